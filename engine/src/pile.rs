//! Cards face down, in an order that is decided card by card as they are drawn.
//!
//! A deck is a list of different cards, each with its copies; a [`Kind`] is a place in that list. Hands and piles
//! are multisets of kinds: nothing depends on the order in which a player wrote a list.

use tinyvec::ArrayVec;

use crate::rng::Rng;

mod deck;
mod rest;
mod seen;

pub use deck::{Dealt, Deck, SetupError};
pub use rest::Rest;
pub use seen::FirstSeen;

/// The most cards of a deck that plays alone.
pub const MAX_DECK: usize = 300;

/// How many cards a [`Kinds`] names; of longer lists it knows the number too.
pub const LISTED: usize = 24;

/// A card of a deck, by its place in the list of its different cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Kind(pub u16);

impl Kind {
    /// The place in a list.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

/// A pile whose order nobody knows, not even the pile.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pile {
    cards: Vec<Kind>,
}

impl Pile {
    /// A pile of so many copies of each kind.
    #[must_use]
    pub fn of(copies: &[u16]) -> Self {
        let kinds = (0..).map(Kind).zip(copies);
        let cards = kinds.flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(*n)));
        Self {
            cards: cards.collect(),
        }
    }

    /// How many cards are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether none is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Draws a card: any that is left, each equally likely.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<Kind> {
        let left = u32::try_from(self.cards.len()).ok().filter(|n| *n > 0)?;
        Some(self.cards.swap_remove(rng.below(left) as usize))
    }

    /// Shuffles a card in.
    pub fn put_back(&mut self, kind: Kind) {
        self.cards.push(kind);
    }

    /// Becomes a copy of another pile, without a new allocation if there is room.
    pub fn become_like(&mut self, other: &Self) {
        self.cards.clone_from(&other.cards);
    }
}

/// Cards in hand, by number.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hand {
    cards: Vec<Kind>,
}

impl Hand {
    /// An empty hand with room for so many cards.
    #[must_use]
    pub fn with_room(cards: usize) -> Self {
        Self {
            cards: Vec::with_capacity(cards),
        }
    }

    /// The cards, by number.
    #[must_use]
    pub fn cards(&self) -> &[Kind] {
        &self.cards
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Takes a card up.
    pub fn add(&mut self, kind: Kind) {
        let at = self.cards.partition_point(|other| *other <= kind);
        self.cards.insert(at, kind);
    }

    /// Gives a card away; whether it was there.
    pub fn take(&mut self, kind: Kind) -> bool {
        let found = self.cards.iter().position(|other| *other == kind);
        found.map(|at| self.cards.remove(at)).is_some()
    }

    /// The last card by number.
    pub fn pop(&mut self) -> Option<Kind> {
        self.cards.pop()
    }

    /// Empties it and keeps its room.
    pub fn clear(&mut self) {
        self.cards.clear();
    }
}

/// A list of cards in a trace: the first [`LISTED`] of them, and how many there were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Kinds {
    named: ArrayVec<[Kind; LISTED]>,
    count: u16,
}

impl Kinds {
    /// The cards; those beyond [`LISTED`] are only counted.
    #[must_use]
    pub fn cards(&self) -> &[Kind] {
        &self.named
    }

    /// How many there were.
    #[must_use]
    pub const fn count(&self) -> u16 {
        self.count
    }

    /// One more.
    pub fn push(&mut self, kind: Kind) {
        self.count = self.count.saturating_add(1);
        let _ = self.named.try_push(kind);
    }
}

impl From<&[Kind]> for Kinds {
    fn from(cards: &[Kind]) -> Self {
        let mut list = Self::default();
        for kind in cards {
            list.push(*kind);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_gives_every_card_once_and_then_none() {
        let (mut pile, mut rng) = (Pile::of(&[2, 0, 3]), Rng::new(1, 1));
        let mut hand = Hand::default();
        while let Some(kind) = pile.draw(&mut rng) {
            hand.add(kind);
        }
        assert_eq!(hand.cards(), [Kind(0), Kind(0), Kind(2), Kind(2), Kind(2)]);
        assert_eq!((pile.len(), pile.draw(&mut rng)), (0, None));
        assert!(hand.take(Kind(0)) && !hand.take(Kind(1)));
        assert_eq!(hand.len(), 4);
    }

    #[test]
    fn a_list_counts_what_it_does_not_name() {
        let list = Kinds::from([Kind(3); 30].as_slice());
        assert_eq!((list.cards().len(), list.count()), (LISTED, 30));
    }
}
