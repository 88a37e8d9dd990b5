//! Questions that are not answered.

use thiserror::Error;

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The pile is too large.
    #[error("{cards} cards in the pile, at most {most} are reckoned with")]
    TooManyCards {
        /// How many it has.
        cards: u32,
        /// The most that it may have.
        most: u32,
    },
    /// Nobody sees more cards than there are.
    #[error("{seen} cards seen of a pile of {cards}")]
    SeenTooMany {
        /// How many would be seen.
        seen: u32,
        /// How many there are.
        cards: u32,
    },
    /// A condition counts too often.
    #[error("{counts} counts in one condition, at most {most} allowed")]
    TooManyCounts {
        /// How often it counts.
        counts: usize,
        /// The most that it may.
        most: usize,
    },
    /// A condition is nested too deeply.
    #[error("conditions inside each other more than {most} deep")]
    TooDeep {
        /// The most that they may be.
        most: usize,
    },
    /// A condition counts a group that no pile has.
    #[error("group {group} is counted, groups go from 0 to {last}")]
    NoSuchGroup {
        /// The group.
        group: usize,
        /// The last one that a pile may have.
        last: usize,
    },
    /// Too many kinds of hands have to be told apart.
    #[error(
        "too much to count: {states} kinds of hands, {steps} steps and {bytes} bytes, at most {most_steps} steps and {most_bytes} bytes allowed"
    )]
    TooMuch {
        /// Kinds of hands at the point where it became too much.
        states: usize,
        /// Steps up to that point.
        steps: u64,
        /// Memory at that point.
        bytes: usize,
        /// The most steps.
        most_steps: u64,
        /// The most memory.
        most_bytes: usize,
    },
}
