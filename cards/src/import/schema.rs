//! A publisher's document as a JSON Schema, in whatever spelling its fields are written.
//!
//! What it refuses, the reader refuses too. Cards are taken as they are: how they may be written depends on the game,
//! and the catalogue tells what is wrong with them.

use serde_json::{Map, Value, json};

use super::names::{Field, Part, fold};
use super::vocabulary::Vocabulary;

/// The schema of a document.
pub(crate) fn schema() -> Value {
    let mut document = object(Part::Document, of_document);
    if let Value::Object(document) = &mut document {
        let origin = ["publisher", "pool", "set", "sets"];
        let needed = [has(Part::Document, &["game"]), has(Part::Document, &origin)];
        document.insert("allOf".to_owned(), json!(needed));
    }
    document
}

fn of_document(field: &Field) -> Value {
    match field.name {
        "game" => json!({ "type": ["string", "null"], "pattern": vocabulary(Vocabulary::Game) }),
        "lang" => {
            let words = vocabulary(Vocabulary::Lang);
            json!({ "type": ["string", "null"], "pattern": format!(r"^\s*$|{words}") })
        }
        "publisher" | "pool" => json!({ "type": ["string", "null"] }),
        "set" => or_null(&set()),
        "sets" => or_null(&json!({ "type": "array", "items": set() })),
        "cards" => {
            let beside = json!({
                "description": "The name of a file beside this one.",
                "type": "string",
                "pattern": r"^[^./\\:][^/\\:]*\.([cC][sS][vV]|[jJ][sS][oO][nN][lL]|[nN][dD][jJ][sS][oO][nN])$",
            });
            json!({ "anyOf": [beside, or_null(&entries())] })
        }
        _ => or_null(&entries()),
    }
}

fn set() -> Value {
    let of_set = |field: &Field| match field.name {
        "name" | "about" => json!({ "type": ["string", "object", "null"] }),
        _ => json!({ "type": ["string", "null"] }),
    };
    let mut set = object(Part::Set, of_set);
    if let Value::Object(set) = &mut set {
        let needed = ["code", "name", "released"].map(|field| has(Part::Set, &[field]));
        set.insert("allOf".to_owned(), json!(needed));
    }
    set
}

fn entries() -> Value {
    json!({ "type": "array", "items": { "type": "object" } })
}

fn or_null(schema: &Value) -> Value {
    json!({ "anyOf": [schema, { "type": "null" }] })
}

/// An object of known fields: by their own names, for editors, and by all that are understood.
fn object(part: Part, schema: impl Fn(&Field) -> Value) -> Value {
    let told = |field: &&'static Field| {
        let others = field.others;
        let told = json!({ "description": format!("Also: {others}.") });
        (field.name.to_owned(), told)
    };
    let properties: Map<String, Value> = part.fields().map(|field| told(&field)).collect();
    let spelled = part
        .fields()
        .map(|field| (pattern(field.names()), schema(field)));
    let spelled: Map<String, Value> = spelled.collect();
    json!({
        "type": "object",
        "properties": properties,
        "patternProperties": spelled,
        "additionalProperties": false,
    })
}

/// That one of these fields is there, however it is spelled.
fn has(part: Part, fields: &[&str]) -> Value {
    let wanted = part.fields().filter(|field| fields.contains(&field.name));
    let pattern = pattern(wanted.flat_map(Field::names));
    json!({
        "description": format!("{} must be there.", fields.join(" or ")),
        "not": { "propertyNames": { "not": { "pattern": pattern } } },
    })
}

fn vocabulary(words: Vocabulary) -> String {
    let all = words
        .entries()
        .flat_map(|(id, others)| std::iter::once(id).chain(others));
    pattern(all)
}

/// A pattern for words of which case, accents, spaces and marks do not matter.
fn pattern<'w>(words: impl Iterator<Item = &'w str>) -> String {
    const MARKS: &str = "[^0-9A-Za-z]*";
    let words: Vec<String> = words
        .map(|word| {
            let letters = fold(word);
            let letters = letters.chars().map(letter);
            letters.map(|letter| letter + MARKS).collect()
        })
        .collect();
    format!("^{MARKS}({})$", words.join("|"))
}

/// A letter in either case, with or without an accent.
fn letter(plain: char) -> String {
    let accented = match plain {
        'a' => "áàâãäÁÀÂÃÄ",
        'e' => "éèêëÉÈÊË",
        'i' => "íìîïÍÌÎÏ",
        'o' => "óòôõöÓÒÔÕÖ",
        'u' => "úùûüÚÙÛÜ",
        'c' => "çÇ",
        'n' => "ñÑ",
        _ => "",
    };
    if plain.is_ascii_digit() {
        return plain.to_string();
    }
    format!("[{plain}{}{accented}]", plain.to_ascii_uppercase())
}
