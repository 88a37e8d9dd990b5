//! The sample set: original cards and decks to play with, no product of anybody.

use fabulario_engine::fabula::{CardId, Deck, Player, Setup, Table};
use serde_json::Value;

/// The table of the sample cards.
pub fn table() -> Table {
    let cards: Value = serde_json::from_str(include_str!("data/cards.json")).unwrap();
    let keywords: Value = serde_json::from_str(include_str!("data/keywords.json")).unwrap();
    Table::with_keywords(&cards, &keywords).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

/// The sample decks; the first one is free of abilities.
pub fn decks(table: &Table) -> Vec<Deck> {
    let decks: Value = serde_json::from_str(include_str!("data/decks.json")).unwrap();
    let id = |name: &str| table.find(name).unwrap_or_else(|| panic!("no card {name}"));
    let deck = |deck: &Value| {
        let main = deck["main"].as_object().unwrap().iter();
        let copies = |(name, n): (&String, &Value)| {
            vec![id(name); usize::try_from(n.as_u64().unwrap()).unwrap()]
        };
        let main: Vec<CardId> = main.flat_map(copies).collect();
        let bases: Vec<CardId> = deck["bases"]
            .as_array()
            .unwrap()
            .iter()
            .map(|name| id(name.as_str().unwrap()))
            .collect();
        Deck {
            main,
            bases: bases.try_into().unwrap(),
        }
    };
    decks.as_array().unwrap().iter().map(deck).collect()
}

/// Game number `game` of two to four players: another number, other decks and another chance.
pub fn setup(decks: &[Deck], game: u64) -> Setup {
    // Mostly duels; three and four players in three games of twenty each.
    let players = match game % 20 {
        5 | 11 | 17 => 3,
        2 | 8 | 14 => 4,
        _ => 2,
    };
    let deck = |seat: usize| {
        let index = (usize::try_from(game / 3).unwrap()
            + seat * (1 + usize::try_from(game % 5).unwrap()))
            % decks.len();
        Player::Deck(decks[index].clone())
    };
    let mut setup = Setup::new((0..players).map(deck).collect(), 20_261_116);
    setup.game = game;
    setup
}
