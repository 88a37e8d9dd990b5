//! Random cards without abilities, and decks of them.

use fabulario_engine::fabula::{CardId, Deck, Table};
use fabulario_engine::goldfish::advice::Kind;
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

/// So many cards, told in numbers: costs, worths and parts of a package are small, so that ties abound.
pub fn kinds(rng: &mut Rng, cards: u16) -> Vec<Kind> {
    let costs = 3 + rng.below(5);
    let kind = |number| {
        let parts = u8::from(rng.below(4) == 0) | u8::from(rng.below(5) == 0) << 1;
        Kind::new(
            CardId(number),
            rng.below(costs) as u8,
            1 + rng.below(4),
            parts,
        )
    };
    (0..cards).map(kind).collect()
}

/// A table of Aliados of those costs and worths, each with its number, and a base after them.
pub fn table(kinds: &[Kind]) -> Table {
    let card = |kind: &Kind| {
        json!({
            "name": kind.card.0.to_string(), "kind": "aliado", "cost": kind.cost,
            "vida": 1, "ofensiva": 0, "influencia": kind.worth - 1,
        })
    };
    let mut cards: Vec<Value> = kinds.iter().map(card).collect();
    cards.push(json!({"name": "base", "kind": "base"}));
    Table::read(&Value::Array(cards)).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

pub fn deck(table: &Table, main: Vec<CardId>) -> Deck {
    Deck {
        main,
        bases: [table.find("base").unwrap(); 5],
    }
}

/// Takes so many cards at random.
pub fn take(rng: &mut Rng, cards: &mut Vec<CardId>, some: usize) -> Vec<CardId> {
    let one = |_| cards.swap_remove(rng.below(cards.len() as u32) as usize);
    (0..some).map(one).collect()
}
