//! Pairs of games as whole numbers.

use crate::goldfish::interval::Pairs;
use crate::goldfish::tally::Sums;

/// What was measured in the same games of two decks: whole numbers, added in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paired {
    /// Whether games answer yes or no.
    pub(super) share: bool,
    pub(super) a: Sums,
    pub(super) b: Sums,
    /// The sum of the differences, the second deck's number less the first one's, and of their squares.
    pub(super) sum: i128,
    pub(super) squares: u128,
    /// For yes and no, whatever is more than none being yes: the second deck comes first here.
    pub(super) pairs: Pairs,
}

impl Paired {
    pub(super) fn new(share: bool) -> Self {
        Self {
            share,
            a: Sums::default(),
            b: Sums::default(),
            sum: 0,
            squares: 0,
            pairs: Pairs::default(),
        }
    }

    /// Adds a game of both.
    pub(super) fn add(&mut self, a: u16, b: u16) {
        self.a.count(a);
        self.b.count(b);
        let more = i64::from(b) - i64::from(a);
        self.sum += i128::from(more);
        self.squares += u128::from(more.unsigned_abs()).pow(2);
        let pairs = &mut self.pairs;
        *match (b > 0, a > 0) {
            (true, true) => &mut pairs.both,
            (true, false) => &mut pairs.first,
            (false, true) => &mut pairs.second,
            (false, false) => &mut pairs.neither,
        } += 1;
    }

    /// Adds other games.
    pub fn merge(&mut self, other: &Self) {
        self.a.merge(&other.a);
        self.b.merge(&other.b);
        self.sum += other.sum;
        self.squares += other.squares;
        self.pairs.both += other.pairs.both;
        self.pairs.first += other.pairs.first;
        self.pairs.second += other.pairs.second;
        self.pairs.neither += other.pairs.neither;
    }

    /// How many games both have played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.a.n
    }
}
