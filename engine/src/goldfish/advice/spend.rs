//! The most that a hand can spend, and on what.

use super::classes::{Class, Counts};

/// Sums of costs, a bit each: those beyond the resources are nobody's business.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sums {
    bits: u64,
    most: u8,
}

/// Most resources that are reckoned with.
pub(super) const MOST_RESOURCES: u8 = 62;

impl Sums {
    /// Nothing is spent yet.
    pub(super) const fn nothing(resources: u8) -> Self {
        Self {
            bits: 1,
            most: if resources < MOST_RESOURCES {
                resources
            } else {
                MOST_RESOURCES
            },
        }
    }

    /// With one card more.
    pub(super) const fn with(self, cost: u8) -> Self {
        if cost > self.most {
            return self;
        }
        let all = (2 << self.most) - 1;
        Self {
            bits: (self.bits | (self.bits << cost)) & all,
            ..self
        }
    }

    /// With the cards of a hand.
    pub(super) fn of(mut self, classes: &[Class], hand: Counts) -> Self {
        for (place, class) in classes.iter().enumerate() {
            for _ in 0..hand.of(place) {
                self = self.with(class.cost);
            }
        }
        self
    }

    /// Whether exactly so much can be spent.
    pub(super) const fn has(self, sum: u8) -> bool {
        sum <= self.most && self.bits & (1 << sum) != 0
    }

    /// Whether everything can be spent.
    pub(super) const fn all(self) -> bool {
        self.has(self.most)
    }

    /// The most that can be spent.
    pub(super) const fn best(self) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "a bit of 64")]
        let best = 63 - self.bits.leading_zeros() as u8;
        best
    }
}

/// What is played: as much as can be spent, and of several ways the one with the most expensive cards.
pub(super) fn played(classes: &[Class], hand: Counts, resources: u8) -> (Counts, u8) {
    let nothing = Sums::nothing(resources);
    // What each class and all cheaper ones can spend.
    let mut later = [nothing; super::MOST_CLASSES + 1];
    for (place, class) in classes.iter().enumerate().rev() {
        let mut sums = later.get(place + 1).copied().unwrap_or(nothing);
        for _ in 0..hand.of(place) {
            sums = sums.with(class.cost);
        }
        if let Some(later) = later.get_mut(place) {
            *later = sums;
        }
    }
    let spent = later.first().copied().unwrap_or(nothing).best();
    let (mut left, mut played) = (spent, Counts::default());
    for (place, class) in classes.iter().enumerate() {
        let cheaper = later.get(place + 1).copied().unwrap_or(nothing);
        let fits = |cards: &u16| {
            let cost = u32::from(*cards) * u32::from(class.cost);
            let rest = u32::from(left).checked_sub(cost);
            rest.is_some_and(|rest| cheaper.has(u8::try_from(rest).unwrap_or(u8::MAX)))
        };
        let cards = (0..=hand.of(place)).rev().find(fits).unwrap_or_default();
        played.add(place, cards);
        left -= u8::try_from(u32::from(cards) * u32::from(class.cost)).unwrap_or_default();
    }
    (played, spent)
}
