//! `fabulario cards show`, `new` and `schema`, `fabulario decks show` and `measure`

use std::fs;
use std::path::Path;
use std::process::Output;

use fabulario_tests::run;
use serde_json::Value;

use crate::cards_check::{DATA, copy};

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn failed(output: &Output) -> String {
    assert!(!output.status.success(), "{}", said(output));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_card_is_shown_by_id_or_name_in_both_languages() {
    let pt = said(&run(&["cards", "show", "fab-boto-de-sabado"]));
    assert!(
        pt.starts_with("Boto de Sábado  (fab-boto-de-sabado)\n"),
        "{pt}"
    );
    assert!(pt.contains("Aliado (") && pt.contains("influência"), "{pt}");
    let en = said(&run(&["cards", "show", "saturday boto", "--lang", "en"]));
    assert!(en.starts_with("Saturday Boto  ("), "{en}");
    let all = said(&run(&["cards", "show"]));
    assert!(all.matches("\n\n").count() >= 220);
    let none = failed(&run(&["cards", "show", "nada"]));
    assert!(none.contains("Não há carta nada"), "{none}");
    let none = failed(&run(&["cards", "show", "nada", "--lang", "en"]));
    assert!(none.contains("There is no card nada"), "{none}");
    // Names that are near, and the way on; nothing of where the data lie.
    let near = failed(&run(&["cards", "show", "saturdy boto", "--lang", "en"]));
    for words in [
        "Saturday Boto  (fab-boto-de-sabado)",
        "`fabulario cards show` lists",
    ] {
        assert!(near.contains(words), "{near}");
    }
    assert!(!near.contains("data files"), "{near}");
}

#[test]
fn a_new_card_is_right_as_it_stands_and_what_is_taken_changes_nothing() {
    let printed: Value = serde_json::from_str(&said(&run(&[
        "cards",
        "new",
        "Prova de Fogo",
        "--en",
        "Trial by Fire",
        "--kind",
        "manobra",
    ])))
    .unwrap();
    assert_eq!(printed["id"], "fab-prova-de-fogo");
    let folder = tempfile::tempdir().unwrap();
    copy(Path::new(DATA), folder.path());
    let data = folder.path().to_str().unwrap();
    for (i, kind) in ["aliado", "manobra", "modificacao", "base"]
        .into_iter()
        .enumerate()
    {
        let (pt, en) = (format!("Prova {i}"), format!("Trial {i}"));
        let args = [
            "cards",
            "new",
            &pt,
            "--en",
            &en,
            "--kind",
            kind,
            "--colours",
            "verde,roxo",
            "--data",
            data,
            "--file",
            "novas",
        ];
        let told = said(&run(&args));
        assert!(
            told.starts_with(&format!("fab-prova-{i} was added to ")),
            "{told}"
        );
    }
    assert!(run(&["cards", "check", data]).status.success());
    let file = folder.path().join("fabula/cards/novas.json");
    let before = fs::read(&file).unwrap();
    let taken = [
        "cards", "new", "Prova 1", "--en", "Other", "--data", data, "--file", "novas",
    ];
    let told = failed(&run(&taken));
    assert!(told.contains("is also the name of fab-prova-1"), "{told}");
    assert_eq!(fs::read(&file).unwrap(), before);
    let away = [
        "cards", "new", "X", "--en", "Y", "--data", data, "--file", "../../x",
    ];
    assert!(failed(&run(&away)).contains("is no name of a file"));
}

#[test]
fn the_schemas_are_named_and_printed() {
    let names = said(&run(&["cards", "schema"]));
    for name in names.lines() {
        let schema: Value = serde_json::from_str(&said(&run(&["cards", "schema", name]))).unwrap();
        assert!(schema["$schema"].is_string(), "{name}");
    }
    assert!(names.lines().count() >= 5);
    assert!(failed(&run(&["cards", "schema", "nada"])).contains("fabula-cards"));
}

#[test]
fn ready_decks_are_listed_with_their_guides_and_shown_with_their_cards() {
    let all = said(&run(&["decks", "show"]));
    let ids: Vec<&str> = all
        .lines()
        .filter_map(|line| line.strip_suffix(')')?.rsplit_once("  (").map(|(_, id)| id))
        .collect();
    assert!(ids.len() >= 8, "{all}");
    let one = said(&run(&["decks", "show", ids[0], "--lang", "en"]));
    for heading in ["Main deck (40)", "Arredores (4)", "Centro (1)"] {
        assert!(one.contains(heading), "{one}");
    }
    assert!(failed(&run(&["decks", "show", "nada"])).contains("Não há baralho nada"));
    let near = failed(&run(&["decks", "show", "asobio"]));
    assert!(near.contains("(fab-deck-assobio)"), "{near}");
    let named = said(&run(&["decks", "show", "Assobio no Telhado"]));
    assert!(named.contains("(fab-deck-assobio)"), "{named}");
}

#[test]
fn the_matrix_does_not_depend_on_the_number_of_threads() {
    let [one, two] = ["1", "2"].map(|threads| {
        said(&run(&[
            "decks",
            "measure",
            "--games",
            "2",
            "--threads",
            threads,
        ]))
    });
    assert_eq!(one, two);
    assert!(one.contains("| demand | seen | allowed | |"), "{one}");
}
