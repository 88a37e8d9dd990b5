//! The lists of the API, with the game beside them.

use fabulario_engine::Game;
use serde::Serialize;
use serde_json::Map;

use super::sections;
use crate::catalog::Catalog;
use crate::deck::Deck;

#[derive(Serialize)]
struct Document {
    game: Game,
    deck: Map<String, serde_json::Value>,
}

#[derive(Serialize)]
struct Entry<'c> {
    card: &'c str,
    copies: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    attached: Vec<Self>,
}

pub(super) fn write(deck: &Deck, catalog: &Catalog) -> String {
    let entry = |card: usize, copies: u32, attached| Entry {
        card: catalog
            .cards()
            .get(card)
            .map(|card| card.sheet.id.as_str())
            .unwrap_or_default(),
        copies,
        attached,
    };
    let lists = sections(deck).map(|(section, lines)| {
        let entries = lines.into_iter().map(|line| {
            let attached = line.attached.iter();
            let attached = attached.map(|(card, copies)| entry(*card, *copies, Vec::new()));
            entry(line.card, line.copies, attached.collect())
        });
        let entries: Vec<Entry<'_>> = entries.collect();
        let list = serde_json::to_value(entries).unwrap_or_default();
        (section.word().id.to_owned(), list)
    });
    let document = Document {
        game: deck.game,
        deck: lists.collect(),
    };
    // Texts and numbers are always written.
    serde_json::to_string_pretty(&document).unwrap_or_default() + "\n"
}
