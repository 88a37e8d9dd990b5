//! Nothing of the vocabulary is left out: the reader's own lists of what it knows, and the schema's.

use super::*;

type Lists = BTreeSet<Vec<String>>;

/// What the reader says is known at every place of a tree, about a word and about a field.
fn reader_lists(tree: &Value, read: impl Fn(&Value) -> Vec<Mistake>) -> (Lists, Lists) {
    let (mut words, mut fields) = (Lists::new(), Lists::new());
    let mut note = |tree: &Value| {
        for mistake in read(tree) {
            let (lists, known) = match mistake.message.split_once(" is not known here; known are ")
            {
                Some((_, known)) => (&mut words, known),
                None => match mistake.message.split_once(" is not known; known are ") {
                    Some((_, known)) => (&mut fields, known),
                    None => continue,
                },
            };
            let known = known.split(", ").filter(|name| !name.is_empty());
            lists.insert(known.map(str::to_owned).collect());
        }
    };
    for place in places(tree) {
        let value = tree.pointer(&place).unwrap();
        note(&replaced(tree, &place, json!("zzz")));
        match value {
            Value::String(word) => note(&replaced(tree, &place, json!({ word: { "zzz": 1 } }))),
            Value::Object(object) => {
                let mut object = object.clone();
                object.insert("zzz".to_owned(), json!(1));
                note(&replaced(tree, &place, object.into()));
            }
            _ => {}
        }
    }
    (words, fields)
}

/// The same from the schema.
fn schema_lists() -> (Lists, Lists) {
    fn names(object: &Value) -> Vec<String> {
        let properties = object.get("properties").and_then(Value::as_object);
        properties.map_or_else(Vec::new, |it| it.keys().cloned().collect())
    }
    let (mut words, mut fields) = (Lists::new(), Lists::new());
    for definition in schema()["$defs"].as_object().unwrap().values() {
        if definition.get("type") == Some(&json!("object")) {
            fields.insert(names(definition));
        }
        let forms = definition.get("anyOf").and_then(Value::as_array);
        for object in forms
            .into_iter()
            .flatten()
            .filter(|form| form.get("maxProperties").is_some())
        {
            words.insert(names(object));
            fields.extend(
                object["properties"]
                    .as_object()
                    .unwrap()
                    .values()
                    .map(names),
            );
        }
    }
    (words, fields)
}

#[test]
fn the_schema_lists_what_the_reader_lists() {
    let (mut words, mut fields) = (Lists::new(), Lists::new());
    for card in cards() {
        let (more_words, more_fields) = reader_lists(&card, mistakes);
        words.extend(more_words);
        fields.extend(more_fields);
    }
    let read = |keyword: &Value| {
        let read = Table::with_keywords(&json!([]), &json!([keyword]));
        read.err().unwrap_or_default()
    };
    for keyword in keywords() {
        fields.extend(reader_lists(&keyword, read).1);
    }
    let (schema_words, schema_fields) = schema_lists();
    println!("{} enums, {} sets of fields", words.len(), fields.len());
    assert!(words.len() > 20 && fields.len() > 40);
    assert_eq!(words, schema_words);
    assert_eq!(fields, schema_fields);
}

#[test]
fn a_variant_is_a_word_only_where_nothing_has_to_be_said() {
    let validator = validator("Effect");
    for (effect, fits) in [
        (json!("draw"), true),
        (json!({"draw": {}}), true),
        (json!({"draw": null}), false),
        (json!({"draw": {"amount": "event"}}), true),
        (json!("destroy"), false),
        (json!({"destroy": {}}), false),
        (json!({"destroy": {"what": "this"}}), true),
        (json!({"destroy": {"what": "this"}, "draw": {}}), false),
    ] {
        assert_eq!(validator.is_valid(&effect), fits, "{effect}");
    }
}
