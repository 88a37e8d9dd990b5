//! Ready decks: read, and judged by the same judge that answers players.

use std::collections::BTreeMap;

use fabulario_engine::fabula::{Deck, Table, construction};
use fabulario_engine::{Format, Game};

use super::PlayableDeck;
use super::read::Raw;
use super::sheet::ReadyDeck;
use crate::catalogue::Mistake;
use crate::ready::{judged, sheets};
use crate::sheet::Set;
use crate::stock::Stock;

pub(super) fn read(
    stock: &Stock,
    (raw, table, sets): (&Raw, &Table, &[Set]),
    formats: &[Format],
    mistakes: &mut Vec<Mistake>,
) -> Vec<PlayableDeck> {
    // Of two cards with one id the first has it.
    let cards = raw.cards.iter().rev().map(|sheet| &sheet.value);
    let names: BTreeMap<&str, &str> = cards
        .map(|sheet| (sheet.id.as_str(), sheet.name.pt.as_str()))
        .collect();
    let mut decks = Vec::new();
    // Names that stand twice are told already.
    let Ok(pool) = construction::pool(table) else {
        return decks;
    };
    let called = |id: &str| names.get(id).map(ToString::to_string);
    for (entry, sheet) in sheets::<ReadyDeck>(stock, Game::Fabula, mistakes) {
        // A format with mistakes judges nothing: they are told already.
        if mistakes
            .iter()
            .any(|it| it.file.starts_with("fabula/formats"))
        {
            continue;
        }
        let built = judged(&sheet, called, &pool, formats, sets).and_then(|legal| {
            let wrong = || {
                (
                    String::new(),
                    "needs a Centro and four Arredores".to_owned(),
                )
            };
            Deck::of(&legal).ok_or_else(|| vec![wrong()])
        });
        match built {
            Ok(deck) => decks.push(PlayableDeck { sheet, deck }),
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
            }
        }
    }
    decks
}
