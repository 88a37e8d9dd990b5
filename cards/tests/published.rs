//! What is published beside the data: schemas and the field dictionary. Both are written by the program;
//! `UPDATE_PUBLISHED=1 cargo test -p fabulario-cards --test cards published::` writes them anew.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{env, fs};

mod broken;
mod document;

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
        "{path} is out of date: UPDATE_PUBLISHED=1 cargo test -p fabulario-cards --test cards published::"
    );
}

fn json(path: &str) -> Value {
    serde_json::from_slice(&fs::read(folder(path)).unwrap()).unwrap()
}

#[test]
fn the_schemas_are_those_of_the_program() {
    let mut there: Vec<String> = fs::read_dir(folder("schema"))
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    there.sort();
    let mut known = Vec::new();
    for (name, schema) in schema::all() {
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        published(&format!("schema/{name}.json"), &text);
        known.push(format!("{name}.json"));
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
    }
    known.sort();
    if env::var_os("UPDATE_PUBLISHED").is_none() {
        assert_eq!(there, known);
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

/// The name of the schema that a data file fits, if it has one.
fn schema_of(path: &str) -> Option<String> {
    let (game, rest) = path.split_once('/')?;
    Some(match (game, rest) {
        (_, "sets.json") => "sets".to_owned(),
        (_, "renames.json") => "renames".to_owned(),
        ("fabula", "fichas.json") => "fabula-cards".to_owned(),
        ("fabula", "keywords.json") => "fabula-keywords".to_owned(),
        ("fabula", "subtypes.json") => "fabula-subtypes".to_owned(),
        (_, "tokens.json") => format!("{game}-cards"),
        (_, "tags.json" | "keywords.json" | "statuses.json" | "paths.json") => "terms".to_owned(),
        (_, rest) if rest.starts_with("cards/") => format!("{game}-cards"),
        (_, rest) if rest.starts_with("decks/") => format!("{game}-deck"),
        _ => return None,
    })
}

fn validator(name: &str) -> jsonschema::Validator {
    let mut all = schema::all().into_iter();
    let (_, schema) = all
        .find(|(it, _)| *it == name)
        .unwrap_or_else(|| panic!("there is no schema {name}"));
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn every_shipped_file_fits_its_schema_and_a_broken_one_does_not() {
    let mut checked: BTreeMap<String, usize> = BTreeMap::new();
    for (path, data) in &Files::embedded().0 {
        let Some(name) = schema_of(path) else {
            continue;
        };
        let validator = validator(&name);
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
        *checked.entry(name).or_default() += 1;
    }
    // Nothing that is shipped has had another id, and documents are no part of the data.
    let rest = ["import", "renames"];
    for (name, _) in schema::all().iter().filter(|(it, _)| !rest.contains(it)) {
        assert!(checked.contains_key(*name), "no file of {name}");
    }
    assert_eq!(checked["sets"], 4);
}
