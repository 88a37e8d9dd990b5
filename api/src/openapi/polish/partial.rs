//! What is answered with `fields=`: nothing of an entry has to be there.

use serde_json::{Map, Value, json};

use super::schema::{self, fields, named, reference, referred};

/// Every operation that takes `fields` answers whole entries or partial ones.
pub(super) fn add(document: &mut Value) {
    let mut masked = Vec::new();
    for operation in schema::operations(document).filter(|it| takes_fields(it)) {
        let answer = operation.pointer_mut("/responses/200/content/application~1json/schema");
        if let Some(answer) = answer
            && let Some(whole) = referred(answer).map(ToOwned::to_owned)
        {
            *answer = json!({ "anyOf": [reference(&whole), reference(&partial(&whole))] });
            masked.push(whole);
        }
    }
    let Some(schemas) = named(document) else {
        return;
    };
    for whole in masked {
        let entry = schemas.get(&whole);
        let entry = entry.and_then(|it| it.pointer("/properties/data/items"));
        match entry.and_then(referred).map(ToOwned::to_owned) {
            Some(entry) => {
                add_list(schemas, &whole, &entry);
                add_entry(schemas, &entry);
            }
            None => add_entry(schemas, &whole),
        }
    }
}

fn partial(name: &str) -> String {
    format!("Partial{name}")
}

fn takes_fields(operation: &Value) -> bool {
    let parameters = operation.get("parameters").and_then(Value::as_array);
    let mut parameters = parameters.into_iter().flatten();
    parameters.any(|it| it.get("name").is_some_and(|name| name == "fields"))
}

/// The list of partial entries: the list itself is whole.
fn add_list(schemas: &mut Map<String, Value>, list: &str, entry: &str) {
    let Some(mut schema) = schemas.get(list).cloned() else {
        return;
    };
    if let Some(items) = schema.pointer_mut("/properties/data/items") {
        *items = reference(&partial(entry));
    }
    let about = "The same list with the fields of each entry that were asked for by `fields`.";
    if let Some(object) = schema.as_object_mut() {
        object.insert("description".to_owned(), about.into());
    }
    schemas.insert(partial(list), schema);
}

fn add_entry(schemas: &mut Map<String, Value>, entry: &str) {
    let Some(schema) = schemas.get(entry) else {
        return;
    };
    let (mut properties, _) = fields(schemas, schema);
    // An answer about a single entry has its warnings inside.
    properties.entry("warnings").or_insert_with(|| {
        json!({
            "type": "array", "items": reference("Warning"), "description": "What was wrong with the request.",
        })
    });
    let schema = json!({
        "type": "object",
        "description": format!("`{entry}` with only the fields that were asked for by `fields`: any may be absent."),
        "properties": properties,
    });
    schemas.insert(partial(entry), schema);
}
