//! On which turn a card is first seen, counted over games.

use super::{Kind, MAX_DECK};

const WORDS: usize = MAX_DECK.div_ceil(64);

/// For each card of a deck: in how many games its first copy was seen in the opening hand, on turn 1, 2, …
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstSeen {
    /// Kind by kind: the opening hand, then the turns.
    counts: Vec<u64>,
    columns: usize,
    seen: [u64; WORDS],
}

impl FirstSeen {
    /// No game yet.
    #[must_use]
    pub fn new(kinds: usize, turns: u8) -> Self {
        let columns = usize::from(turns) + 1;
        Self {
            counts: vec![0; kinds * columns],
            columns,
            seen: [0; WORDS],
        }
    }

    /// A new game begins.
    pub fn begin(&mut self) {
        self.seen = [0; WORDS];
    }

    /// Cards were seen on a turn of this game; 0 is the opening hand.
    pub fn see(&mut self, cards: &[Kind], turn: usize) {
        for kind in cards {
            let (word, bit) = (kind.place() / 64, 1_u64 << (kind.place() % 64));
            let Some(word) = self.seen.get_mut(word).filter(|word| **word & bit == 0) else {
                continue;
            };
            *word |= bit;
            if turn < self.columns
                && let Some(count) = self.counts.get_mut(kind.place() * self.columns + turn)
            {
                *count += 1;
            }
        }
    }

    /// Games in which a copy was seen by a turn; 0 is the opening hand.
    #[must_use]
    pub fn by(&self, kind: Kind, turn: u8) -> u64 {
        let row = self.counts.chunks_exact(self.columns).nth(kind.place());
        row.map_or(0, |row| row.iter().take(usize::from(turn) + 1).sum())
    }

    /// The games of both.
    pub fn merge(&mut self, other: &Self) {
        let pairs = self.counts.iter_mut().zip(&other.counts);
        pairs.for_each(|(count, more)| *count += more);
    }
}
