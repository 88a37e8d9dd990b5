//! Every ability of every card is alive: for each of them, and for each effect of its text, a small game in which
//! something happens that does not happen without it.
//!
//! The games are generated from the data. Nothing is written by hand for a card; a new card is covered by being
//! in the set. `cargo test -p fabulario-cards --test alive -- --nocapture` shows the witness of each part.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use serde_json::Value;

mod alive {
    pub mod board;
    pub mod cast;
    pub mod close;
    pub mod dead;
    pub mod pair;
    pub mod parts;
    pub mod player;
    pub mod same;
    pub mod search;
    pub mod sign;
    pub mod translate;
}

use alive::search::{Found, Hall};

/// The cards and keywords of the set, as the engine reads them.
fn set() -> (Vec<Value>, Value) {
    let parse = |text| serde_json::from_str(text).unwrap();
    let cards: Value = parse(include_str!("../../engine/tests/fabula/data/cards.json"));
    let keywords = parse(include_str!("../../engine/tests/fabula/data/keywords.json"));
    (cards.as_array().unwrap().clone(), keywords)
}

/// Parts that are known to be dead. In the engine's sample: `damaged` asks for damage on an Aliado, a Base has none.
const DEAD: [(&str, &str); 2] = [
    (
        "Sineiro da Ermida",
        "/abilities/0/triggered/effect/sentences/0/effects/0",
    ),
    ("Mula de Labareda", "/abilities/1"),
];

#[test]
fn every_part_of_every_card_is_alive() {
    let (cards, keywords) = set();
    let found = Hall::new(cards, &keywords).search();
    assert!(!found.is_empty());
    println!("{}", lines(found.iter()));
    let known = |part: &&Found| DEAD.contains(&(part.card.as_str(), part.pointer.as_str()));
    let (alive, dead): (Vec<&Found>, Vec<&Found>) =
        found.iter().partition(|part| part.witness.is_some());
    let risen = lines(alive.into_iter().filter(known));
    assert!(risen.is_empty(), "not dead any more:\n{risen}");
    let dead = lines(dead.into_iter().filter(|part| !known(part)));
    assert!(dead.is_empty(), "dead parts:\n{dead}");
}

fn lines<'f>(found: impl Iterator<Item = &'f Found>) -> String {
    let lines: Vec<String> = found.map(Found::to_string).collect();
    lines.join("\n")
}
