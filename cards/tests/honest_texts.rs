//! The printed text cannot lie: whatever is changed in what a card does is seen in what it says.
//!
//! Every card of the set, and every card of the engine's samples (which use the whole vocabulary), is changed in
//! every place: numbers, words, switches, fields left out, entries of lists left out. If the engine reads the result
//! as another card, its text must be another one, in both languages.

use fabulario_cards::fabula::Library;
use fabulario_cards::stock::Stock;
use fabulario_cards::text::{Lexicon, Subtype, render};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Text;
use fabulario_engine::fabula::{Card, CardId, CardType, Table};
use serde_json::{Value, json};

/// What a card does; its name, stats and flavour stand elsewhere on it.
const SPOKEN: [&str; 7] = [
    "abilities",
    "effect",
    "attach",
    "attaches_to",
    "enters_attached",
    "restore",
    "keywords",
];

fn read(card: &Value, keywords: &Value) -> Option<Card> {
    let table = Table::with_keywords(&json!([card]), keywords).ok()?;
    Some(table.card(CardId(0)).clone())
}

/// The words that the reader knows at a place where it met the word `?`.
fn known(card: &Value, keywords: &Value) -> Vec<String> {
    let Err(mistakes) = Table::with_keywords(&json!([card]), keywords) else {
        return Vec::new();
    };
    let listed = |mistake: &fabulario_engine::fabula::Mistake| {
        let (_, known) = mistake
            .message
            .split_once("? is not known here; known are ")?;
        Some(known.split(", ").map(str::to_owned).collect::<Vec<_>>())
    };
    mistakes.iter().find_map(listed).unwrap_or_default()
}

/// A tree with one change in one place; `?` stands for every word that is known there.
fn changes(value: &Value, put: &mut dyn FnMut(Value)) {
    match value {
        Value::Number(number) => {
            let n = number.as_i64().unwrap();
            put(json!(n + 1));
            put(json!(n - 1));
            put(json!("x"));
        }
        Value::Bool(switch) => put(json!(!switch)),
        Value::String(_) => put(json!("?")),
        Value::Null => {}
        Value::Array(list) => {
            for i in 0..list.len() {
                let mut shorter = list.clone();
                shorter.remove(i);
                put(Value::Array(shorter));
                changes(&list[i], &mut |changed| {
                    let mut list = list.clone();
                    list[i] = changed;
                    put(Value::Array(list));
                });
            }
        }
        Value::Object(object) => {
            for (key, value) in object {
                let mut without = object.clone();
                without.remove(key);
                put(Value::Object(without));
                if object.len() == 1 {
                    put(json!({ "?": value }));
                }
                changes(value, &mut |changed| {
                    let mut object = object.clone();
                    object.insert(key.clone(), changed);
                    put(Value::Object(object));
                });
            }
        }
    }
}

/// The changed trees of one part of a card, with every `?` filled in.
fn variants(card: &Value, part: &str, keywords: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    changes(&card[part], &mut |tree| {
        let mut changed = card.clone();
        changed[part] = tree;
        let written = changed.to_string();
        if !written.contains("\"?\"") {
            found.push(changed);
            return;
        }
        for word in known(&changed, keywords) {
            let filled = written.replace("\"?\"", &format!("\"{word}\""));
            found.push(serde_json::from_str(&filled).unwrap());
        }
    });
    found
}

/// The cards that were read as another card and say the same.
fn liars(cards: &[Value], keywords: &Value, lexicon: &Lexicon) -> (usize, Vec<String>) {
    let (mut changed_cards, mut found) = (0, Vec::new());
    for json in cards {
        let card = read(json, keywords).unwrap();
        let before = render(&card, lexicon).lines;
        for part in SPOKEN {
            if json.get(part).is_none() {
                continue;
            }
            for changed in variants(json, part, keywords) {
                let Some(other) = read(&changed, keywords) else {
                    continue;
                };
                if meaning(&other, lexicon) == meaning(&card, lexicon) {
                    continue;
                }
                changed_cards += 1;
                let after = render(&other, lexicon).lines;
                let same =
                    |get: fn(&Text) -> &String| before.iter().map(get).eq(after.iter().map(get));
                if same(|text| &text.pt) || same(|text| &text.en) {
                    found.push(format!(
                        "{}: {}\n    {}",
                        card.name, changed[part], json[part]
                    ));
                }
            }
        }
    }
    (changed_cards, found)
}

