//! JSON Schemas of the data files, for editors and for publishers.
//!
//! What a card of Fábula does is described by the engine's own vocabulary, and what stands on a card of another game
//! by the types that read it, so no schema can promise more or less words than the reader takes. What is added here
//! is what the files write around that: names in two languages, ids, printings, rulings, and fichas by id.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use crate::import;

mod fabula;
mod lists;
mod printed;
mod sheet;

const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Every schema by the name of its file.
#[must_use]
pub fn all() -> [(&'static str, Value); 14] {
    [
        ("fabula-cards", fabula::cards()),
        ("fabula-keywords", fabula::keywords()),
        ("fabula-subtypes", fabula::subtypes()),
        ("fabula-deck", fabula::deck()),
        ("dominions-cards", printed::dominions()),
        ("dominions-deck", lists::deck(Game::Dominions)),
        ("multiversity-cards", printed::multiversity()),
        ("multiversity-deck", lists::deck(Game::Multiversity)),
        ("apoteose-cards", printed::apoteose()),
        ("apoteose-deck", lists::deck(Game::Apoteose)),
        ("sets", lists::sets()),
        ("terms", lists::terms()),
        ("renames", lists::renames()),
        ("import", document()),
    ]
}

/// A publisher's own document.
fn document() -> Value {
    let mut schema = map(json!({
        "$schema": DRAFT,
        "title": "A publisher's document, as cards/IMPORT.md describes it",
    }));
    schema.extend(map(import::schema()));
    Value::Object(schema)
}

/// A file that is a list.
fn list(title: &str, of: &Value, mut defs: Map<String, Value>) -> Value {
    defs.insert("BothLanguages".to_owned(), both_languages());
    json!({ "$schema": DRAFT, "title": title, "type": "array", "items": of, "$defs": defs })
}

fn text(description: &str) -> Value {
    json!({ "description": description, "$ref": "#/$defs/BothLanguages" })
}

fn word(description: &str) -> Value {
    json!({ "description": description, "type": "string", "pattern": "^[a-z0-9-]+$" })
}

/// The id of something of a game, such as a card.
fn id(description: &str, begins: &str) -> Value {
    json!({
        "description": description,
        "type": "string",
        "pattern": format!("^{begins}-[a-z0-9-]+$"),
        "maxLength": 120,
    })
}

fn both_languages() -> Value {
    json!({
        "description": "A text in both languages.",
        "type": "object",
        "properties": {
            "pt-BR": { "type": "string", "minLength": 1 },
            "en": { "type": "string", "minLength": 1 },
        },
        "required": ["pt-BR", "en"],
        "additionalProperties": false,
    })
}

/// The fields of an object; of anything else there are none.
fn map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
