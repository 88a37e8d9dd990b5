//! Cards are read from data, whole or not at all: the sample set, what is written back, and the
//! rules of the book that the reader itself decides.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod hostile;
mod mistakes;
mod rules;

use fabulario_engine::fabula::{CardType, Mistake, Table};
use serde_json::{Value, json};

/// The sample set: cards, keywords.
fn sample() -> (Value, Value) {
    let parse = |text| serde_json::from_str(text).unwrap();
    (
        parse(include_str!("data/cards.json")),
        parse(include_str!("data/keywords.json")),
    )
}

/// A card with some fields changed; a null takes the field away.
fn with(mut card: Value, changes: &Value) -> Value {
    let card_fields = card.as_object_mut().unwrap();
    for (name, value) in changes.as_object().unwrap() {
        if value.is_null() {
            card_fields.shift_remove(name);
        } else {
            card_fields.insert(name.clone(), value.clone());
        }
    }
    card
}

fn aliado(changes: &Value) -> Value {
    let tatu = json!({"name": "Tatu", "kind": "aliado", "cost": 2, "vida": 3, "ofensiva": 2, "influencia": 1});
    with(tatu, changes)
}

fn manobra(changes: &Value) -> Value {
    let assobio =
        json!({"name": "Assobio", "kind": "manobra", "cost": 1, "effect": says(&json!("draw"))});
    with(assobio, changes)
}

fn modificacao(changes: &Value) -> Value {
    let cabresto = json!({"name": "Cabresto", "kind": "modificacao", "cost": 1, "attach": 1});
    with(cabresto, changes)
}

fn base(changes: &Value) -> Value {
    with(json!({"name": "Terreiro", "kind": "base"}), changes)
}

/// A text of one sentence that does one thing.
fn says(effect: &Value) -> Value {
    json!({"sentences": [{"effects": [effect]}]})
}

/// A Manobra that draws so many cards: the shortest way to write an amount.
fn draws(amount: &Value) -> Value {
    manobra(&json!({"effect": says(&json!({"draw": {"amount": amount}}))}))
}

/// An Aliado that has this ability.
fn able(ability: &Value) -> Value {
    aliado(&json!({"abilities": [ability]}))
}

/// A Manobra that makes this Ficha.
fn makes(ficha: &Value) -> Value {
    manobra(&json!({"effect": says(&json!({"create": {"ficha": ficha}}))}))
}

fn read(cards: &[Value]) -> Table {
    Table::read(&json!(cards)).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"))
}

/// The card is read; gives it back as the table holds it.
fn accept(card: &Value) -> fabulario_engine::fabula::Card {
    let table = read(std::slice::from_ref(card));
    table.card(table.ids().next().unwrap()).clone()
}

fn refuse(cards: &[Value]) -> Vec<Mistake> {
    Table::read(&json!(cards)).err().unwrap_or_default()
}

/// These mistakes are found and no other: where, and a part of what is said.
#[track_caller]
fn assert_found(mistakes: &[Mistake], expected: &[(&str, &str)]) {
    // By path: which of two cards is complained about first means nothing.
    let mut found: Vec<&Mistake> = mistakes.iter().collect();
    found.sort_by_key(|mistake| &mistake.path);
    let mut expected = expected.to_vec();
    expected.sort_by_key(|(path, _)| *path);
    let paths: Vec<&str> = found.iter().map(|mistake| mistake.path.as_str()).collect();
    let expected_paths: Vec<&str> = expected.iter().map(|(path, _)| *path).collect();
    assert_eq!(paths, expected_paths, "{mistakes:#?}");
    for (mistake, (_, part)) in found.iter().zip(expected) {
        assert!(
            mistake.message.contains(part),
            "{mistake} does not say {part:?}"
        );
    }
}

/// The one mistake of a document of one card.
#[track_caller]
fn assert_refused(card: &Value, path: &str, part: &str) {
    assert_found(
        &refuse(std::slice::from_ref(card)),
        &[(&format!("/cards/0{path}"), part)],
    );
}

/// Every card of the table as serde writes it; a Ficha stands in the text of the card that makes it.
fn written(table: &Table) -> Value {
    let cards = table.ids().map(|id| table.card(id));
    let cards = cards.filter(|card| card.kind != CardType::Ficha);
    cards
        .map(|card| serde_json::to_value(card).unwrap())
        .collect()
}

/// A table holds what keywords stand for beside their names: to be read again, the names must go.
fn without_keywords(mut tree: Value) -> Value {
    strip(&mut tree);
    tree
}

fn strip(tree: &mut Value) {
    match tree {
        Value::Array(list) => list.iter_mut().for_each(strip),
        Value::Object(object) => {
            object.shift_remove("keywords");
            object.values_mut().for_each(strip);
        }
        _ => {}
    }
}

#[test]
fn the_sample_set_is_read() {
    let (cards, keywords) = sample();
    let table = Table::with_keywords(&cards, &keywords);
    let table = table.unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    for card in cards.as_array().unwrap() {
        let name = card["name"].as_str().unwrap();
        let id = table
            .find(name)
            .unwrap_or_else(|| panic!("{name} is not in the table"));
        assert_eq!(table.card(id).name, name);
    }
}

#[test]
fn without_its_keywords_the_sample_set_is_not_read() {
    let (cards, _) = sample();
    let mistakes = Table::read(&cards).unwrap_err();
    for mistake in &mistakes {
        assert!(mistake.message.contains("is not defined"), "{mistake}");
    }
}

#[test]
fn what_is_written_is_read_as_the_same_table() {
    let cards = without_keywords(sample().0);
    let table = Table::read(&cards).unwrap();
    let again = Table::read(&written(&table)).unwrap();
    // Not `assert_eq`: a failure would print both tables.
    assert!(table == again, "a card was read otherwise than written");
}

#[test]
fn cards_with_keywords_are_written_with_their_abilities() {
    let (cards, keywords) = sample();
    let table = Table::with_keywords(&cards, &keywords).unwrap();
    let expanded = without_keywords(written(&table));
    let again = Table::read(&expanded).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    let pairs = expanded
        .as_array()
        .unwrap()
        .iter()
        .zip(written(&again).as_array().unwrap().clone());
    for (first, second) in pairs {
        assert_eq!(*first, without_keywords(second));
    }
}
