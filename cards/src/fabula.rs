//! The cards of Fábula: sets, cards, fichas, keywords and ready decks, read, checked, and with their texts.

use std::collections::BTreeMap;
use std::sync::Arc;

use fabulario_engine::fabula::{Card, CardId, Deck, Table};
use fabulario_engine::{Format, Game, Text};
use serde_json::Value;

use crate::catalogue::Mistake;
use crate::sheet::{Set, Sheet};
use crate::stock::Stock;
use crate::text::{Lexicon, Rendered, Tells};

mod decks;
pub(crate) mod deeds;
mod engine_form;
mod read;
mod reminders;
mod scaffold;
mod sheet;
mod texts;

pub(crate) use read::Placed;
pub use scaffold::Idea;
pub use sheet::ReadyDeck;

/// A card with everything that is printed on it.
#[derive(Debug, Clone)]
pub struct PrintedCard {
    /// What stands on it besides the rules: id, names, flavour, printings.
    pub sheet: Arc<Sheet>,
    /// Its number in the table.
    pub number: CardId,
    /// Its text, a paragraph for each ability.
    pub text: Vec<Text>,
    /// What each paragraph tells.
    pub tells: Vec<Tells>,
}

/// A ready deck, and the deck that the engine plays.
#[derive(Debug, Clone)]
pub struct PlayableDeck {
    /// What is written of it.
    pub sheet: ReadyDeck,
    /// What is played.
    pub deck: Deck,
}

/// All cards of the game.
#[derive(Debug, Clone)]
pub struct Library {
    /// The sets of the game.
    pub sets: Vec<Set>,
    /// The cards in the order of their files; each stands at its number in the table.
    pub cards: Vec<PrintedCard>,
    /// The fichas that effects of these cards make.
    pub fichas: Vec<PrintedCard>,
    /// The ready decks by id.
    pub decks: Vec<PlayableDeck>,
    /// Names of subtypes, keywords and cards in both languages.
    pub words: Lexicon,
    /// What each keyword stands for, by its id.
    pub reminders: BTreeMap<String, Text>,
    /// The cards as the engine plays them.
    pub table: Table,
}

/// What could be read.
pub(crate) struct ReadSheets {
    /// The sheets of the cards, then of the fichas.
    pub sheets: Vec<Placed<Arc<Sheet>>>,
    /// How many of them are cards.
    pub cards: usize,
    /// The library, if nothing is wrong.
    pub library: Option<Library>,
}

impl Library {
    /// Reads everything of the game that the stock holds, and notes every mistake.
    pub(crate) fn read(
        stock: &Stock,
        sets: &[Set],
        formats: &[Format],
        mistakes: &mut Vec<Mistake>,
    ) -> ReadSheets {
        let before = mistakes.len();
        let raw = read::read(stock, mistakes);
        texts::unique(&raw, mistakes);
        let words = raw.words();
        let reminders = reminders::reminders(&raw.keyword_trees, &words);
        let of_game = |set: &&Set| set.game == Game::Fabula;
        let sets: Vec<Set> = sets.iter().filter(of_game).cloned().collect();
        let prepared = match &raw.table {
            Err(found) => {
                raw.tell(found, mistakes);
                let told = mistakes.get(before..).unwrap_or_default();
                let more = texts::of_the_rest(stock, told);
                mistakes.extend(more);
                None
            }
            Ok(table) => {
                let texts = texts::check(&raw, table, &words, mistakes);
                let known = (&raw, table, &sets[..]);
                Some((texts, decks::read(stock, known, formats, mistakes)))
            }
        };
        let count = raw.cards.len();
        let sheets: Vec<Placed<Arc<Sheet>>> = raw
            .cards
            .into_iter()
            .chain(raw.fichas)
            .map(Placed::shared)
            .collect();
        let right = mistakes.len() == before;
        let (Some((texts, decks)), Ok(table), true) = (prepared, raw.table, right) else {
            return ReadSheets {
                sheets,
                cards: count,
                library: None,
            };
        };
        let print =
            |((number, sheet), rendered): ((u16, &Placed<Arc<Sheet>>), Rendered)| PrintedCard {
                sheet: Arc::clone(&sheet.value),
                number: CardId(number),
                text: rendered.lines,
                tells: rendered.tells,
            };
        let mut cards: Vec<PrintedCard> = (0..).zip(&sheets).zip(texts).map(print).collect();
        let fichas = cards.split_off(count);
        let library = Self {
            sets,
            cards,
            fichas,
            decks,
            words,
            reminders,
            table,
        };
        ReadSheets {
            sheets,
            cards: count,
            library: Some(library),
        }
    }

    /// The cards and keywords of a stock as the engine reads them.
    #[must_use]
    pub fn engine_form(stock: &Stock) -> (Vec<Value>, Value) {
        let mut cards = Vec::new();
        let mut mistakes = Vec::new();
        read::trees(stock, &mut mistakes, &mut |_, _, tree| cards.push(tree));
        (cards, read::keywords(stock, &mut mistakes).1)
    }

    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<&PrintedCard> {
        self.cards.iter().find(|card| card.sheet.id == id)
    }

    /// What the engine knows of a card.
    #[must_use]
    pub fn rules_of(&self, card: &PrintedCard) -> &Card {
        self.table.card(card.number)
    }
}
