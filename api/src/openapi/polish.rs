//! What code generators trip over, mended in the finished document.

use serde_json::{Map, Value, json};

use schema::{named, reached, reference};

mod answers;
mod media;
mod partial;
mod schema;
mod unions;

/// Schemas of generic types: the name that Rust gives them, and the one that a reader wants.
const NAMES: [(&str, &str); 24] = [
    ("CardOf_ApoteosePrint_String", "CardOfApoteose"),
    ("CardOf_DominionsPrint_String", "CardOfDominions"),
    ("CardOf_FabulaPrint", "CardOfFabula"),
    ("CardOf_MultiversityPrint_String", "CardOfMultiversity"),
    ("ApoteoseEffect_String", "ApoteoseEffect"),
    ("DominionsEffect_String", "DominionsEffect"),
    ("MultiversityEffect_String", "MultiversityEffect"),
    ("List_CardSet", "SetList"),
    (
        "MultiversityPrintedAction_String",
        "MultiversityPrintedAction",
    ),
    ("List_GameSummary", "GameList"),
    ("Stated_DeckOut", "StatedDeckOut"),
    ("Stated_Demand", "StatedDemand"),
    ("Stated_Draw", "StatedDraw"),
    ("Stated_FirstTurn", "StatedFirstTurn"),
    ("Stated_Mulligan", "StatedMulligan"),
    ("Stated_Option_u32", "StatedLimit"),
    ("Stated_Period", "StatedPeriod"),
    ("Stated_Vec_String", "StatedWords"),
    ("Stated_Vec_u32", "StatedLevels"),
    ("Stated_u32", "StatedNumber"),
    ("ToJudge_ApoteoseCard", "ApoteoseDecks"),
    ("ToJudge_DominionsCard", "DominionsDecks"),
    ("ToJudge_FabulaCard", "FabulaDecks"),
    ("ToJudge_MultiversityCard", "MultiversityDecks"),
];

/// The words that the schemas of the games begin with.
const GAMES: [&str; 4] = ["Fabula", "Dominions", "Multiversity", "Apoteose"];

/// Mends the document.
pub(super) fn polish(document: &mut Value) {
    lists(document);
    rename(document);
    plain_texts(document);
    let Some(schemas) = named(document) else {
        return;
    };
    for word in GAMES {
        let shape = schemas.get_mut(&format!("{word}Decks"));
        let cards = shape.and_then(|shape| shape.pointer_mut("/properties/cards/items"));
        if let Some(place) = cards {
            *place = reference(&format!("{word}Card"));
        }
    }
    schemas.values_mut().for_each(optional_fields);
    unions::tag(document);
    unions::words(document);
    answers::open(document);
    partial::add(document);
    media::mark(document);
    forget(document);
}

/// A list refers to its entries, which generics write out in full, and always says what comes next.
fn lists(document: &mut Value) {
    for (name, schema) in named(document).into_iter().flatten() {
        let Some(entry) = name.strip_prefix("List_") else {
            continue;
        };
        if let Some(place) = schema.pointer_mut("/properties/data/items") {
            *place = reference(entry);
        }
        if let Some(required) = schema.get_mut("required").and_then(Value::as_array_mut) {
            required.push(json!("next"));
        }
    }
}

/// Drops the schemas that nothing refers to: what others are composed of may be written out in them.
fn forget(document: &mut Value) {
    let reached = reached(document, &["parameters", "requestBody", "responses"]);
    if let Some(schemas) = named(document) {
        schemas.retain(|name, _| reached.contains(name));
    }
}

/// A text as the argument of a generic type is no schema of its own.
fn plain_texts(value: &mut Value) {
    let text = reference("String");
    if let Some(object) = value.as_object_mut()
        && object.get("$ref").is_some()
        && object.get("$ref") == text.get("$ref")
    {
        object.shift_remove("$ref");
        object.insert("type".to_owned(), "string".into());
    }
    match value {
        Value::Array(items) => items.iter_mut().for_each(plain_texts),
        Value::Object(object) => object.values_mut().for_each(plain_texts),
        _ => {}
    }
}

/// Gives schemas and their references readable names.
fn rename(value: &mut Value) {
    match value {
        Value::String(text) => {
            let better = text.strip_prefix("#/components/schemas/").and_then(better);
            if let Some(better) = better {
                *text = format!("#/components/schemas/{better}");
            }
        }
        Value::Array(items) => items.iter_mut().for_each(rename),
        Value::Object(object) => {
            let renamed = std::mem::take(object).into_iter().map(|(key, mut value)| {
                rename(&mut value);
                (better(&key).unwrap_or(key), value)
            });
            *object = renamed.collect();
        }
        _ => {}
    }
}

/// The name that a reader wants of a schema, where it has another one.
fn better(name: &str) -> Option<String> {
    let known = NAMES.iter().find(|(known, _)| *known == name);
    let known = known.map(|(_, better)| (*better).to_owned());
    known.or_else(|| Some(format!("{}List", name.strip_prefix("List_")?)))
}

/// A field that may be left out is left out, never null.
fn optional_fields(schema: &mut Value) {
    if let Some(parts) = schema.get_mut("allOf").and_then(Value::as_array_mut) {
        parts.iter_mut().for_each(optional_fields);
    }
    let required = schema.get("required").and_then(Value::as_array).cloned();
    let is_required = |name: &String| {
        let required = required.as_ref();
        required.is_some_and(|names| names.contains(&json!(name)))
    };
    let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) else {
        return;
    };
    for (_, property) in properties.iter_mut().filter(|(name, _)| !is_required(name)) {
        if let Some(object) = property.as_object_mut() {
            without_null(object);
            without_default(object);
        }
    }
}

/// What an absent field means stands in words: generators take a default for a promise that the field is there.
fn without_default(property: &mut Map<String, Value>) {
    let Some(usual) = property.shift_remove("default") else {
        return;
    };
    let about = property.get("description").and_then(Value::as_str);
    let about = match about {
        Some(about) if about.contains("if absent") => about.to_owned(),
        Some(about) => format!("{about} `{usual}` if absent."),
        None => format!("`{usual}` if absent."),
    };
    property.insert("description".to_owned(), about.into());
}

fn without_null(property: &mut Map<String, Value>) {
    if let Some(types) = property.get_mut("type").and_then(Value::as_array_mut) {
        types.retain(|name| name != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            property.insert("type".to_owned(), only);
        }
    }
    let parts = property.get("oneOf").and_then(Value::as_array);
    let real: Vec<Value> = parts
        .into_iter()
        .flatten()
        .filter(|part| part["type"] != "null")
        .cloned()
        .collect();
    if let [Value::Object(only)] = &real[..] {
        property.remove("oneOf");
        property.extend(only.clone());
    }
}
