//! The schemas of the document, and the schemas inside them.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

/// The schemas that have names.
pub(super) fn named(document: &mut Value) -> Option<&mut Map<String, Value>> {
    let schemas = document.pointer_mut("/components/schemas");
    schemas.and_then(Value::as_object_mut)
}

/// The schemas one step inside a schema.
pub(super) fn parts(schema: &mut Value) -> Vec<&mut Value> {
    let mut parts = Vec::new();
    for (word, value) in schema.as_object_mut().into_iter().flatten() {
        match (word.as_str(), value) {
            ("properties", Value::Object(properties)) => parts.extend(properties.values_mut()),
            ("allOf" | "anyOf" | "oneOf" | "prefixItems", Value::Array(items)) => {
                parts.extend(items);
            }
            ("items" | "additionalProperties" | "propertyNames" | "not", value) => {
                parts.push(value);
            }
            _ => {}
        }
    }
    parts
}

/// Every operation of the document.
pub(super) fn operations(document: &mut Value) -> impl Iterator<Item = &mut Value> {
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    let items = paths.into_iter().flat_map(Map::values_mut);
    let items = items.filter_map(Value::as_object_mut);
    items.flat_map(Map::values_mut)
}

/// Media type and content of every answer of an operation.
pub(super) fn answers(operation: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    let responses = operation.get_mut("responses");
    let responses = responses.and_then(Value::as_object_mut);
    let responses = responses.into_iter().flat_map(Map::values_mut);
    let contents = responses.filter_map(|response| response.get_mut("content"));
    contents.filter_map(Value::as_object_mut).flatten()
}

/// A reference to a named schema.
pub(super) fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// The name that a reference refers to.
pub(super) fn referred(schema: &Value) -> Option<&str> {
    let address = schema.get("$ref").and_then(Value::as_str);
    address.and_then(|address| address.strip_prefix("#/components/schemas/"))
}

/// The names of the schemas that a value refers to.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => {
            let name = text.strip_prefix("#/components/schemas/");
            found.extend(name.map(ToOwned::to_owned));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Object(object) => object.values().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// The names of the schemas that these parts of all operations refer to, directly or through other schemas.
pub(super) fn reached(document: &mut Value, parts: &[&str]) -> BTreeSet<String> {
    let mut rest = Vec::new();
    for operation in operations(document) {
        for part in parts {
            if let Some(part) = operation.get(part) {
                references(part, &mut rest);
            }
        }
    }
    let mut reached = BTreeSet::new();
    let schemas = document.pointer("/components/schemas");
    while let Some(name) = rest.pop() {
        let schema = schemas.and_then(|schemas| schemas.get(&name));
        if let (Some(schema), true) = (schema, reached.insert(name)) {
            references(schema, &mut rest);
        }
    }
    reached
}

/// The fields of a schema and those that it always has, whatever it is composed of. Of alternatives it has the fields
/// of all, and always those that none of them lacks.
pub(super) fn fields(
    schemas: &Map<String, Value>,
    schema: &Value,
) -> (Map<String, Value>, BTreeSet<String>) {
    if let Some(named) = referred(schema).and_then(|name| schemas.get(name)) {
        return fields(schemas, named);
    }
    let mut all = Map::new();
    let own = schema.get("properties").and_then(Value::as_object);
    add(&mut all, own.cloned().into_iter().flatten());
    let names = |value: &Value| value.as_str().map(ToOwned::to_owned);
    let required = schema.get("required").and_then(Value::as_array);
    let mut always: BTreeSet<String> = required.into_iter().flatten().filter_map(names).collect();
    let parts = |word| schema.get(word).and_then(Value::as_array).into_iter();
    for part in parts("allOf").flatten() {
        let (more, needed) = fields(schemas, part);
        add(&mut all, more);
        always.extend(needed);
    }
    for alternatives in parts("oneOf").chain(parts("anyOf")) {
        let mut common: Option<BTreeSet<String>> = None;
        for alternative in alternatives {
            let (more, needed) = fields(schemas, alternative);
            add(&mut all, more);
            common = Some(match common {
                Some(common) => &common & &needed,
                None => needed,
            });
        }
        always.extend(common.into_iter().flatten());
    }
    (all, always)
}

/// A field that stands in several parts may have the values that any of them allows.
fn add(fields: &mut Map<String, Value>, more: impl IntoIterator<Item = (String, Value)>) {
    for (name, value) in more {
        match fields.get_mut(&name) {
            None => {
                fields.insert(name, value);
            }
            Some(known) => widen(known, value),
        }
    }
}

fn widen(known: &mut Value, other: Value) {
    let description = known.get("description").cloned();
    let mut kinds = kinds(known.take());
    for kind in self::kinds(other) {
        if kinds.contains(&kind) {
            continue;
        }
        // Of lists, the entries.
        let mut lists = kinds.iter_mut().filter_map(|it| it.get_mut("items"));
        match (lists.next(), kind.get("items")) {
            (Some(items), Some(more)) => widen(items, more.clone()),
            _ => kinds.push(kind),
        }
    }
    let any = |kind: &Value| kind.as_object().is_some_and(Map::is_empty);
    let mut widened = match &kinds[..] {
        [Value::Object(only)] => only.clone(),
        kinds if kinds.iter().any(any) => Map::new(),
        _ => Map::from_iter([("anyOf".to_owned(), kinds.into())]),
    };
    widened.extend(description.map(|text| ("description".to_owned(), text)));
    *known = widened.into();
}

/// What a schema allows, without what it says about it.
fn kinds(mut schema: Value) -> Vec<Value> {
    if let Some(object) = schema.as_object_mut() {
        object.retain(|word, _| word != "description" && word != "example");
        if let (Some(Value::Array(kinds)), 1) = (object.get("anyOf"), object.len()) {
            return kinds.clone();
        }
    }
    vec![schema]
}
