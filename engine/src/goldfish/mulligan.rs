//! The one mulligan before the game. FAB 1.4.4

use std::sync::Arc;

use super::advice::Keeps;
use super::trace::CardList;
use crate::fabula::CardId;

/// The most nodes of a condition, and the deepest nesting.
const MOST: usize = 1_000;
const DEEPEST: usize = 32;

/// Which cards of the opening hand go back to the bottom, in random order; as many are drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mulligan {
    /// None.
    Never,
    /// Every card that is not one of these.
    Keep(Vec<CardId>),
    /// None if the condition holds; otherwise every card that is not one of these.
    Rule {
        /// When the hand stays as it is.
        stay: Condition,
        /// What is kept otherwise.
        keep: Vec<CardId>,
    },
    /// Every card that is not worth keeping, by a table of the best choice for every hand.
    Optimal(Arc<Keeps>),
}

/// A condition on the opening hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// At least so many cards of the hand are among these.
    AtLeast(u8, Vec<CardId>),
    /// At most so many cards of the hand are among these.
    AtMost(u8, Vec<CardId>),
    /// Every one of these holds; an empty list does.
    All(Vec<Self>),
    /// One of these holds; an empty list does not.
    Any(Vec<Self>),
    /// This does not hold.
    Not(Box<Self>),
}

impl Condition {
    /// Whether a hand fulfils it.
    #[must_use]
    pub fn holds(&self, hand: &[CardId]) -> bool {
        let count = |of: &[CardId]| hand.iter().filter(|card| of.contains(card)).count();
        match self {
            Self::AtLeast(n, of) => count(of) >= usize::from(*n),
            Self::AtMost(n, of) => count(of) <= usize::from(*n),
            Self::All(all) => all.iter().all(|one| one.holds(hand)),
            Self::Any(any) => any.iter().any(|one| one.holds(hand)),
            Self::Not(other) => !other.holds(hand),
        }
    }

    /// Takes the nodes of this condition from `left`; whether there were enough.
    fn fits(&self, left: &mut usize, depth: usize) -> bool {
        if *left == 0 || depth == 0 {
            return false;
        }
        *left -= 1;
        match self {
            Self::AtLeast(..) | Self::AtMost(..) => true,
            Self::All(list) | Self::Any(list) => list.iter().all(|one| one.fits(left, depth - 1)),
            Self::Not(other) => other.fits(left, depth - 1),
        }
    }
}

impl Mulligan {
    /// Whether its condition is small enough to be asked in every game.
    pub(super) fn is_bounded(&self) -> bool {
        match self {
            Self::Rule { stay, .. } => stay.fits(&mut MOST.clone(), DEEPEST),
            Self::Never | Self::Keep(_) | Self::Optimal(_) => true,
        }
    }

    /// Whether this card of an opening hand goes back.
    fn returns(&self, card: CardId) -> bool {
        match self {
            Self::Never | Self::Optimal(_) => false,
            Self::Keep(keep) | Self::Rule { keep, .. } => !keep.contains(&card),
        }
    }

    /// The cards of a hand that go back, by number: the order of the hand means nothing.
    #[must_use]
    pub fn put_back(&self, hand: &[CardId]) -> CardList {
        if let Self::Optimal(keeps) = self {
            return keeps.put_back(hand);
        }
        let stays = matches!(self, Self::Rule { stay, .. } if stay.holds(hand));
        let mut back = CardList::default();
        if !stays {
            hand.iter()
                .filter(|card| self.returns(**card))
                .for_each(|card| back.push(*card));
            back.sort();
        }
        back
    }
}
