//! Answers may grow: more fields, and new values of every enum. What a request may hold stays closed.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::schema::{self, named, parts, reached, referred};

/// Opens all schemas of answers. One that requests hold as well gets open enums too, so that an answer can be sent
/// back as it is; the server refuses what it does not know.
pub(super) fn open(document: &mut Value) {
    let told = reached(document, &["responses"]);
    let asked = reached(document, &["requestBody"]);
    let Some(schemas) = named(document) else {
        return;
    };
    let enums = schemas.iter().filter(|(_, it)| it.get("enum").is_some());
    let enums: BTreeSet<String> = enums.map(|(name, _)| name.clone()).collect();
    for (name, schema) in schemas {
        if told.contains(name) && !enums.contains(name) {
            open_enums(schema, &enums);
        }
        if let (false, Some(object)) = (asked.contains(name), schema.as_object_mut())
            && object.get("additionalProperties") == Some(&json!(false))
        {
            object.shift_remove("additionalProperties");
        }
    }
    for operation in schema::operations(document) {
        for (_, content) in schema::answers(operation) {
            if let Some(schema) = content.get_mut("schema") {
                open_enums(schema, &enums);
            }
        }
    }
}

/// Lets a text stand where an enum does: the known values stay named.
fn open_enums(schema: &mut Value, enums: &BTreeSet<String>) {
    let known = referred(schema).is_some_and(|name| enums.contains(name));
    let Some(object) = schema.as_object_mut() else {
        return;
    };
    let words: &[&str] = if known { &["$ref"] } else { &["type", "enum"] };
    if known || object.contains_key("enum") {
        let closed = words
            .iter()
            .filter_map(|word| object.shift_remove_entry(*word));
        let closed: Map<String, Value> = closed.collect();
        let any = json!([closed, { "type": "string" }]);
        object.insert("anyOf".to_owned(), any);
        return;
    }
    for part in parts(schema) {
        open_enums(part, enums);
    }
}
