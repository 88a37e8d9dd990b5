//! Cards of the games whose effects are words, from the very types that read them.

use fabulario_engine::Game;
use fabulario_engine::deck::Printed;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{list, map, sheet};
use crate::words::Words;
use crate::{apoteose, dominions, multiversity, shelf};

/// What a card of a type must have: the type, and a field.
type Needs = (&'static str, &'static str);

/// A file of cards or tokens of Dominions.
pub(super) fn dominions() -> Value {
    let needs: [Needs; 5] = [
        ("unidade", "element"),
        ("unidade", "directions"),
        ("artefato", "activation"),
        ("campo", "occupy"),
        ("campo", "link"),
    ];
    cards::<dominions::Print<Words>>("Dimensional Dominions", &needs, |defs| {
        narrow(defs, "Card", "atk", &json!({ "maximum": 99 }));
        narrow(defs, "Card", "hp", &json!({ "minimum": 1, "maximum": 99 }));
        narrow(defs, "Card", "range", &json!({ "maximum": 6 }));
        narrow(defs, "Card", "directions", &json!({ "uniqueItems": true }));
    })
}

/// A file of cards or tokens of Multiversity.
pub(super) fn multiversity() -> Value {
    let needs: [Needs; 4] = [
        ("personagem", "world"),
        ("personagem", "life"),
        ("item", "item"),
        ("energia", "energy"),
    ];
    cards::<multiversity::Print<Words>>("Multiversity Conquest", &needs, |defs| {
        let one = |kinds: &[&str]| {
            let kind = json!({ "properties": { "kind": { "enum": kinds } }, "required": ["kind"] });
            json!({ "contains": kind, "minContains": 0, "maxContains": 1 })
        };
        let passive = one(&["passiva", "lider", "sidekick"]);
        let active = one(&["ataque", "flanquear"]);
        let actions = json!({ "maxItems": 2, "allOf": [passive, active] });
        narrow(defs, "Card", "actions", &actions);
    })
}

/// A file of cards or tokens of Apoteose.
pub(super) fn apoteose() -> Value {
    let needs: [Needs; 1] = [("classe", "path")];
    cards::<apoteose::Print<Words>>("Apoteose", &needs, |defs| {
        let known = json!({ "enum": or_null(&apoteose::ATTRIBUTES) });
        narrow(defs, "Damage", "base", &known);
    })
}

fn cards<P: shelf::Print + ToSchema>(
    of: &str,
    needs: &[Needs],
    narrower: fn(&mut Map<String, Value>),
) -> Value {
    let game: Game = <P::Card as Printed>::GAME;
    let mut defs = Map::new();
    described::<P>("Card", &mut defs);
    sheet::definitions(&mut defs);
    narrower(&mut defs);
    let known = json!({ "enum": or_null(P::STATS) });
    narrow(&mut defs, "Deed", "stat", &known);
    if let Some(Value::Object(card)) = defs.get_mut("Card") {
        let mut properties: Map<String, Value> = sheet::fields(game)
            .map(|(name, schema)| (name.to_owned(), schema))
            .into_iter()
            .collect();
        properties.extend(map(card.remove("properties").unwrap_or_default()));
        card.insert("properties".to_owned(), Value::Object(properties));
        if let Some(Value::Array(required)) = card.get_mut("required") {
            required.extend([json!("id"), json!("name")]);
        }
        let needs: Vec<Value> = needs.iter().map(needed).collect();
        card.insert("allOf".to_owned(), needs.into());
    }
    let title = format!("A file of cards or tokens of {of}");
    list(&title, &json!({ "$ref": "#/$defs/Card" }), defs)
}

fn needed((kind, field): &Needs) -> Value {
    let is = json!({ "properties": { "type": { "const": kind } }, "required": ["type"] });
    let has =
        json!({ "required": [field], "properties": { *field: { "not": { "type": "null" } } } });
    json!({ "if": is, "then": has })
}

/// Words of which one stands in a field that may be empty.
fn or_null(words: &[&str]) -> Vec<Value> {
    let words = words.iter().map(|word| json!(word));
    words.chain([Value::Null]).collect()
}

/// Adds a type under this name, and all that it speaks of under their own.
pub(super) fn described<T: ToSchema>(name: &str, defs: &mut Map<String, Value>) {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    parts.push((name.to_owned(), T::schema()));
    for (name, schema) in parts {
        let mut schema = serde_json::to_value(schema).unwrap_or_default();
        as_draft(&mut schema);
        defs.insert(plain(&name).to_owned(), schema);
    }
    // A text is one in both languages here.
    defs.remove(&*Words::name());
}

/// The name of a type of which only the form with words in all languages is written in files.
fn plain(name: &str) -> &str {
    name.strip_suffix("_Words").unwrap_or(name)
}

/// From the words of OpenAPI to those of JSON Schema.
fn as_draft(schema: &mut Value) {
    match schema {
        Value::Array(all) => all.iter_mut().for_each(as_draft),
        Value::Object(fields) if is_text(fields) => {
            *schema = json!({ "$ref": "#/$defs/BothLanguages" });
        }
        Value::Object(fields) => {
            if let Some(Value::String(of)) = fields.get_mut("$ref") {
                let name = plain(of.rsplit('/').next().unwrap_or_default());
                let text = name == Words::name();
                *of = format!("#/$defs/{}", if text { "BothLanguages" } else { name });
            }
            // The width of an integer is no format of a JSON Schema.
            if fields.get("format").is_some_and(Value::is_string) {
                fields.shift_remove("format");
            }
            if let Some(example) = fields.shift_remove("example") {
                fields.insert("examples".to_owned(), json!([example]));
            }
            fields.values_mut().for_each(as_draft);
        }
        _ => {}
    }
}

/// Whether this describes a text that players read, which a generic type does in place.
fn is_text(fields: &Map<String, Value>) -> bool {
    let properties = fields.get("properties").and_then(Value::as_object);
    properties.is_some_and(Words::is_written)
}

/// Adds to what is said of a field.
pub(super) fn narrow(defs: &mut Map<String, Value>, of: &str, field: &str, more: &Value) {
    let part = defs.get_mut(of).and_then(|part| part.get_mut("properties"));
    let schema = part.and_then(|properties| properties.get_mut(field));
    if let (Some(Value::Object(schema)), Value::Object(more)) = (schema, more) {
        schema.extend(more.clone());
    }
}
