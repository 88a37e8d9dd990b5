//! What is published beside the data: schemas and the field dictionary. Both are written by the program;
//! `UPDATE_PUBLISHED=1 cargo test -p fabulario-cards --test published` writes them anew.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::path::PathBuf;
use std::{env, fs};

use fabulario_cards::dictionary::dictionary;
use fabulario_cards::fabula::Library;
use fabulario_cards::stock::Stock;
use fabulario_cards::{Files, schema};
use serde_json::Value;

fn folder(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The file says what the program says.
fn published(path: &str, text: &str) {
    let file = folder(path);
    if env::var_os("UPDATE_PUBLISHED").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
    }
    let there = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        there == text,
        "{path} is out of date: UPDATE_PUBLISHED=1 cargo test -p fabulario-cards --test published"
    );
}

fn json(path: &str) -> Value {
    serde_json::from_slice(&fs::read(folder(path)).unwrap()).unwrap()
}

#[test]
fn the_schemas_are_those_of_the_program() {
    for (name, schema) in schema::all() {
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        published(&format!("schema/{name}.json"), &text);
    }
}

#[test]
fn the_dictionary_is_that_of_the_program_and_shows_an_example_of_every_kind() {
    let stock = Stock::of(&Files::embedded(), &mut Vec::new());
    let mut cards = Library::engine_form(&stock).0;
    // The engine's samples use every word; the set need not.
    let samples = json("../engine/tests/fabula/data/cards.json");
    cards.extend(samples.as_array().unwrap().iter().cloned());
    let text = dictionary(&cards);
    published("FIELDS.md", &text);
    let without: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("| `") && line.ends_with("|  |"))
        .collect();
    // Keywords are named by cards and defined beside them.
    let without: Vec<&&str> = without
        .iter()
        .filter(|line| !line.contains("| `abilities` |"))
        .collect();
    assert!(without.len() <= 3, "no example of {without:#?}");
}

#[test]
fn every_shipped_file_fits_its_schema_and_a_broken_one_does_not() {
    let of = |path: &str| match path.strip_prefix("fabula/")? {
        "fichas.json" => Some("fabula-cards"),
        "keywords.json" => Some("fabula-keywords"),
        "sets.json" => Some("fabula-sets"),
        "subtypes.json" => Some("fabula-subtypes"),
        rest if rest.starts_with("cards/") => Some("fabula-cards"),
        rest if rest.starts_with("decks/") => Some("fabula-deck"),
        _ => None,
    };
    let mut checked = 0;
    for (path, data) in &Files::embedded().0 {
        let Some(name) = of(path) else { continue };
        let (_, schema) = schema::all()
            .into_iter()
            .find(|(it, _)| *it == name)
            .unwrap();
        let validator = jsonschema::validator_for(&schema).unwrap();
        let value: Value = serde_json::from_slice(data).unwrap();
        let wrong: Vec<String> = validator
            .iter_errors(&value)
            .map(|error| format!("{path} {}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let mut broken = value.clone();
        let entry = if broken.is_array() {
            &mut broken[0]
        } else {
            &mut broken
        };
        entry["colour_of_the_sky"] = Value::Bool(true);
        assert!(
            !validator.is_valid(&broken),
            "{path}: a field that nobody knows"
        );
        checked += 1;
    }
    assert!(checked >= 12, "only {checked} files were checked");
}
