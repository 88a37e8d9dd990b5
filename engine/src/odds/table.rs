//! The odds of a condition by cards seen.

use num_bigint::BigUint;

use super::Chance;
use super::whole::binomials;

/// The odds of a condition for every number of cards seen, from none on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    ways: Vec<BigUint>,
    all: Vec<BigUint>,
    steps: u64,
}

impl Table {
    /// From the number of hands that fit, by cards seen.
    pub(super) fn new(size: u32, ways: Vec<BigUint>, steps: u64) -> Self {
        let most = u32::try_from(ways.len().saturating_sub(1)).unwrap_or(u32::MAX);
        let all = binomials(size, most);
        Self { ways, all, steps }
    }

    /// How much work it was, in the steps of [`MOST_STEPS`](super::MOST_STEPS).
    #[must_use]
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// How likely the condition holds once so many cards are seen; nothing beyond the end of the table.
    #[must_use]
    pub fn chance(&self, seen: u32) -> Option<Chance> {
        let seen = usize::try_from(seen).ok()?;
        let ways = self.ways.get(seen)?.clone();
        Some(Chance::new(ways, self.all.get(seen)?.clone()))
    }
}
