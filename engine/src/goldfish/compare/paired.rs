//! Pairs of games as whole numbers.

use super::measure::{Direction, Measure};
use crate::goldfish::interval::{Around, Level, Mean};
use crate::goldfish::tally::Sums;

/// What was measured in the same games of two decks: whole numbers, added in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paired {
    /// Whether games answer yes or no.
    pub(super) share: bool,
    /// Which figure is the better one.
    pub(super) direction: Direction,
    pub(super) a: Sums,
    pub(super) b: Sums,
    /// The second deck's number less the first one's.
    differences: Around,
}

impl Paired {
    pub(super) fn new(measure: &Measure) -> Self {
        Self {
            share: measure.is_share(),
            direction: measure.direction(),
            a: Sums::default(),
            b: Sums::default(),
            differences: Around::default(),
        }
    }

    /// Adds a game of both.
    pub(super) fn add(&mut self, a: u16, b: u16) {
        self.a.count(a);
        self.b.count(b);
        self.differences.games += 1;
        self.differences.above.count(b.saturating_sub(a).into(), 1);
        self.differences.below.count(a.saturating_sub(b).into(), 1);
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Self) {
        self.a.merge(&other.a);
        self.b.merge(&other.b);
        self.differences.games += other.differences.games;
        self.differences.above.merge(&other.differences.above);
        self.differences.below.merge(&other.differences.below);
    }

    /// How many games both have played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.a.n
    }

    /// Whether both had the same number in every game.
    pub(super) const fn is_alike(&self) -> bool {
        self.differences.above.sum == 0 && self.differences.below.sum == 0
    }

    /// The sum of the differences.
    pub(super) fn sum(&self) -> i128 {
        let [above, below] = [self.differences.above, self.differences.below]
            .map(|side| i128::try_from(side.sum).unwrap_or(i128::MAX));
        above - below
    }

    /// The mean difference. Differences that did not come would be as large as those that did.
    pub(super) fn difference(&self, level: Level) -> Option<Mean> {
        self.differences.of([self.differences.size(); 2], level)
    }
}

/// The same games by two measures: the one that was asked for, and how early they were won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Matched {
    pub(super) asked: Paired,
    pub(super) won: Paired,
}

impl Matched {
    pub(super) fn new(measure: &Measure) -> Self {
        Self {
            asked: Paired::new(measure),
            won: Paired::new(&Measure::WonTurn),
        }
    }

    /// Adds a game of both decks: what was asked for, and the turn of the victory.
    pub(super) fn add(&mut self, a: [u16; 2], b: [u16; 2]) {
        let ([a, a_won], [b, b_won]) = (a, b);
        self.asked.add(a, b);
        self.won.add(a_won, b_won);
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Self) {
        self.asked.merge(&other.asked);
        self.won.merge(&other.won);
    }
}
