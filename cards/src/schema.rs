//! JSON Schemas of the data files of Fábula, for editors and for publishers.
//!
//! What a card does is described by the engine's own vocabulary, so the schema cannot promise more or less than the
//! reader takes; what is added here is what the files write differently: names in two languages, ids, printings, and
//! fichas by id.

use fabulario_engine::fabula::describe;
use serde_json::{Map, Value, json};

const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Every schema by the name of its file.
#[must_use]
pub fn all() -> [(&'static str, Value); 5] {
    [
        ("fabula-cards", cards()),
        ("fabula-keywords", keywords()),
        ("fabula-sets", sets()),
        ("fabula-subtypes", subtypes()),
        ("fabula-deck", deck()),
    ]
}

/// A file of cards, or of fichas.
fn cards() -> Value {
    let mut defs = definitions();
    if let Some(card) = defs.get_mut("Card") {
        as_written(card);
    }
    json!({
        "$schema": DRAFT,
        "title": "A file of Fábula cards or fichas",
        "type": "array",
        "items": { "$ref": "#/$defs/Card" },
        "$defs": defs,
    })
}

fn keywords() -> Value {
    let keyword = json!({
        "type": "object",
        "properties": {
            "id": word("What cards call it; it never changes."),
            "name": text("What players read."),
            "abilities": {
                "description": "The abilities that it stands for. FAB 1.14.2",
                "type": "array",
                "items": { "$ref": "#/$defs/Ability" },
                "minItems": 1,
            },
        },
        "required": ["id", "name", "abilities"],
        "additionalProperties": false,
    });
    list("Keywords of Fábula", &keyword, definitions())
}

fn sets() -> Value {
    let set = json!({
        "type": "object",
        "properties": {
            "code": { "description": "The code on the cards.", "type": "string", "pattern": "^[A-Z0-9]{2,6}$" },
            "name": text("The name."),
            "released": {
                "description": "The day from which its cards may be played.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
            },
            "about": text("What it tells."),
        },
        "required": ["code", "name", "released", "about"],
        "additionalProperties": false,
    });
    list("Sets of Fábula", &set, Map::new())
}

fn subtypes() -> Value {
    let subtype = json!({
        "type": "object",
        "properties": {
            "id": word("What cards call it; it never changes."),
            "of": {
                "description": "The type whose cards have it.",
                "enum": ["aliado", "manobra", "base", "modificacao"],
            },
            "name": text("One of them."),
            "plural": text("Several."),
            "feminine": { "description": "Whether the Portuguese word is feminine.", "type": "boolean", "default": false },
        },
        "required": ["id", "of", "name", "plural"],
        "additionalProperties": false,
    });
    list("Subtypes of Fábula", &subtype, Map::new())
}

fn deck() -> Value {
    let base = json!({ "type": "string", "pattern": "^fab-[a-z0-9-]+$" });
    json!({
        "$schema": DRAFT,
        "title": "A ready deck of Fábula",
        "type": "object",
        "properties": {
            "id": { "description": "What it is called in addresses; it never changes.", "type": "string", "pattern": "^fab-deck-[a-z0-9-]+$" },
            "name": text("The name."),
            "guide": text("How it is played, in one paragraph."),
            "format": { "description": "The format that it is legal in.", "type": "string" },
            "centro": { "description": "The inner base.", "type": "string", "pattern": "^fab-[a-z0-9-]+$" },
            "arredores": { "description": "The four outer bases.", "type": "array", "items": base, "minItems": 4, "maxItems": 4 },
            "cards": {
                "description": "How many copies of which card.",
                "type": "object",
                "propertyNames": { "pattern": "^fab-[a-z0-9-]+$" },
                "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 99 },
            },
        },
        "required": ["id", "name", "guide", "format", "centro", "arredores", "cards"],
        "additionalProperties": false,
        "$defs": { "BothLanguages": both_languages() },
    })
}

fn list(title: &str, of: &Value, mut defs: Map<String, Value>) -> Value {
    defs.insert("BothLanguages".to_owned(), both_languages());
    json!({ "$schema": DRAFT, "title": title, "type": "array", "items": of, "$defs": defs })
}

/// The engine's vocabulary, with fichas named by id.
fn definitions() -> Map<String, Value> {
    let Value::Object(mut schema) = describe::schema() else {
        return Map::new();
    };
    let mut defs = match schema.remove("$defs") {
        Some(Value::Object(defs)) => defs,
        _ => Map::new(),
    };
    defs.values_mut().for_each(fichas_by_id);
    defs.insert("BothLanguages".to_owned(), both_languages());
    defs
}

fn fichas_by_id(schema: &mut Value) {
    match schema {
        Value::Array(list) => list.iter_mut().for_each(fichas_by_id),
        Value::Object(object) => {
            let made = object
                .get("ficha")
                .and_then(|ficha| ficha.get("$ref"))
                .is_some_and(|of| of == "#/$defs/Card");
            if made {
                let id = json!({
                    "description": "The id of a ficha of fichas.json. FAB 1.12.3",
                    "type": "string",
                    "pattern": "^fab-ficha-[a-z0-9-]+$",
                });
                object.insert("ficha".to_owned(), id);
            }
            object.values_mut().for_each(fichas_by_id);
        }
        _ => {}
    }
}

/// A card as the files write it.
fn as_written(card: &mut Value) {
    let Some(properties) = card.get_mut("properties").and_then(Value::as_object_mut) else {
        return;
    };
    // It follows from the printings.
    properties.remove("collections");
    let own = [
        (
            "id",
            json!({
                "description": "What lists call it; it never changes.",
                "type": "string",
                "pattern": "^fab-[a-z0-9-]+$",
            }),
        ),
        (
            "name",
            text("The name; the Portuguese one is the name that the rules speak of. FAB 2.1.4"),
        ),
        (
            "flavour",
            text("A line of story without meaning for the rules. FAB 2.6"),
        ),
        (
            "printings",
            json!({
                "description": "Where it was printed; a ficha has none. FAB 2.8",
                "type": "array",
                "minItems": 1,
                "items": {
                    "type": "object",
                    "properties": {
                        "set": { "description": "The code of the set.", "type": "string" },
                        "number": { "description": "The number in the set.", "type": "integer", "minimum": 1, "maximum": 65_535 },
                    },
                    "required": ["set", "number"],
                    "additionalProperties": false,
                },
            }),
        ),
    ];
    for (name, schema) in own {
        properties.insert(name.to_owned(), schema);
    }
    if let Some(required) = card.get_mut("required").and_then(Value::as_array_mut) {
        required.push(json!("id"));
    }
}

fn text(description: &str) -> Value {
    json!({ "description": description, "$ref": "#/$defs/BothLanguages" })
}

fn word(description: &str) -> Value {
    json!({ "description": description, "type": "string", "pattern": "^[a-z0-9-]+$" })
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
