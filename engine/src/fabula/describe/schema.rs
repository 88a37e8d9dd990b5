//! The vocabulary as a JSON Schema.

use serde_json::{Map, Value, json};

use super::{Field, Form, Shape, Type, Variant, vocabulary};

/// No control characters, and no white space at either end: the very sets that the reader asks
/// `char` for, because what `\s` means differs from one regex engine to the next.
const LINE: &str = concat!(
    r"^[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]",
    r"([^\u0000-\u001f\u007f-\u009f]*",
    r"[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])?$",
);

/// The JSON Schema (draft 2020-12) of one card as the engine reads it.
///
/// What it refuses, [`Table::read`](crate::fabula::Table::read) refuses too. The reader refuses
/// more: what only the text around a node decides, such as targets, letters and the fields that
/// belong to a type of card, and `2.0`, which a schema cannot tell from `2`.
#[must_use]
pub fn schema() -> Value {
    let types = vocabulary();
    let defs: Map<String, Value> = types
        .iter()
        .map(|it| (it.name.to_owned(), definition(it)))
        .collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A card of Fábula TCG",
        "$ref": "#/$defs/Card",
        "$defs": defs,
    })
}

fn definition(described: &Type) -> Value {
    let schema = match &described.form {
        Form::Fields(fields) => object(fields),
        Form::Variants(variants) => choice(variants),
        Form::Value(shape) => value(shape),
    };
    told(&described.doc, schema)
}

/// A schema with what it means in front.
fn told(doc: &str, schema: Map<String, Value>) -> Value {
    let mut all = map(json!({ "description": doc }));
    all.extend(schema);
    Value::Object(all)
}

fn object(fields: &[Field]) -> Map<String, Value> {
    let mut schema = map(json!({ "type": "object" }));
    if !fields.is_empty() {
        let properties: Map<String, Value> = fields
            .iter()
            .map(|field| (field.name.to_owned(), property(field)))
            .collect();
        schema.insert("properties".to_owned(), Value::Object(properties));
    }
    let required = fields.iter().filter(|field| field.default.is_none());
    let required: Vec<&str> = required.map(|field| field.name).collect();
    if !required.is_empty() {
        schema.insert("required".to_owned(), json!(required));
    }
    schema.insert("additionalProperties".to_owned(), Value::Bool(false));
    schema
}

fn property(field: &Field) -> Value {
    let mut schema = value(&field.shape);
    if let Some(default) = &field.default {
        schema.insert("default".to_owned(), default.clone());
    }
    told(&field.doc, schema)
}

/// A word where nothing has to be said about it, or an object whose one key is the word.
fn choice(variants: &[Variant]) -> Map<String, Value> {
    let words = variants.iter().filter(|variant| variant.is_word());
    // A constant each, not one list: an editor shows the description of the word at hand.
    let mut forms: Vec<Value> = words
        .map(|variant| json!({ "description": variant.doc, "const": variant.name }))
        .collect();
    let kinds: Map<String, Value> = variants
        .iter()
        .map(|it| (it.name.clone(), told(&it.doc, object(&it.fields))))
        .collect();
    forms.push(json!({
        "type": "object",
        "properties": kinds,
        "additionalProperties": false,
        "minProperties": 1,
        "maxProperties": 1,
    }));
    map(json!({ "anyOf": forms }))
}

fn value(shape: &Shape) -> Map<String, Value> {
    map(match shape {
        Shape::Truth => json!({ "type": "boolean" }),
        Shape::Number { least, most } => {
            json!({ "type": "integer", "minimum": least, "maximum": most })
        }
        Shape::Text { most } => {
            json!({ "type": "string", "minLength": 1, "maxLength": most, "pattern": LINE })
        }
        Shape::Optional(of) => json!({ "anyOf": [value(of), { "type": "null" }] }),
        Shape::List { of, most } => {
            json!({ "type": "array", "items": value(of), "maxItems": most })
        }
        Shape::Either(shapes) => {
            json!({ "anyOf": shapes.iter().map(value).collect::<Vec<_>>() })
        }
        Shape::Type(name) => json!({ "$ref": format!("#/$defs/{name}") }),
    })
}

fn map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
