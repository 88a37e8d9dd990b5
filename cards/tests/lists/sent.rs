//! Lists as people send them, each with its report, written by hand, beside it.

use std::fs;
use std::path::{Path, PathBuf};

use fabulario_cards::list::read;

use super::{CATALOG, told};

/// The lists, each with its report.
pub fn lists() -> Vec<(PathBuf, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/lists");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut texts: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    texts.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let report = fs::read_to_string(path.with_extension("report")).unwrap();
        (path, text, report)
    };
    texts.into_iter().map(read).collect()
}

#[test]
fn every_line_is_understood_as_somebody_would() {
    let lists = lists();
    assert_eq!(lists.len(), 54);
    let mut wrong = String::new();
    for (path, text, expected) in lists {
        let game = expected.lines().next().unwrap();
        let asked = game
            .strip_suffix(" asked")
            .and_then(|it| it.strip_prefix("game "));
        let asked = asked.map(|game| game.parse().unwrap());
        let report = read(&CATALOG, &text, asked).unwrap();
        let found = told(&report, &CATALOG);
        if found != expected {
            let name = path.file_name().unwrap().to_string_lossy();
            let pairs = expected.lines().zip(found.lines()).filter(|(a, b)| a != b);
            let pairs: Vec<String> = pairs.map(|(a, b)| format!("  - {a}\n  + {b}\n")).collect();
            wrong.extend([name.as_ref(), "\n", &pairs.concat()]);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
