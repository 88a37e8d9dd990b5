//! Rows are printings: each card has one for every printing, a token one without.

use crate::index::bits::Bits;

/// Which rows belong to which card.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// By place of the card: its first row; after the last card, how many rows there are.
    starts: Vec<u32>,
    /// By row: the place of its card.
    cards: Vec<u32>,
    /// The rows that are not the first of their card.
    further: Bits,
}

impl Rows {
    /// Adds the rows of the next card.
    pub(super) fn add(&mut self, rows: u32) {
        let card = u32::try_from(self.starts.len()).unwrap_or(u32::MAX);
        let first = self.count();
        self.starts.push(first);
        for row in first..first + rows {
            self.cards.push(card);
            if row > first {
                self.further.insert(row);
            }
        }
    }

    /// How many rows there are.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.cards.len()).unwrap_or(u32::MAX)
    }

    /// Whether every card has one row: then both have the same numbers.
    pub(super) fn are_cards(&self) -> bool {
        self.cards.len() == self.starts.len()
    }

    /// The place of a row's card.
    pub(super) fn card(&self, row: u32) -> u32 {
        self.cards.get(row as usize).copied().unwrap_or_default()
    }

    /// The rows of a card.
    pub(super) fn of_card(&self, card: u32) -> std::ops::Range<u32> {
        let card = card as usize;
        let start = self.starts.get(card).copied().unwrap_or_default();
        let end = self.starts.get(card + 1).copied();
        start..end.unwrap_or_else(|| self.count())
    }

    /// Leaves the first row of every card that has some.
    pub(super) fn one_of_each(&self, rows: &mut Bits) {
        if self.are_cards() {
            return;
        }
        let mut further = self.further.clone();
        further.and(rows);
        for row in further.iter() {
            let of_card = self.of_card(self.card(row)).start..row;
            if of_card.into_iter().any(|before| rows.contains(before)) {
                rows.remove(row);
            }
        }
    }
}
