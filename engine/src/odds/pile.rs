//! The cards that are shuffled, in classes of cards that are alike.

use std::collections::BTreeMap;

/// Most groups that a pile tells apart.
pub const MOST_GROUPS: usize = 8;
/// Most cards of a pile that is reckoned with.
pub const MOST_CARDS: u32 = 1000;

/// A set of groups, by their places from 0 on. A place beyond [`MOST_GROUPS`] is in no set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Groups(u8);

impl Groups {
    /// No group at all.
    pub const NONE: Self = Self(0);

    /// The set of these groups.
    #[must_use]
    pub fn of(groups: impl IntoIterator<Item = usize>) -> Self {
        let set = groups.into_iter().fold(0, |set, group| set | bit(group));
        Self(set)
    }

    /// Whether a group is in the set.
    #[must_use]
    pub const fn has(self, group: usize) -> bool {
        self.0 & bit(group) != 0
    }

    /// The groups that are in both sets.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is none.
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

const fn bit(group: usize) -> u8 {
    if group < MOST_GROUPS { 1 << group } else { 0 }
}

/// A shuffled pile of cards.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pile {
    classes: BTreeMap<Groups, u32>,
}

impl Pile {
    /// Adds cards that belong to exactly these groups.
    pub fn add(&mut self, groups: Groups, cards: u32) {
        let class = self.classes.entry(groups).or_default();
        *class = class.saturating_add(cards);
    }

    /// How many cards there are.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.classes
            .values()
            .fold(0, |sum, cards| sum.saturating_add(*cards))
    }

    /// How many cards a group has.
    #[must_use]
    pub fn cards_of(&self, group: usize) -> u32 {
        let classes = self.classes.iter().filter(|(groups, _)| groups.has(group));
        classes.fold(0, |sum, (_, cards)| sum.saturating_add(*cards))
    }

    /// The same pile as if there were no other groups: classes that they alone told apart are one.
    pub(super) fn seen_by(&self, relevant: Groups) -> Self {
        let mut pile = Self::default();
        for (groups, cards) in &self.classes {
            pile.add(groups.and(relevant), *cards);
        }
        pile
    }

    /// The classes, each with its groups.
    pub(super) fn classes(&self) -> impl Iterator<Item = (Groups, u32)> {
        self.classes.iter().map(|(groups, cards)| (*groups, *cards))
    }
}
