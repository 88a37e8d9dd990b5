//! Every ability of every card is alive: for each of them, and for each effect of its text, a small game in which
//! something happens that does not happen without it.
//!
//! The games are generated from the data. Nothing is written by hand for a card; a new card is covered by being
//! in the set. `cargo test -p fabulario-cards --test cards alive:: -- --nocapture` shows the witness of each part.

use fabulario_cards::Files;
use fabulario_cards::fabula::Library;
use fabulario_cards::stock::Stock;
use serde_json::Value;

mod board;
mod cast;
mod close;
mod dead;
mod pair;
mod parts;
mod player;
mod same;
mod search;
mod sign;
mod translate;

use self::search::{Found, Hall};

/// The cards and keywords of the shipped set, as the engine reads them.
fn set() -> (Vec<Value>, Value) {
    let stock = Stock::of(&Files::embedded(), &mut Vec::new());
    let (mut cards, keywords) = Library::engine_form(&stock);
    // Fichas are parts of the cards that make them.
    cards.retain(|card| card["kind"] != "ficha");
    (cards, keywords)
}

/// The engine's samples: they use every word of the vocabulary.
fn samples() -> (Vec<Value>, Value) {
    let parse = |text| serde_json::from_str(text).unwrap();
    let cards: Value = parse(include_str!("../../engine/tests/fabula/data/cards.json"));
    let keywords = parse(include_str!("../../engine/tests/fabula/data/keywords.json"));
    (cards.as_array().unwrap().clone(), keywords)
}

fn all_alive((cards, keywords): (Vec<Value>, Value), least: usize) {
    let found = Hall::new(cards, &keywords).search();
    println!("{}", lines(found.iter()));
    println!("{} parts", found.len());
    assert!(found.len() >= least, "only {} parts", found.len());
    let dead = lines(found.iter().filter(|part| part.witness.is_none()));
    assert!(dead.is_empty(), "dead parts:\n{dead}");
}

#[test]
fn every_part_of_every_card_is_alive() {
    all_alive(set(), 300);
}

#[test]
fn every_word_of_the_vocabulary_is_alive() {
    all_alive(samples(), 100);
}

fn lines<'f>(found: impl Iterator<Item = &'f Found>) -> String {
    let lines: Vec<String> = found.map(Found::to_string).collect();
    lines.join("\n")
}
