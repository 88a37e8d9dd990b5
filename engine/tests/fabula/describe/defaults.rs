//! A default that is told is the one that the reader takes.

use fabulario_engine::fabula::describe::{Field, Shape, Type};
use serde_json::Map;

use super::*;

/// The value with every default written out.
fn complete(value: &Value, shape: &Shape, types: &[Type]) -> Value {
    match (shape, value) {
        (Shape::Optional(of), value) if !value.is_null() => complete(value, of, types),
        (Shape::List { of, .. }, Value::Array(list)) => list
            .iter()
            .map(|value| complete(value, of, types))
            .collect(),
        (Shape::Either(shapes), value) if !value.is_number() => {
            complete(value, shapes.last().unwrap(), types)
        }
        (Shape::Type(name), value) => {
            let found = types.iter().find(|it| it.name == *name).unwrap();
            match (&found.form, value) {
                (Form::Value(shape), value) => complete(value, shape, types),
                (Form::Fields(fields), Value::Object(object)) => {
                    complete_fields(object, fields, types)
                }
                (Form::Variants(variants), value) => {
                    let (kind, object) = match value {
                        Value::String(word) => (word, Map::new()),
                        Value::Object(object) => {
                            let (kind, fields) = object.iter().next().unwrap();
                            (kind, fields.as_object().unwrap().clone())
                        }
                        _ => panic!("{value} is no {name}"),
                    };
                    let variant = variants.iter().find(|it| it.name == *kind).unwrap();
                    if variant.fields.is_empty() {
                        kind.as_str().into()
                    } else {
                        json!({ kind: complete_fields(&object, &variant.fields, types) })
                    }
                }
                _ => panic!("{value} is no {name}"),
            }
        }
        (_, value) => value.clone(),
    }
}

fn complete_fields(object: &Map<String, Value>, fields: &[Field], types: &[Type]) -> Value {
    let complete = fields.iter().map(|field| {
        let value = object.get(field.name).or(field.default.as_ref()).unwrap();
        (field.name.to_owned(), complete(value, &field.shape, types))
    });
    Value::Object(complete.collect())
}

#[test]
fn a_card_with_every_default_written_out_is_the_same_card() {
    let types = vocabulary();
    let cards = cards();
    let completed: Vec<Value> = cards
        .iter()
        .map(|card| complete(card, &Shape::Type("Card"), &types))
        .collect();
    let validator = validator("Card");
    assert!(completed.iter().all(|card| validator.is_valid(card)));
    let size = |cards: &[Value]| serde_json::to_string(cards).unwrap().len();
    assert!(size(&completed) > 2 * size(&cards));
    let read = |cards: &[Value]| Table::with_keywords(&json!(cards), &json!(keywords())).unwrap();
    // Not `assert_eq`: a failure would print both tables.
    assert!(
        read(&cards) == read(&completed),
        "a default is read otherwise than told"
    );
}

#[test]
fn every_default_fits_its_own_field() {
    let (types, schema) = (vocabulary(), schema());
    // To prepare a schema takes a while: one of each kind is enough.
    let mut seen = BTreeSet::new();
    let mut told = 0;
    for it in &types {
        let fields: Vec<(String, &Field)> = match &it.form {
            Form::Fields(fields) => fields
                .iter()
                .map(|field| (format!("properties/{}", field.name), field))
                .collect(),
            Form::Variants(variants) => {
                // The words stand before the object.
                let place = variants.iter().filter(|variant| variant.is_word()).count();
                let path = |variant: &str, field: &str| {
                    format!("anyOf/{place}/properties/{variant}/properties/{field}")
                };
                variants
                    .iter()
                    .flat_map(|v| v.fields.iter().map(|f| (path(&v.name, f.name), f)))
                    .collect()
            }
            Form::Value(_) => Vec::new(),
        };
        for (path, field) in fields {
            let Some(default) = &field.default else {
                continue;
            };
            let place = format!("{}/{path}", it.name);
            let property = schema.pointer(&format!("/$defs/{place}")).unwrap();
            assert_eq!(property.get("default"), Some(default), "{place}");
            told += 1;
            if seen.insert((field.shape.to_string(), default.to_string())) {
                assert!(validator(&place).is_valid(default), "{place}: {default}");
            }
        }
    }
    assert!(told > 100 && seen.len() > 20, "{told}, {}", seen.len());
}
