//! Decks as texts that are read back to the same deck.

use fabulario_engine::Lang;
use fabulario_engine::deck::Section;

use crate::catalogue::Catalogue;
use crate::deck::{Deck, DeckLine};

mod csv;
mod json;
mod names;
mod text;

pub use json::ExportedDeck;

/// How a deck is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Plain text: a heading for each section, `3 Nome` for each card.
    Text,
    /// The same as Markdown.
    Markdown,
    /// A table with a first row. RFC 4180
    Csv,
    /// `{"game": …, "deck": …}`, cards by id.
    Json,
}

impl Form {
    /// Every form.
    pub const ALL: [Self; 4] = [Self::Text, Self::Markdown, Self::Csv, Self::Json];
}

/// Writes a deck; what [`read`](super::read) makes of it is the same deck.
#[must_use]
pub fn write(deck: &Deck, catalogue: &Catalogue, form: Form, lang: Lang) -> String {
    match form {
        Form::Text => text::write(deck, catalogue, lang, text::PLAIN),
        Form::Markdown => text::write(deck, catalogue, lang, text::MARKDOWN),
        Form::Csv => csv::write(deck, catalogue, lang),
        Form::Json => json::write(deck, catalogue),
    }
}

/// The sections of a deck that have cards, in the order of the game, each with its lines.
fn sections(deck: &Deck) -> impl Iterator<Item = (Section, Vec<&DeckLine>)> {
    let all = Section::of(deck.game).iter();
    let of = |section: Section| {
        let lines = deck.lines.iter();
        lines.filter(move |line| line.section == section).collect()
    };
    let all = all.map(move |section| (*section, of(*section)));
    all.filter(|(section, lines): &(_, Vec<_>)| *section != Section::Anexos && !lines.is_empty())
}
