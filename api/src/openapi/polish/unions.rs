//! Unions whose members are told apart by a tag: each member is an object of its own, with the tag as its constant.

use serde_json::{Map, Value, json};

use super::schema::{self, fields, named, parts};

/// Gives every member of a union its tag.
pub(super) fn tag(document: &mut Value) {
    let Some(schemas) = named(document) else {
        return;
    };
    let unions: Vec<Value> = schemas
        .values()
        .filter_map(|schema| schema.get("discriminator").cloned())
        .collect();
    for union in unions {
        let tag = union.get("propertyName").and_then(Value::as_str);
        let members = union.get("mapping").and_then(Value::as_object);
        for (value, member) in members.into_iter().flatten() {
            let member = json!({ "$ref": member });
            if let (Some(tag), Some(name)) = (tag, schema::referred(&member)) {
                let name = name.to_owned();
                if schemas
                    .get(&name)
                    .is_some_and(|it| it.get("allOf").is_some())
                {
                    join(schemas, &name);
                }
                if let Some(member) = schemas.get_mut(&name) {
                    set(member, tag, value);
                }
            }
        }
    }
    schemas
        .values_mut()
        .for_each(|schema| single(schema, false));
    for operation in schema::operations(document) {
        for (_, content) in schema::answers(operation) {
            if let Some(schema) = content.get_mut("schema") {
                single(schema, false);
            }
        }
    }
}

/// Writes out what a schema is composed of.
fn join(schemas: &mut Map<String, Value>, name: &str) {
    let Some(schema) = schemas.get(name) else {
        return;
    };
    let (properties, required) = fields(schemas, schema);
    let joined = json!({
        "type": "object", "description": schema.get("description"),
        "required": required, "properties": properties,
    });
    schemas.insert(name.to_owned(), joined);
}

fn set(member: &mut Value, tag: &str, value: &str) {
    if let Some(required) = member.get_mut("required").and_then(Value::as_array_mut)
        && !required.contains(&json!(tag))
    {
        required.push(tag.into());
    }
    let Some(properties) = member.get_mut("properties").and_then(Value::as_object_mut) else {
        return;
    };
    let about = properties.get(tag).and_then(|it| it.get("description"));
    let constant = json!({ "type": "string", "const": value, "description": about });
    properties.insert(tag.to_owned(), constant);
}

/// A member that stands in the union itself has its tag as the only value of an enum.
fn single(schema: &mut Value, member: bool) {
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    for property in properties.into_iter().flat_map(Map::values_mut) {
        if let (true, Some([only])) = (
            member,
            property
                .get("enum")
                .and_then(Value::as_array)
                .map(Vec::as_slice),
        ) && let only = only.clone()
            && let Some(property) = property.as_object_mut()
        {
            property.shift_remove("enum");
            property.insert("const".to_owned(), only);
        }
    }
    for word in ["oneOf", "anyOf"] {
        let members = schema.get_mut(word).and_then(Value::as_array_mut);
        members
            .into_iter()
            .flatten()
            .for_each(|it| single(it, true));
    }
    for part in parts(schema) {
        single(part, false);
    }
}

/// Makes one enum of the members of a union that are single words: opened, each of them would take any word.
pub(super) fn words(document: &mut Value) {
    named(document)
        .into_iter()
        .flat_map(Map::values_mut)
        .for_each(merge);
}

fn merge(schema: &mut Value) {
    if let Some(members) = schema.get_mut("oneOf").and_then(Value::as_array_mut) {
        let word = |member: &Value| member.get("enum").and_then(Value::as_array).is_some();
        if members.iter().filter(|member| word(member)).count() > 1 {
            let (words, others): (Vec<Value>, Vec<Value>) = members.drain(..).partition(word);
            let told: Vec<String> = words.iter().filter_map(told).collect();
            let values = words.iter().filter_map(|it| it.get("enum")?.as_array());
            let values: Vec<&Value> = values.flatten().collect();
            members.extend(others);
            members
                .push(json!({ "type": "string", "enum": values, "description": told.join(" ") }));
        }
    }
    parts(schema).into_iter().for_each(merge);
}

/// "`word`: what it means."
fn told(word: &Value) -> Option<String> {
    let value = word.get("enum")?.get(0)?.as_str()?;
    let about = word.get("description")?.as_str()?;
    Some(format!("`{value}`: {about}"))
}
