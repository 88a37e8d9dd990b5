//! A deck whose cards are all known: what lists, codes, statistics and odds are about.
//!
//! [`resolve`] makes it of a [document](crate::document), and tells what is left over.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::catalogue::Catalogue;
use crate::document::{DeckEntry, MOST_COPIES, Sections, WrittenDeck};

mod resolve;
#[cfg(test)]
mod tests;

pub use resolve::{Resolved, resolve};

/// A deck of cards of the catalogue. Whether it is legal is another question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// The game.
    pub game: Game,
    /// Its lines.
    pub lines: Vec<DeckLine>,
}

/// Copies of a card in one section.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeckLine {
    /// Where they stand.
    pub section: Section,
    /// The place of the card among [`Catalogue::cards`](crate::Catalogue::cards).
    pub card: usize,
    /// Copies by place of the card: what is attached to it. A card with attachments is one card. APO-H15
    pub attached: Vec<(usize, u32)>,
    /// How many; at least one.
    pub copies: u32,
}

impl Deck {
    /// Most copies on one line.
    pub const MOST_COPIES: u32 = MOST_COPIES;
    /// Most lines, attachments among them.
    pub const MOST_LINES: usize = 10_000;

    /// The same deck in its one normal form: by section and card, each card once, and each card with attachments by
    /// itself.
    #[must_use]
    pub fn normal(mut self) -> Self {
        for line in &mut self.lines {
            line.attached.sort_unstable();
            line.attached.dedup_by(|later, earlier| {
                let same = later.0 == earlier.0;
                earlier.1 = earlier.1.saturating_add(if same { later.1 } else { 0 });
                same
            });
        }
        let order = Section::of(self.game);
        let place = |section: Section| order.iter().position(|it| *it == section);
        self.lines.sort_unstable_by(|a, b| {
            let sections = place(a.section).cmp(&place(b.section));
            sections.then_with(|| a.cmp(b))
        });
        self.lines.dedup_by(|later, earlier| {
            let plain = later.attached.is_empty() && earlier.attached.is_empty();
            let same = plain && (later.section, later.card) == (earlier.section, earlier.card);
            let more = if same { later.copies } else { 0 };
            earlier.copies = earlier.copies.saturating_add(more);
            same
        });
        self
    }

    /// The lines of the deck by section, cards by id.
    #[must_use]
    pub fn sections(&self, catalogue: &Catalogue) -> Sections {
        let id = |place: usize| {
            let card = catalogue.cards().get(place);
            card.map(|card| card.sheet.id.clone()).unwrap_or_default()
        };
        let mut sections = Sections::new();
        for line in &self.lines {
            let attached = line.attached.iter();
            let attached = attached.map(|(card, copies)| DeckEntry::new(id(*card), *copies));
            sections.entry(line.section).or_default().push(DeckEntry {
                attached: attached.collect(),
                ..DeckEntry::new(id(line.card), line.copies)
            });
        }
        sections
    }

    /// The deck as requests write it, cards by id.
    #[must_use]
    pub fn written(&self, catalogue: &Catalogue) -> WrittenDeck {
        WrittenDeck::of(self.sections(catalogue))
    }

    /// The copies of cards in a section, attachments left out.
    pub fn of(&self, section: Section) -> impl Iterator<Item = (usize, u32)> {
        let lines = self
            .lines
            .iter()
            .filter(move |line| line.section == section);
        lines.map(|line| (line.card, line.copies))
    }
}
