//! The sample cards, broken in many small ways: schema and reader must agree on each of them.

use std::collections::BTreeMap;

use super::*;

/// What stands in place of a value.
fn strangers() -> Vec<Value> {
    let long = |count| Value::from("é".repeat(count));
    let mut strangers = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(99),
        json!(100),
        json!(999),
        json!(-999),
        json!(1000),
        json!(-1000),
        json!(1.5),
        json!(1e30),
        json!("zzz"),
        json!(""),
        json!([]),
        json!({}),
        json!(["zzz"]),
        json!([[]]),
        json!({"zzz": {}}),
        json!({"you": {}, "this": {}}),
        long(120),
        long(121),
    ];
    // What a reader and a regex engine may see differently; U+FEFF and U+200B are no white space.
    let edges = [
        ' ', '\n', '\u{1c}', '\u{7f}', '\u{85}', '\u{a0}', '\u{feff}', '\u{200b}', '\u{2028}',
        '\u{3000}',
    ];
    strangers.extend(edges.map(|c| Value::from(format!("{c}a"))));
    strangers.extend(edges.map(|c| Value::from(format!("a{c}b"))));
    strangers.extend(edges.map(|c| Value::from(format!("a{c}"))));
    strangers
}

/// What an author may make of a value by mistake.
fn variations(value: &Value) -> Vec<Value> {
    match value {
        Value::String(word) => vec![
            json!({ word: {} }),
            json!({ word: null }),
            json!({ word: { "zzz": 1 } }),
            json!([word]),
            word.to_uppercase().into(),
        ],
        Value::Number(number) => vec![
            number.to_string().into(),
            json!([number]),
            json!({ "resources": number }),
        ],
        Value::Array(list) => {
            let first = list.first().cloned().unwrap_or_default();
            vec![
                json!(vec![first.clone(); 24]),
                json!(vec![first.clone(); 25]),
                first,
            ]
        }
        Value::Object(object) => {
            let mut variations = vec![json!([value])];
            let mut more = object.clone();
            more.insert("zzz".to_owned(), json!(1));
            variations.push(more.into());
            for name in object.keys() {
                let mut less = object.clone();
                let value = less.shift_remove(name).unwrap();
                variations.push(less.clone().into());
                less.insert(format!("{name}s"), value.clone());
                variations.push(less.into());
                variations.extend([name.as_str().into(), value]);
            }
            variations
        }
        Value::Null | Value::Bool(_) => vec![value.to_string().into()],
    }
}

/// Whether a node by itself is written wrongly, whatever the text around it says.
fn is_structural(mistake: &Mistake) -> bool {
    let message = &mistake.message;
    let wrong = [
        "must be a word",
        "must be an object",
        "must be a list",
        "must be true or false",
        "must be a whole number",
        "must be a text",
        "is not known",
        "is missing",
        "entries, at most",
    ];
    wrong.iter().any(|part| message.contains(part))
}

/// A place by its last two names: enough to know the type of what stands there.
fn kind(place: &str) -> String {
    let names = place.rsplit('/').filter(|name| name.parse::<u8>().is_err());
    names.take(2).collect::<Vec<_>>().join(" of ")
}

/// How often schema and reader said what.
#[derive(Debug, Default)]
struct Tally {
    accepted: usize,
    only_context: usize,
    structural: usize,
    overlooked: usize,
}

impl Tally {
    fn count(&mut self, validator: &Validator, card: &Value) {
        let fits = validator.is_valid(card);
        let mistakes = mistakes(card);
        let structural = mistakes.iter().any(is_structural);
        assert!(
            fits || structural,
            "only the schema refuses {card}: {mistakes:?}"
        );
        match (mistakes.is_empty(), structural) {
            (true, _) => self.accepted += 1,
            (_, false) => self.only_context += 1,
            (_, true) => {
                self.structural += 1;
                self.overlooked += usize::from(fits);
            }
        }
    }
}

#[test]
fn schema_and_reader_agree_on_broken_cards() {
    let validator = validator("Card");
    let strangers = strangers();
    let cards = cards();
    // Values of other places: known words where they do not belong.
    let known: Vec<Value> = cards
        .iter()
        .flat_map(|card| {
            places(card)
                .into_iter()
                .map(|at| card.pointer(&at).unwrap().clone())
        })
        .collect();
    let mut grafts = known.iter().cycle().step_by(97);
    let mut tally = Tally::default();
    // A value breaks in the same way wherever it stands: a few of each kind of place are enough.
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for card in &cards {
        for place in places(card) {
            let value = card.pointer(&place).unwrap();
            let times = seen.entry(kind(&place)).or_default();
            *times += 1;
            let mut edits: Vec<Value> = grafts.by_ref().take(2).cloned().collect();
            if *times <= 8 {
                edits.extend(variations(value));
            }
            if *times == 1 {
                edits.extend(strangers.iter().cloned());
            }
            for edit in edits {
                tally.count(&validator, &replaced(card, &place, edit));
            }
        }
    }
    println!("{tally:?}");
    assert!(tally.accepted > 1_000, "{tally:?}");
    assert!(tally.only_context > 100, "{tally:?}");
    assert!(tally.structural > 10_000, "{tally:?}");
    assert_eq!(tally.overlooked, 0, "{tally:?}");
}

#[test]
fn the_schema_cannot_tell_two_from_two_point_nought() {
    let card = json!({"name": "Terreiro", "kind": "base", "restore": 2.0});
    assert!(validator("Card").is_valid(&card));
    assert!(mistakes(&card).iter().all(is_structural) && !mistakes(&card).is_empty());
}