/// A card with what means the same written the same way.
fn meaning(card: &Card, lexicon: &Lexicon) -> Value {
    let mut value = serde_json::to_value(card).unwrap();
    for ability in value["abilities"].as_array_mut().unwrap() {
        let triggered = &mut ability["triggered"];
        let Some(about) = triggered["trigger"]
            .as_object()
            .and_then(|it| it.values().next())
        else {
            continue;
        };
        // What the event is about: this card itself, or the player whose event it must be.
        let what = &about["what"];
        let object = [("this", json!("this")), ("host", json!("host"))]
            .into_iter()
            .find(|(field, _)| what[*field] == json!(true))
            .map(|(_, object)| object);
        let side = if what.is_object() {
            &what["whose"]
        } else if about["who"].is_string() {
            &about["who"]
        } else {
            &about["whose"]
        };
        let player = (*side == json!("you")).then(|| json!("you"));
        if let Some(effect) = triggered.get_mut("effect") {
            same_subject(effect, object.as_ref(), player.as_ref());
        }
    }
    same_filters(&mut value, lexicon);
    value
}

/// The subject of the event under its other name, where it has one.
fn same_subject(value: &mut Value, object: Option<&Value>, player: Option<&Value>) {
    const OF_PLAYERS: [&str; 3] = ["who", "whose", "by"];
    match value {
        Value::Array(list) => list
            .iter_mut()
            .for_each(|it| same_subject(it, object, player)),
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut() {
                let name = if OF_PLAYERS.contains(&key.as_str()) {
                    player
                } else {
                    object
                };
                match name {
                    Some(name) if *value == json!("subject") => *value = name.clone(),
                    _ => same_subject(value, object, player),
                }
            }
        }
        _ => {}
    }
}

/// A subtype belongs to one type and a position to bases: the type need not be said as well.
fn same_filters(value: &mut Value, lexicon: &Lexicon) {
    match value {
        Value::Array(list) => list
            .iter_mut()
            .for_each(|value| same_filters(value, lexicon)),
        Value::Object(object) => {
            object
                .values_mut()
                .for_each(|value| same_filters(value, lexicon));
            if !object.contains_key("cost_at_least") {
                return;
            }
            let subtypes = object["subtypes"].as_array().cloned().unwrap_or_default();
            let types: Vec<Value> = subtypes
                .iter()
                .filter_map(|id| lexicon.subtypes.get(id.as_str()?))
                .map(|subtype| json!([subtype.of]))
                .collect();
            let implied = types.first().is_some_and(|first| {
                types.iter().all(|other| other == first) && object["kinds"] == *first
            });
            if implied || (object["position"].is_string() && object["kinds"] == json!(["base"])) {
                object.insert("kinds".to_owned(), json!([]));
            }
        }
        _ => {}
    }
}

fn report((count, found): (usize, Vec<String>)) {
    println!("{count} changed cards");
    assert!(
        found.is_empty(),
        "{} say what they said before:\n{}",
        found.len(),
        found
            .iter()
            .take(40)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n")
    );
    assert!(count > 3_000, "only {count} changes were tried");
}

#[test]
fn a_changed_card_of_the_set_says_something_else() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let library = catalogue.fabula();
    let stock = Stock::of(&Files::embedded(), &mut Vec::new());
    let (cards, keywords) = Library::engine_form(&stock);
    report(liars(&cards, &keywords, &library.words));
}

#[test]
fn a_changed_sample_of_the_whole_vocabulary_says_something_else() {
    let data = |name: &str| -> Value {
        let path = format!(
            "{}/../engine/tests/fabula/data/{name}.json",
            env!("CARGO_MANIFEST_DIR")
        );
        serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
    };
    let cards = data("cards");
    let keywords = data("keywords");
    let table = Table::with_keywords(&cards, &keywords).unwrap();
    let text = |name: &str| Text {
        pt: name.to_owned(),
        en: name.to_owned(),
    };
    let mut lexicon = Lexicon::default();
    for id in table.ids() {
        let card = table.card(id);
        lexicon.names.insert(card.name.clone(), text(&card.name));
        for subtype in &card.subtypes {
            let known = Subtype {
                id: subtype.clone(),
                of: CardType::Ficha,
                name: text(subtype),
                plural: text(&format!("{subtype}s")),
                feminine: false,
            };
            lexicon.subtypes.insert(subtype.clone(), known);
        }
    }
    for keyword in keywords.as_array().unwrap() {
        let name = keyword["name"].as_str().unwrap();
        let count = keyword["abilities"].as_array().unwrap().len();
        lexicon
            .keywords
            .insert(name.to_owned(), (text(name), count));
    }
    report(liars(cards.as_array().unwrap(), &keywords, &lexicon));
}
