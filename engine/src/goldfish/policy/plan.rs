//! Which cards of a hand are played with the resources at hand: an exact search, without the heap.

use std::cmp::Reverse;

use tinyvec::ArrayVec;

use super::Policy;
use super::combat::Combat;
use crate::fabula::state::{Bits, Slot};
use crate::fabula::{CardId, CardType};

/// The most cards that one plan weighs against each other, the dearest first; after each card that is
/// played the plan is made anew, so none is forgotten.
const MOST_CARDS: usize = 32;
/// The most resources that one plan counts with.
const MOST_RESOURCES: usize = 127;

/// A card of the hand that could be played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Offer {
    pub card: CardId,
    pub role: CardType,
    pub price: usize,
    /// Whether its cost has a letter, which takes whatever is left: such a card is played last. FAB 1.8.5
    pub takes_rest: bool,
    /// The permanent, if this is not a card of the hand but one to unturn.
    pub slot: Option<Slot>,
    /// What the policy wants most, and what decides between equals.
    pub worth: u64,
    /// Whether the plan plays it.
    pub chosen: bool,
    /// Whether it was looked at and may be played.
    pub sound: bool,
}

impl Offer {
    /// Aliados, then Modificações, then Manobras.
    const fn rank(&self) -> u8 {
        match self.role {
            CardType::Aliado => 0,
            CardType::Modificacao => 1,
            _ => 2,
        }
    }
}

/// Lists to plan in, kept from game to game.
#[derive(Debug, Clone)]
pub(in crate::goldfish) struct Plan {
    pub(super) offers: Vec<Offer>,
    /// The most that the offers from one on bring for so many resources.
    best: Vec<u64>,
    /// A turn, and what its cards need: no turn has number zero.
    pub(super) reserved: (u16, usize),
    pub(in crate::goldfish) combat: Combat,
    /// The turn of what follows.
    pub(super) turn: u16,
    /// Who must be unturned so that what is in play wins, if it can.
    pub(super) winning: Option<Bits>,
    /// Whom the race unturns.
    pub(super) racing: Option<Bits>,
}

impl Plan {
    /// Room for the largest hand.
    pub fn new() -> Self {
        Self {
            offers: Vec::with_capacity(crate::fabula::state::MAX_DECK),
            best: vec![0; (MOST_CARDS + 1) * (MOST_RESOURCES + 1)],
            reserved: (0, 0),
            combat: Combat::new(),
            turn: 0,
            winning: None,
            racing: None,
        }
    }

    /// Whether what is in play wins this turn.
    pub fn is_won(&self, turn: u16) -> bool {
        self.turn == turn && self.winning.is_some()
    }

    /// A new game.
    pub const fn begin(&mut self) {
        self.reserved = (0, 0);
        self.turn = 0;
    }

    /// Chooses among the offers, which may come in any order.
    pub(super) fn choose(&mut self, policy: &Policy, resources: usize) {
        let mut left = resources;
        for offer in &mut self.offers {
            offer.chosen = false;
        }
        if *policy == Policy::CheapestFirst {
            self.offers
                .sort_unstable_by_key(|offer| (offer.price, offer.rank(), offer.card));
            for offer in &mut self.offers {
                offer.chosen = offer.price <= left;
                left -= if offer.chosen { offer.price } else { 0 };
            }
            return;
        }
        self.offers
            .sort_unstable_by_key(|it| (Reverse(it.price), it.card, Reverse(it.worth), it.slot));
        for card in policy.listed() {
            let copies = self.offers.iter_mut().filter(|offer| offer.card == *card);
            for offer in copies {
                if !offer.chosen && offer.price <= left {
                    offer.chosen = true;
                    left -= offer.price;
                }
            }
        }
        self.fill(left);
    }

    /// The rest: what is worth most together; of equals the one that has the dearer card, then the
    /// smaller number, earlier.
    fn fill(&mut self, resources: usize) {
        let open = self.offers.iter().filter(|offer| !offer.chosen);
        if open.map(|offer| offer.price).sum::<usize>() <= resources {
            self.offers.iter_mut().for_each(|offer| offer.chosen = true);
            return;
        }
        let resources = resources.min(MOST_RESOURCES);
        let mut rows = self.weigh(resources);
        let mut left = resources;
        for offer in self.offers.iter_mut().filter(|offer| !offer.chosen) {
            let Some(row) = rows.checked_sub(1) else {
                return;
            };
            rows = row;
            let best = |left: usize| self.best.get(row * (resources + 1) + left).copied();
            let with = left.checked_sub(offer.price).and_then(best);
            if with.map(|rest| rest + offer.worth) >= best(left) {
                offer.chosen = true;
                left -= offer.price;
            }
        }
    }

    /// Row by row, what the last offers bring for every number of resources; how many rows there are
    /// besides the first, which is that of no offers.
    fn weigh(&mut self, resources: usize) -> usize {
        let open = self.offers.iter().filter(|offer| !offer.chosen);
        let open: ArrayVec<[(usize, u64); MOST_CARDS]> = open
            .take(MOST_CARDS)
            .map(|offer| (offer.price, offer.worth))
            .collect();
        let row_len = resources + 1;
        self.best.iter_mut().take(row_len).for_each(|it| *it = 0);
        for (row, (price, worth)) in open.iter().rev().enumerate() {
            let (done, new) = self.best.split_at_mut((row + 1) * row_len);
            let before = done.get(row * row_len..).unwrap_or_default();
            let new = new.iter_mut().take(row_len).enumerate();
            for ((left, new), without) in new.zip(before) {
                let with = left.checked_sub(*price).and_then(|rest| before.get(rest));
                *new = (*without).max(with.map_or(0, |with| with + worth));
            }
        }
        open.len()
    }

    /// A chosen card that was not looked at yet.
    pub(super) fn open(&self) -> Option<Offer> {
        let mut open = self.offers.iter().filter(|it| it.chosen && !it.sound);
        open.next().copied()
    }

    /// What the chosen cards cost together.
    pub(super) fn total(&self) -> usize {
        let chosen = self.offers.iter().filter(|offer| offer.chosen);
        chosen.map(|offer| offer.price).sum()
    }

    /// The card that is played first whatever becomes of Manobras and Modificações, which must be
    /// looked at before they are planned with: an Aliado that no plan leaves out.
    pub(super) fn obvious(&self, policy: &Policy, resources: usize) -> Option<CardId> {
        let first = self.earliest(policy, |_| true)?;
        let certain = *policy == Policy::CheapestFirst
            || policy.listed().contains(&first.card)
            || self.offers.iter().map(|it| it.price).sum::<usize>() <= resources;
        (certain && first.role == CardType::Aliado).then_some(first.card)
    }

    /// The chosen card that is played first.
    pub(super) fn first(&self, policy: &Policy) -> Option<CardId> {
        let first = self.earliest(policy, |offer| offer.chosen);
        first.map(|offer| offer.card)
    }

    fn earliest(&self, policy: &Policy, among: impl Fn(&Offer) -> bool) -> Option<&Offer> {
        let listed = policy.listed();
        let order = |offer: &&Offer| {
            let place = listed.iter().position(|card| *card == offer.card);
            let price = if *policy == Policy::CheapestFirst {
                (offer.price, Reverse(0))
            } else {
                (0, Reverse(offer.price))
            };
            let place = place.unwrap_or(usize::MAX);
            let order = (place, price.0, offer.rank(), price.1, offer.card);
            (offer.takes_rest, order)
        };
        self.offers
            .iter()
            .filter(|offer| among(offer))
            .min_by_key(order)
    }
}
