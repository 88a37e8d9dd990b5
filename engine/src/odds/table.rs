//! The odds of a condition by cards seen.

use num_bigint::BigUint;

use super::Chance;
use super::whole::binomial;

/// The odds of a condition for every number of cards seen, from none on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Of so many cards.
    size: u32,
    ways: Vec<BigUint>,
    steps: u64,
}

impl Table {
    /// From the number of hands that fit, by cards seen.
    pub(super) fn new(size: u32, ways: Vec<BigUint>, steps: u64) -> Self {
        Self { size, ways, steps }
    }

    /// How much work it was, in the steps of [`MOST_STEPS`](super::MOST_STEPS).
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// How likely the condition holds once so many cards are seen; nothing beyond the end of the table.
    #[must_use]
    pub fn chance(&self, seen: u32) -> Option<Chance> {
        let ways = self.ways.get(usize::try_from(seen).ok()?)?.clone();
        Some(Chance::new(ways, binomial(self.size, seen)))
    }
}
