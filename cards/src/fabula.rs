//! The cards of Fábula: sets, cards, fichas, keywords and ready decks, read, checked, and with their texts.

use fabulario_engine::fabula::{Card, CardId, Deck, Table};
use fabulario_engine::{Format, Text};
use serde_json::Value;

use crate::catalog::{Files, Mistake};
use crate::text::Lexicon;

mod decks;
mod engine_form;
mod face;
mod read;
mod scaffold;
mod sheet;
mod texts;

pub use face::FaceText;
pub use scaffold::Idea;
pub use sheet::{Printing, ReadyDeck, Set, Sheet};

/// A card with everything that is printed on it.
#[derive(Debug, Clone)]
pub struct PrintedCard {
    /// What stands on it besides the rules: id, names, flavour, printings.
    pub sheet: Sheet,
    /// Its number in the table.
    pub number: CardId,
    /// Its text, a paragraph for each ability.
    pub text: Vec<Text>,
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
    /// The sets, in order of their code.
    pub sets: Vec<Set>,
    /// The cards in the order of their files; each stands at its number in the table.
    pub cards: Vec<PrintedCard>,
    /// The fichas that effects of these cards make.
    pub fichas: Vec<PrintedCard>,
    /// The ready decks by id.
    pub decks: Vec<PlayableDeck>,
    /// Names of subtypes, keywords and cards in both languages.
    pub words: Lexicon,
    /// The cards as the engine plays them.
    pub table: Table,
    /// The cards and keywords as the engine reads them.
    pub engine_form: (Vec<Value>, Value),
}

impl Library {
    /// Whether a data file is one of those that hold cards.
    pub(crate) fn reads(path: &str) -> bool {
        const FILES: [&str; 4] = ["sets", "subtypes", "keywords", "fichas"];
        path.strip_prefix("fabula/").is_some_and(|rest| {
            rest.starts_with("cards/")
                || rest.starts_with("decks/")
                || FILES
                    .iter()
                    .any(|file| rest.strip_suffix(".json") == Some(file))
        })
    }

    /// Reads everything below `fabula/`, and notes every mistake.
    pub(crate) fn read(
        files: &Files,
        formats: &[Format],
        mistakes: &mut Vec<Mistake>,
    ) -> Option<Self> {
        let before = mistakes.len();
        let raw = read::read(files, mistakes);
        texts::unique(&raw, mistakes);
        let words = raw.words();
        let (table, engine_form) = raw.table(mistakes)?;
        let texts = texts::check(&raw, &table, &words, mistakes);
        let decks = decks::read(files, &raw, &table, formats, mistakes);
        if mistakes.len() > before {
            return None;
        }
        let count = raw.cards.len();
        let sheets = raw.cards.into_iter().chain(raw.fichas);
        let print = |((number, sheet), text): ((u16, read::Placed<Sheet>), _)| PrintedCard {
            sheet: sheet.value,
            number: CardId(number),
            text,
        };
        let mut cards: Vec<PrintedCard> = (0..).zip(sheets).zip(texts).map(print).collect();
        let fichas = cards.split_off(count);
        Some(Self {
            sets: raw.sets,
            cards,
            fichas,
            decks,
            words,
            table,
            engine_form,
        })
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
