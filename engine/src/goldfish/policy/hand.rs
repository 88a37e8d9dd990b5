//! The cards of the hand: which are played, which are planned for, which are discarded.

use super::plan::Offer;
use super::{Plan, Policy};
use crate::fabula::players::Greedy;
use crate::fabula::{Action, CardId, CardType, Seat, State};

impl Policy {
    /// The next card to play in the Ação, if there is one; `legal` is a list to work in.
    pub(in crate::goldfish) fn play(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
        legal: &mut Vec<Action>,
    ) -> Option<CardId> {
        self.gather(state, me, plan);
        let resources = resources(state, me);
        while let Some(card) = plan.obvious(self, resources) {
            if state.is_playable(me, card) {
                return Some(card);
            }
            plan.offers.retain(|it| it.card != card);
        }
        self.settle(plan, resources, |it| self.is_sound(state, me, it, legal));
        plan.first(self)
    }

    /// What is not spent on restoring: what the cards cost that the Ação would play, worked out once
    /// in a turn.
    pub(super) fn reserved(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
        legal: &mut Vec<Action>,
    ) -> usize {
        if plan.reserved.0 != state.turn() {
            self.gather(state, me, plan);
            self.settle_early(state, me, plan, legal);
            plan.reserved = (state.turn(), plan.total());
        }
        plan.reserved.1
    }

    /// Before the Ação only Manobras can be played, so only they can be tried. FAB 3.3.1
    pub(super) fn settle_early(
        &self,
        state: &State,
        me: Seat,
        plan: &mut Plan,
        legal: &mut Vec<Action>,
    ) {
        self.settle(plan, resources(state, me), |it| {
            it.role != CardType::Manobra || self.is_sound(state, me, it, legal)
        });
    }

    /// Whether a card can be played and brings its player something.
    fn is_sound(&self, state: &State, me: Seat, it: &Offer, legal: &mut Vec<Action>) -> bool {
        let role = it.role;
        state.is_playable(me, it.card)
            && (role == CardType::Aliado || !Greedy::would_regret(state, it.card))
            && (role != CardType::Manobra || !self.is_idle(state, me, it.card, legal))
    }

    /// Chooses, and looks only at what is chosen: what cannot or should not be played is taken out,
    /// and the choice is made anew. What no plan wants need not be looked at: it changes nothing.
    fn settle(&self, plan: &mut Plan, resources: usize, mut sound: impl FnMut(&Offer) -> bool) {
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

impl Policy {
    /// Every card of the hand that can be paid, each copy once.
    pub(super) fn gather(&self, state: &State, me: Seat, plan: &mut Plan) {
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
            plan.offers.push(Offer {
                card: *card,
                role: entry.role,
                price,
                takes_rest: entry.card.cost.letter.is_some(),
                slot: None,
                worth: self.worth(state, me, *card, price),
                chosen: false,
                sound: false,
            });
        }
    }

    /// What the policy wants most of a card, and what decides between equals.
    fn worth(&self, state: &State, me: Seat, card: CardId, price: usize) -> u64 {
        let its = &state.table().entry(card).card;
        let value = |n: Option<i16>| u64::try_from(n.unwrap_or(0)).unwrap_or(0);
        let [ofensiva, vida, influencia] = [its.ofensiva, its.vida, its.influencia].map(value);
        let spent = price as u64;
        let values = ofensiva + vida + influencia;
        let (most, then) = match self {
            Self::Race => (super::race::worth(state, me, card, price), values),
            Self::OffenceFirst => (ofensiva, spent),
            Self::InfluenceFirst => (influencia, spent),
            _ => (spent, values),
        };
        (most << 32) + then
    }
}
