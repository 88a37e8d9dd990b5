//! The catalogue: every game, format, rule and ruling, verified as a whole.

use std::collections::BTreeMap;

use fabulario_engine::{Format, Game, GameSheet, Rule, Ruling};

use crate::fabula::Library;

mod files;
mod mistake;
mod read;
mod strict;
mod verify;

pub use files::Files;
pub use mistake::{Mistake, Mistakes};
pub(crate) use read::{parse, pointer};
pub(crate) use strict::Strict;

/// What is known of one game.
#[derive(Debug, Clone)]
pub struct GameBook {
    /// Vocabulary and documents.
    pub sheet: GameSheet,
    /// Rules in book order, then construction rules.
    pub rules: Vec<Rule>,
    /// Rulings in order.
    pub rulings: Vec<Ruling>,
}

/// Everything that the data folder says. Holding one is the proof that it was verified.
#[derive(Debug, Clone)]
pub struct Catalog {
    build: String,
    books: BTreeMap<Game, GameBook>,
    formats: Vec<Format>,
    fabula: Library,
}

impl Catalog {
    /// Reads and verifies the files; every mistake is reported, none stops the search for others.
    pub fn load(files: &Files) -> Result<Self, Mistakes> {
        let mut mistakes = Vec::new();
        let (books, formats) = read::read(files, &mut mistakes);
        verify::verify(files, &books, &formats, &mut mistakes);
        match Library::read(files, &formats, &mut mistakes) {
            Some(fabula) if mistakes.is_empty() => Ok(Self {
                build: files.digest(),
                books,
                formats,
                fabula,
            }),
            _ => {
                mistakes.sort_by_cached_key(Mistake::place);
                mistakes.dedup();
                Err(Mistakes(mistakes))
            }
        }
    }

    /// A digest of all data: two catalogues with the same build say the same.
    pub fn build(&self) -> &str {
        &self.build
    }

    /// The games, in the order in which they are shown.
    pub fn books(&self) -> impl Iterator<Item = (Game, &GameBook)> {
        self.books.iter().map(|(game, book)| (*game, book))
    }

    /// One game's book.
    pub fn book(&self, game: Game) -> Option<&GameBook> {
        self.books.get(&game)
    }

    /// The formats by game, then by id.
    pub fn formats(&self) -> &[Format] {
        &self.formats
    }

    /// The cards of Fábula.
    pub const fn fabula(&self) -> &Library {
        &self.fabula
    }

    /// One format.
    pub fn format(&self, id: &str) -> Option<&Format> {
        self.formats.iter().find(|format| format.id.0 == id)
    }
}
