//! Schema and dictionary of a card say what its reader accepts, no more and no less.

mod defaults;
mod known;
mod mutations;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fabulario_engine::fabula::describe::{EntryKind, Form, dictionary, schema, vocabulary};
use fabulario_engine::fabula::{Mistake, Table};
use jsonschema::Validator;
use serde_json::{Value, json};

/// The cards of the sample set.
fn cards() -> Vec<Value> {
    serde_json::from_str(include_str!("data/cards.json")).unwrap()
}

/// The keywords of the sample set.
fn keywords() -> Vec<Value> {
    serde_json::from_str(include_str!("data/keywords.json")).unwrap()
}

/// What the reader finds wrong with a card.
fn mistakes(card: &Value) -> Vec<Mistake> {
    static KEYWORDS: LazyLock<Value> = LazyLock::new(|| Value::Array(keywords()));
    // Few cards name a keyword, and what is not used need not be read thirty thousand times.
    let read = if card.to_string().contains("\"keywords\"") {
        Table::with_keywords(&json!([card]), &KEYWORDS)
    } else {
        Table::read(&json!([card]))
    };
    read.err().unwrap_or_default()
}

/// The schema of a card, or of another type of the vocabulary.
fn validator(name: &str) -> Validator {
    let mut schema = schema();
    schema["$ref"] = format!("#/$defs/{name}").into();
    jsonschema::draft202012::new(&schema).unwrap()
}

/// Every place in a tree, as a JSON pointer.
fn places(tree: &Value) -> Vec<String> {
    fn walk(tree: &Value, path: &str, places: &mut Vec<String>) {
        places.push(path.to_owned());
        match tree {
            Value::Array(list) => {
                for (i, value) in list.iter().enumerate() {
                    walk(value, &format!("{path}/{i}"), places);
                }
            }
            Value::Object(object) => {
                for (name, value) in object {
                    walk(value, &format!("{path}/{name}"), places);
                }
            }
            _ => {}
        }
    }
    let mut places = Vec::new();
    walk(tree, "", &mut places);
    places
}

/// The tree with another value at a place.
fn replaced(tree: &Value, place: &str, value: Value) -> Value {
    let mut tree = tree.clone();
    *tree.pointer_mut(place).unwrap() = value;
    tree
}

#[test]
fn the_schema_is_a_schema() {
    let schema = schema();
    assert!(jsonschema::draft202012::meta::is_valid(&schema));
    assert_eq!(schema["$ref"], "#/$defs/Card");
}

#[test]
fn every_sample_card_and_keyword_fits() {
    for (name, values) in [("Card", cards()), ("Keyword", keywords())] {
        let validator = validator(name);
        assert!(!values.is_empty());
        for value in values {
            let found = validator.validate(&value).map_err(|e| e.to_string());
            assert_eq!(found, Ok(()), "{value}");
        }
    }
}

#[test]
fn every_word_of_the_vocabulary_is_told_as_prose() {
    let types = vocabulary();
    let docs = types.iter().map(|it| (it.name, &it.doc));
    let entries = dictionary();
    for (name, doc) in docs.chain(entries.iter().map(|it| (it.path.as_str(), &it.doc))) {
        assert!(!doc.is_empty(), "{name} has no doc comment");
        for mark in ["[", "](", "\n", "  "] {
            assert!(!doc.contains(mark), "{name}: {doc}");
        }
    }
}

#[test]
fn the_dictionary_has_an_entry_for_each_field_and_variant() {
    let entries = dictionary();
    let mut expected = BTreeSet::new();
    for it in vocabulary() {
        match it.form {
            Form::Fields(fields) => {
                expected.extend(fields.iter().map(|f| (it.name, f.name.to_owned())));
            }
            Form::Variants(variants) => {
                for v in variants {
                    let path = |field: &str| format!("{}.{field}", v.name);
                    expected.extend(v.fields.iter().map(|f| (it.name, path(f.name))));
                    expected.insert((it.name, v.name));
                }
            }
            Form::Value(_) => {}
        }
    }
    let told: BTreeSet<(&str, String)> = entries.iter().map(|e| (e.of, e.path.clone())).collect();
    assert_eq!(told.len(), entries.len(), "an entry stands there twice");
    assert_eq!(told, expected);
    let count = |kind| entries.iter().filter(|e| e.kind == kind).count();
    let counts = [
        EntryKind::Field,
        EntryKind::Variant,
        EntryKind::VariantField,
    ]
    .map(count);
    println!("{} types, {counts:?} entries", vocabulary().len());
    assert!(counts.iter().all(|count| *count > 40), "{counts:?}");
}

#[test]
fn an_entry_says_what_an_author_needs() {
    let entries = dictionary();
    let entry = |of: &str, path: &str| {
        let found = entries.iter().find(|e| e.of == of && e.path == path);
        serde_json::to_value(found.unwrap()).unwrap()
    };
    let trigger = entry("Trigger", "dies.what");
    assert_eq!(
        trigger,
        json!({
            "type": "Trigger", "path": "dies.what", "kind": "variant_field", "doc": "Which.", "value": "Filter",
            "mentions": "Filter", "required": false, "default": {"this": true},
        })
    );
    assert_eq!(entry("Card", "name")["required"], true);
    assert_eq!(
        entry("Card", "vida")["value"],
        "whole number from -999 to 999, or null"
    );
    assert_eq!(entry("Card", "cost")["default"], json!({}));
    assert_eq!(entry("Effect", "choose")["value"], "object with fields");
    let chosen = "A player chooses objects; `Objects::Chosen` means them from then on.";
    assert_eq!(entry("Effect", "choose")["doc"], chosen);
    assert_eq!(
        entry("Effect", "draw")["value"],
        "word, or object with fields"
    );
    assert_eq!(entry("Effect", "draw.amount")["default"], 1);
}
