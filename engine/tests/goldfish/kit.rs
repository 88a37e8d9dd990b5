//! Cards without abilities, and decks of them.

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy, Trace};
use serde_json::{Value, json};

/// An Aliado as four numbers: cost, vida, ofensiva, influência.
pub type Ally = [u16; 4];

/// A table of Aliados `0`, `1`, … in this order, and the base `base` after them.
pub fn table(allies: &[Ally]) -> Table {
    let mut cards: Vec<Value> = (0..).zip(allies).map(|(i, ally)| card(i, *ally)).collect();
    cards.push(json!({"name": "base", "kind": "base"}));
    Table::read(&Value::Array(cards)).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

fn card(number: usize, [cost, vida, ofensiva, influencia]: Ally) -> Value {
    json!({
        "name": number.to_string(), "kind": "aliado",
        "cost": cost, "vida": vida, "ofensiva": ofensiva, "influencia": influencia,
    })
}

/// A deck of Aliados by their numbers.
pub fn deck(table: &Table, main: &[u16]) -> Deck {
    Deck {
        main: main.iter().copied().map(CardId).collect(),
        bases: [base(table); 5],
    }
}

pub fn base(table: &Table) -> CardId {
    table.find("base").unwrap()
}

/// Options that a test changes where it is about something else.
pub fn options(table: &Table, turns: u8) -> Options {
    Options {
        turns,
        first: true,
        opponent: Opponent::Inert([base(table); 5]),
        policy: Policy::BestSpend,
        mulligan: Mulligan::Never,
    }
}

pub fn goldfish<'t>(table: &'t Table, main: &[u16], options: Options) -> Goldfish<'t> {
    Goldfish::new(table, PlayRules::default(), &deck(table, main), options).unwrap()
}

/// The first game of a deck by the standard rules.
pub fn play(table: &Table, main: &[u16], options: Options) -> Trace {
    *goldfish(table, main, options).play(1, 0)
}
