//! The own turn: which of all offers fit into the resources and bring most together.

use tinyvec::ArrayVec;

use super::Eye;
use super::items::{Offer, Seen};
use super::worth::RESISTANCE;
use crate::fabula::ability::{Effect, Stat, Until};
use crate::fabula::action::Action;
use crate::fabula::card::CardId;
use crate::fabula::program::Step;
use crate::fabula::state::Slot;

/// One offer of a plan.
#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    /// Its place in the list of legal actions; beyond the list for what is done later.
    at: usize,
    offer: Offer,
}

/// What is not done now: kept for the other's turn, or for the Ação.
const LATER: usize = usize::MAX;

type Entries = ArrayVec<[Entry; 48]>;

/// The most resources that a plan counts with.
const MOST: usize = 40;

impl Eye<'_, '_> {
    /// The Ação: plays the best part of the best plan, or passes.
    pub(super) fn plan(&self, legal: &[Action]) -> Action {
        // Cards that come back again and again must not keep a game going.
        if self.is_endless() {
            return Action::Pass;
        }
        let (mut entries, mut seen) = (Entries::new(), Seen::new());
        for (at, action) in legal.iter().copied().enumerate() {
            let Some(offer) = self.offer(action, &mut seen) else {
                continue;
            };
            let mut entry = Entry { at, offer };
            let mut copies = 1;
            if let Action::Play(card) = action {
                copies = self.copies(card);
                let held = self.held(card);
                if held >= offer.value {
                    entry.at = LATER;
                    entry.offer.value = held;
                }
            }
            for _ in 0..copies {
                push(&mut entries, entry);
            }
        }
        self.pick(&entries, legal)
    }

    /// The Restauração: unturns what brings more than the cards that the resources could buy.
    pub(super) fn plan_restoring(&self, legal: &[Action]) -> Action {
        let mut entries = Entries::new();
        let mut any = false;
        for (at, action) in legal.iter().copied().enumerate() {
            if let Action::Restore(slot) = action {
                let offer = self.restored(slot);
                any |= offer.value > 0;
                push(&mut entries, Entry { at, offer });
            }
        }
        if !any {
            return Action::Pass;
        }
        let resources = i32::from(self.state.seat(self.me).resources);
        self.state.each_hand_card(self.me, |card| {
            let mut offer = self.play(card);
            offer.value = offer.value.max(self.held(card));
            if offer.cost <= resources {
                for _ in 0..self.copies(card) {
                    push(&mut entries, Entry { at: LATER, offer });
                }
            }
        });
        self.pick(&entries, legal)
    }

    fn copies(&self, card: CardId) -> usize {
        let hand = self.state.hand(self.me).iter();
        hand.filter(|other| **other == card).count()
    }

    /// What it brings that a permanent can be used again.
    fn restored(&self, slot: Slot) -> Offer {
        let value = if self.state.is_ally(slot) {
            self.worth(slot) * 11 / 20
        } else if self.state.is_base(slot) || self.worth(slot) > 0 {
            18
        } else {
            0
        };
        Offer {
            cost: self.value(slot, Stat::Restore),
            value,
            first: false,
        }
    }

    /// What it is worth to keep the resources for an answer in the other's turn.
    pub(super) fn held(&self, card: CardId) -> i32 {
        if !self.is_manobra(card) {
            return 0;
        }
        let Some(script) = self.state.table.entry(card).effect else {
            return 0;
        };
        let allies = i32::try_from(self.allies_of(self.me).count()).unwrap_or(0);
        let steps = self
            .modes(script)
            .iter()
            .flat_map(|mode| &mode.sentences)
            .flat_map(|sentence| &sentence.steps);
        let of = |step: &Step| match step {
            Step::Do(effect) => match effect {
                Effect::Cancel { .. } => 32,
                Effect::Copy { .. } | Effect::Retarget { .. } => 14,
                Effect::Prevent { .. } if allies > 0 => 14,
                Effect::Modify {
                    amount,
                    until: Until::EndOfTurn,
                    ..
                } if allies > 0 => 5 * Self::fixed(amount).abs().min(3),
                Effect::GainResistance { amount, .. } => {
                    Self::fixed(amount).min(5) * (RESISTANCE - 2)
                }
                _ => 0,
            },
            _ => 0,
        };
        steps.map(of).sum()
    }

    /// The best part of the plan that brings most; passing if it is empty or for later.
    fn pick(&self, entries: &Entries, legal: &[Action]) -> Action {
        let resources = usize::try_from(self.state.seat(self.me).resources).unwrap_or(0);
        let chosen = knapsack(entries, resources.min(MOST));
        let mut best: Option<(bool, i32, usize)> = None;
        for (index, entry) in entries.iter().enumerate() {
            if chosen & (1 << index) == 0 || entry.at == LATER {
                continue;
            }
            let rank = (entry.offer.first, entry.offer.value, entry.at);
            if best.is_none_or(|best| (rank.0, rank.1) > (best.0, best.1)) {
                best = Some(rank);
            }
        }
        best.and_then(|(.., at)| legal.get(at).copied())
            .unwrap_or(Action::Pass)
    }
}

fn push(entries: &mut Entries, entry: Entry) {
    if entry.offer.value > 0 && entries.len() < 48 {
        entries.push(entry);
    }
}

/// The set of entries, one bit each, that brings most for so many resources.
fn knapsack(entries: &Entries, resources: usize) -> u64 {
    let mut best = [(0_i32, 0_u64); MOST + 1];
    for (index, entry) in entries.iter().enumerate() {
        let cost = usize::try_from(entry.offer.cost).unwrap_or(0);
        for have in (cost..=resources).rev() {
            let Some((value, set)) = best.get(have - cost).copied() else {
                continue;
            };
            if let Some(place) = best.get_mut(have)
                && value + entry.offer.value > place.0
            {
                *place = (value + entry.offer.value, set | (1 << index));
            }
        }
    }
    best.get(resources).map_or(0, |(_, set)| *set)
}
