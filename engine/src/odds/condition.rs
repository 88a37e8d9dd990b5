//! What a hand should be, as a tree.

/// Most counts of one condition.
pub const MOST_COUNTS: usize = 64;
/// Most conditions inside each other.
pub const MOST_DEPTH: usize = 16;

/// What the cards seen should hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// So many cards of a group.
    Count {
        /// The place of the group.
        group: usize,
        /// The fewest.
        at_least: u32,
        /// The most; any number if absent.
        at_most: Option<u32>,
    },
    /// Every one of these; an empty list holds always.
    All(Vec<Self>),
    /// At least one of these; an empty list holds never.
    Any(Vec<Self>),
    /// The opposite.
    Not(Box<Self>),
}

impl Condition {
    /// So many cards of a group, or more.
    #[must_use]
    pub const fn at_least(group: usize, cards: u32) -> Self {
        Self::between(group, cards, None)
    }

    /// So many cards of a group, or fewer.
    #[must_use]
    pub const fn at_most(group: usize, cards: u32) -> Self {
        Self::between(group, 0, Some(cards))
    }

    /// Exactly so many cards of a group.
    #[must_use]
    pub const fn exactly(group: usize, cards: u32) -> Self {
        Self::between(group, cards, Some(cards))
    }

    /// From `at_least` to `at_most` cards of a group.
    #[must_use]
    pub const fn between(group: usize, at_least: u32, at_most: Option<u32>) -> Self {
        Self::Count {
            group,
            at_least,
            at_most,
        }
    }
}
