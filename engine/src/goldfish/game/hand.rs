//! Games whose opening hand is given, and what of it is kept.

use super::super::trace::{CardList, Trace, Watch};
use super::{Goldfish, ME};
use crate::fabula::ability::Zone;
use crate::fabula::{Ask, CardId};

/// Why a game cannot begin with a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HandError {
    /// Not as many cards as the format draws. FAB 1.4.3
    #[error("{cards} cards: an opening hand has {wanted} (FAB 1.4.3)")]
    Size {
        /// How many were given.
        cards: usize,
        /// How many there must be.
        wanted: u8,
    },
    /// More copies of a card than the deck has.
    #[error("the deck has {has} of card {}, the hand more", .card.0)]
    NotInDeck {
        /// The card.
        card: CardId,
        /// How many copies the deck has.
        has: usize,
    },
    /// More copies of a card are kept than the hand has.
    #[error("the hand has {has} of card {}, more are kept", .card.0)]
    NotInHand {
        /// The card.
        card: CardId,
        /// How many copies the hand has.
        has: usize,
    },
    /// The format knows no mulligan, so every card is kept.
    #[error("this format has no mulligan: every card is kept")]
    NoMulligan,
}

impl Goldfish<'_> {
    /// Plays a game with this opening hand, of which exactly `keep` stays: the others go to the bottom
    /// and as many cards are drawn. FAB 1.4.4
    ///
    /// The hand is taken out of the deck, not drawn: chance begins with what nobody has seen. For the
    /// same hand, seed and game the unseen cards come in the same order whatever is kept, until an
    /// effect asks chance for something else. The mulligan of the options is not asked, and neither
    /// list's order means anything.
    pub fn play_from(
        &mut self,
        hand: &[CardId],
        keep: &[CardId],
        seed: u64,
        game: u64,
    ) -> Result<&Trace, HandError> {
        let (hand, back) = self.sort_out(hand, keep)?;
        self.begin(seed, game);
        self.state.open_with(ME, hand.cards(), &mut self.log);
        (self.trace.opening, self.trace.kept) = (hand, hand);
        let mut watch = Watch::new(self.turns);
        self.let_other_keep();
        if self.state.ask() == Ask::Mulligan {
            self.exchange(&back, &mut watch);
        }
        self.go_on(watch);
        Ok(&self.trace)
    }

    /// The hand and what of it goes back, both by number.
    fn sort_out(
        &self,
        hand: &[CardId],
        keep: &[CardId],
    ) -> Result<(CardList, CardList), HandError> {
        let (cards, rules) = (hand.len(), self.fresh.rules());
        let wanted = rules.opening_hand;
        if cards != usize::from(wanted) {
            return Err(HandError::Size { cards, wanted });
        }
        let deck = self.fresh.seat(ME).cards.zone(Zone::Baralho);
        if let Some((card, has)) = lacking(hand, deck) {
            return Err(HandError::NotInDeck { card, has });
        }
        if let Some((card, has)) = lacking(keep, hand) {
            return Err(HandError::NotInHand { card, has });
        }
        if !rules.mulligan && keep.len() < cards {
            return Err(HandError::NoMulligan);
        }
        let hand = CardList::hand(hand);
        let mut back = hand;
        for card in keep {
            back.take(*card);
        }
        Ok((hand, back))
    }
}

/// A card of which the first list has more copies than the second, and how many the second has.
fn lacking(list: &[CardId], of: &[CardId]) -> Option<(CardId, usize)> {
    let count = |cards: &[CardId], card| cards.iter().filter(|other| **other == card).count();
    let mut cards = list.iter().copied();
    let card = cards.find(|card| count(list, *card) > count(of, *card))?;
    Some((card, count(of, card)))
}
