//! A deck whose cards are all known: what lists, codes, statistics and odds are about.

use fabulario_engine::Game;
use fabulario_engine::deck::{DeckList, Section};

use crate::catalog::Catalog;
use crate::pools::Pooled;

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
    /// The place of the card among [`Catalog::cards`](crate::Catalog::cards).
    pub card: usize,
    /// Copies by place of the card: what is attached to it. A card with attachments is one card. APO-H15
    pub attached: Vec<(usize, u32)>,
    /// How many; at least one.
    pub copies: u32,
}

impl Deck {
    /// Most copies on one line.
    pub const MOST_COPIES: u32 = 1_000_000;
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

    /// The deck as the judge of its game reads it.
    #[must_use]
    pub fn list<'c, C: Pooled>(&self, catalog: &'c Catalog) -> DeckList<'c> {
        let pool = catalog.pool::<C>();
        let id = |card: usize| {
            let card = catalog.cards().get(card);
            card.map(|card| card.sheet.id.as_str()).unwrap_or_default()
        };
        let mut list = DeckList::with_capacity(self.lines.len());
        for line in &self.lines {
            let host = list.add(pool, line.section, id(line.card), line.copies);
            for (card, copies) in &line.attached {
                list.attach(pool, Section::Anexos, id(*card), *copies, Some(host));
            }
        }
        list
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line(section: Section, card: usize, copies: u32) -> DeckLine {
        DeckLine {
            section,
            card,
            attached: Vec::new(),
            copies,
        }
    }

    #[test]
    fn the_normal_form_knows_no_order_and_keeps_attachments_apart() {
        let host = |attached: &[(usize, u32)]| DeckLine {
            attached: attached.to_vec(),
            ..line(Section::Suporte, 4, 1)
        };
        let deck = |lines: Vec<DeckLine>| Deck {
            game: Game::Apoteose,
            lines,
        };
        let one = deck(vec![
            host(&[(9, 1), (7, 1), (9, 1)]),
            line(Section::Inventario, 2, 1),
            line(Section::Suporte, 4, 2),
            line(Section::Casa, 8, 1),
            line(Section::Inventario, 2, 3),
        ]);
        let other = deck(vec![
            line(Section::Casa, 8, 1),
            line(Section::Suporte, 4, 1),
            line(Section::Suporte, 4, 1),
            host(&[(7, 1), (9, 2)]),
            line(Section::Inventario, 2, 4),
        ]);
        assert_eq!(one.normal(), other.clone().normal());
        assert_eq!(other.normal().lines.len(), 4);
    }
}
