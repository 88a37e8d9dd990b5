//! Rows are printings: each card has one for every printing, a token one without.

use crate::index::bits::Bits;

/// Which rows belong to which card.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// By place of the card: its first row; after the last card, how many rows there are.
    starts: Vec<u32>,
    /// By row: the place of its card.
    cards: Vec<u32>,
    /// The rows of whose card one row stands before them at least, two rows, and so on.
    further: Vec<Bits>,
    /// The rows that have more before them than are counted there.
    last: Bits,
}

/// Printings that are told apart at once; few cards have more.
const COUNTED: u32 = 8;

impl Rows {
    /// Adds the rows of the next card.
    pub(super) fn add(&mut self, rows: u32) {
        let card = u32::try_from(self.starts.len()).unwrap_or(u32::MAX);
        let first = self.count();
        self.starts.push(first);
        for row in first..first + rows {
            self.cards.push(card);
            let before = row - first;
            if before > COUNTED {
                self.last.insert(row);
            }
            for before in 0..before.min(COUNTED) as usize {
                if self.further.len() <= before {
                    self.further.push(Bits::default());
                }
                if let Some(further) = self.further.get_mut(before) {
                    further.insert(row);
                }
            }
        }
    }

    /// How many cards there are.
    pub(super) fn cards(&self) -> u32 {
        u32::try_from(self.starts.len()).unwrap_or(u32::MAX)
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

    /// The first row of every card that has some.
    pub(super) fn one_of_each(&self, found: &Bits) -> Bits {
        let mut rows = found.clone();
        // A row goes if the one so many rows before it is of the same card and was found, too.
        for (before, further) in (1..).zip(&self.further) {
            rows.and_not_shifted(further, found, before);
        }
        for row in self.last.iter().filter(|row| found.contains(*row)) {
            let mut earlier = self.of_card(self.card(row)).start..row;
            if earlier.any(|before| found.contains(before)) {
                rows.remove(row);
            }
        }
        rows
    }
}
