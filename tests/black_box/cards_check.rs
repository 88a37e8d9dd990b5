//! `fabulario cards check`

use std::fs;
use std::path::Path;

use fabulario_tests::{fabulario, run};

pub const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../cards/data");

pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

#[test]
fn the_data_inside_the_binary_and_in_the_repository_are_the_same_and_right() {
    let inside = run(&["cards", "check"]);
    let folder = run(&["cards", "check", DATA]);
    assert!(inside.status.success() && folder.status.success());
    assert_eq!(
        String::from_utf8_lossy(&inside.stdout),
        String::from_utf8_lossy(&folder.stdout)
    );
    assert!(String::from_utf8_lossy(&inside.stdout).contains("no mistakes"));
}

#[test]
fn mistakes_are_all_told_with_file_and_place() {
    let folder = tempfile::tempdir().unwrap();
    copy(Path::new(DATA), folder.path());
    let format = folder.path().join("fabula/formats/fab-padrao.json");
    let text = fs::read_to_string(&format)
        .unwrap()
        .replace("\"FAB-C1\"", "\"FAB-C99\"");
    fs::write(&format, text).unwrap();
    fs::write(folder.path().join("dominions/game.json"), "{").unwrap();
    let output = fabulario()
        .args(["cards", "check"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("fabula/formats/fab-padrao.json /opening_hand/ruling: FAB-C99 is not among the game's rulings"), "{said}");
    assert!(
        said.contains("dominions/game.json: EOF while parsing"),
        "{said}"
    );
    assert!(said.ends_with("2 mistakes\n"), "{said}");
}

#[test]
fn a_folder_that_is_not_there_is_one_clear_sentence() {
    let output = run(&["cards", "check", "nowhere"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        said.starts_with("The folder nowhere cannot be read (No such file"),
        "{said}"
    );
}
