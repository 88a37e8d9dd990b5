//! The files of Fábula, whose abilities are trees of the engine's vocabulary.

use fabulario_engine::Game;
use fabulario_engine::fabula::describe;
use serde_json::{Map, Value, json};

use super::{DRAFT, both_languages, id, list, map, sheet, text, word};

/// A file of cards, or of fichas.
pub(super) fn cards() -> Value {
    let mut defs = definitions();
    sheet::definitions(&mut defs);
    if let Some(card) = defs.get_mut("Card") {
        as_written(card);
    }
    let card = json!({ "$ref": "#/$defs/Card" });
    list("A file of Fábula cards or fichas", &card, defs)
}

/// Names for abilities.
pub(super) fn keywords() -> Value {
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

/// Subtypes, with what a sentence needs of them.
pub(super) fn subtypes() -> Value {
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

/// A ready deck.
pub(super) fn deck() -> Value {
    let base = json!({ "type": "string", "pattern": "^fab-[a-z0-9-]+$" });
    json!({
        "$schema": DRAFT,
        "title": "A ready deck of Fábula",
        "type": "object",
        "properties": {
            "id": id("What it is called in addresses; it never changes.", "fab-deck"),
            "name": text("The name."),
            "guide": text("How it is played, in one paragraph."),
            "format": { "description": "The format that it is legal in.", "type": "string" },
            "centro": id("The inner base.", "fab"),
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

/// The engine's vocabulary, with fichas named by id.
fn definitions() -> Map<String, Value> {
    let mut schema = map(describe::schema());
    let mut defs = map(schema.remove("$defs").unwrap_or_default());
    defs.values_mut().for_each(fichas_by_id);
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
                let id = id("The id of a ficha of fichas.json. FAB 1.12.3", "fab-ficha");
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
    properties.remove("sets");
    for (name, schema) in sheet::fields(Game::Fabula) {
        properties.insert(name.to_owned(), schema);
    }
    if let Some(required) = card.get_mut("required").and_then(Value::as_array_mut) {
        required.push(json!("id"));
    }
}
