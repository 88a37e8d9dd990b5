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
        gather(state, me, plan, |card, _| {
            state.check_play(me, card, false).is_ok()
        });
        let resources = resources(state, me);
        let obvious = plan.obvious(self, resources);
        if obvious.is_some() {
            return obvious;
        }
        self.settle(state, plan, resources, |role| role != CardType::Aliado);
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
        // Only Manobras can be played before the Ação, so only they can be tried. FAB 3.3.1
        gather(state, me, plan, |card, role| {
            role != CardType::Manobra || state.check_play(me, card, false).is_ok()
        });
        let resources = resources(state, me);
        self.settle(state, plan, resources, |role| role == CardType::Manobra);
        plan.total()
    }

    /// Chooses, and looks only at what is chosen: what does its own player harm is taken out, and the
    /// choice is made anew. What no plan wants need not be looked at, so nothing else changes.
    fn settle(
        &self,
        state: &State,
        plan: &mut Plan,
        resources: usize,
        doubtful: impl Fn(CardType) -> bool,
    ) {
        loop {
            plan.choose(self, resources);
            let open = |it: &&Offer| it.chosen && !it.sound && doubtful(it.role);
            let Some(card) = plan.offers.iter().find(open).map(|it| it.card) else {
                return;
            };
            // Copies are alike.
            if Greedy::would_regret(state, card) {
                plan.offers.retain(|it| it.card != card);
            } else {
                let copies = plan.offers.iter_mut().filter(|it| it.card == card);
                copies.for_each(|it| it.sound = true);
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

/// Every card of the hand that can be paid and that fits, each copy once.
fn gather(state: &State, me: Seat, plan: &mut Plan, fits: impl Fn(CardId, CardType) -> bool) {
    plan.offers.clear();
    let resources = resources(state, me);
    let hand = state.hand(me);
    for (at, card) in hand.iter().enumerate() {
        // Copies are alike: what is known of the first one holds for the others.
        if hand.iter().take(at).any(|other| other == card) {
            let known = plan
                .offers
                .iter()
                .find(|offer| offer.card == *card)
                .copied();
            plan.offers.extend(known);
            continue;
        }
        let entry = state.table().entry(*card);
        let price = state.price(*card, me, i32::from(entry.cost));
        let price = usize::try_from(price).unwrap_or(0);
        if price > resources || !fits(*card, entry.role) {
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
