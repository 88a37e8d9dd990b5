//! The cards of the hand: which are played, which are planned for, which are discarded.

use super::plan::Offer;
use super::{Plan, Policy};
use crate::fabula::players::Greedy;
use crate::fabula::{CardId, CardType, Seat, State};

impl Policy {
    /// The next card to play in the Ação, if there is one.
    pub(in crate::goldfish) fn play(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
    ) -> Option<CardId> {
        gather(state, me, plan);
        let resources = resources(state, me);
        let playable = |card: CardId| state.is_playable(me, card);
        while let Some(card) = plan.obvious(self, resources) {
            if playable(card) {
                return Some(card);
            }
            plan.offers.retain(|it| it.card != card);
        }
        self.settle(plan, resources, |it| {
            playable(it.card) && !regrets(state, it)
        });
        plan.first(self)
    }

    /// What is not spent on restoring: what the cards cost that the Ação would play, worked out once
    /// in a turn.
    pub(super) fn reserved(&self, state: &State, me: Seat, plan: &mut Plan) -> usize {
        if plan.reserved.0 != state.turn() {
            plan.reserved = (state.turn(), self.planned(state, me, plan));
        }
        plan.reserved.1
    }

    fn planned(&self, state: &State, me: Seat, plan: &mut Plan) -> usize {
        gather(state, me, plan);
        // Only Manobras can be played before the Ação, so only they can be tried. FAB 3.3.1
        self.settle(plan, resources(state, me), |it| {
            it.role != CardType::Manobra || (state.is_playable(me, it.card) && !regrets(state, it))
        });
        plan.total()
    }

    /// Chooses, and looks only at what is chosen: what cannot or should not be played is taken out,
    /// and the choice is made anew. What no plan wants need not be looked at: it changes nothing.
    fn settle(&self, plan: &mut Plan, resources: usize, sound: impl Fn(&Offer) -> bool) {
        plan.choose(self, resources);
        while let Some(open) = plan.open() {
            // Copies are alike.
            if sound(&open) {
                let copies = plan.offers.iter_mut().filter(|it| it.card == open.card);
                copies.for_each(|it| it.sound = true);
            } else {
                plan.offers.retain(|it| it.card != open.card);
                plan.choose(self, resources);
            }
        }
    }

    /// What goes when the hand is too large: the dearest card, then the greatest number. FAB 4.2.5
    pub(in crate::goldfish) fn discard(&self, state: &State, me: Seat) -> Option<CardId> {
        let cost = |card: CardId| state.table().entry(card).cost;
        let hand = state.hand(me).iter().copied();
        hand.max_by_key(|card| (!self.protects(*card), cost(*card), *card))
    }
}

/// Resources at hand, as a number to count with.
pub(super) fn resources(state: &State, me: Seat) -> usize {
    usize::try_from(state.seat(me).resources).unwrap_or(0)
}

/// Whether a card does its own player harm now.
fn regrets(state: &State, offer: &Offer) -> bool {
    offer.role != CardType::Aliado && Greedy::would_regret(state, offer.card)
}

/// Every card of the hand that can be paid, each copy once.
fn gather(state: &State, me: Seat, plan: &mut Plan) {
    plan.offers.clear();
    let resources = resources(state, me);
    for card in state.hand(me) {
        // Copies are alike.
        let known = plan.offers.iter().find(|offer| offer.card == *card);
        if let Some(known) = known.copied() {
            plan.offers.push(known);
            continue;
        }
        let entry = state.table().entry(*card);
        let price = state.price(*card, me, i32::from(entry.cost));
        let price = usize::try_from(price).unwrap_or(0);
        if price > resources {
            continue;
        }
        let value = |n: Option<i16>| u16::try_from(n.unwrap_or(0)).unwrap_or(0);
        plan.offers.push(Offer {
            card: *card,
            role: entry.role,
            price,
            values: [entry.card.ofensiva, entry.card.vida, entry.card.influencia].map(value),
            chosen: false,
            sound: false,
        });
    }
}
