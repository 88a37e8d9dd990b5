//! The player who follows a policy, and the greedy player where the policy says nothing.

use super::policy::{Plan, Policy, influence};
use crate::fabula::ability::{Ability, Part};
use crate::fabula::players::{Decide, Greedy};
use crate::fabula::{Action, Ask, CardType, Seat, State};

/// The most cards and abilities that are played in one turn: what comes back for nothing ends here.
const MOST_PLAYS: u16 = 100;

/// A policy with lists to work in.
#[derive(Debug, Clone)]
pub(super) struct Pilot {
    policy: Policy,
    plan: Plan,
    legal: Vec<Action>,
    /// The turn, and what was played in it.
    turn: u16,
    plays: u16,
}

impl Pilot {
    pub fn new(policy: Policy) -> Self {
        Self {
            policy,
            plan: Plan::new(),
            legal: Vec::with_capacity(4096),
            turn: 0,
            plays: 0,
        }
    }

    /// A new game.
    pub const fn begin(&mut self) {
        (self.turn, self.plays) = (0, 0);
        self.plan.begin();
    }

    /// The answer to what is asked.
    pub fn decide(&mut self, state: &State) -> Action {
        let Some(me) = state.to_act() else {
            return Action::Pass;
        };
        match state.ask() {
            Ask::Priority => self.act(state, me),
            Ask::Declare => self.declare(state, me).unwrap_or(Action::Done),
            Ask::DiscardDown => {
                let card = self.policy.discard(state, me);
                card.map_or(Action::Pass, Action::Discard)
            }
            _ => self.answer(state),
        }
    }

    /// With the priority: acts in the own turn, and never answers.
    fn act(&mut self, state: &State, me: Seat) -> Action {
        if !state.stack().is_empty() || state.active() != me {
            return Action::Pass;
        }
        let action = match state.part() {
            Part::Restauracao => {
                let slot = self.policy.restore(state, me, &mut self.plan);
                slot.map(Action::Restore)
            }
            Part::Acao => self.play(state, me),
            Part::Ofensiva | Part::Influencia if state.stage == 0 => self.declare(state, me),
            _ => None,
        };
        action.unwrap_or(Action::Pass)
    }

    /// Cards by the policy, then abilities as the greedy player would use them.
    fn play(&mut self, state: &State, me: Seat) -> Option<Action> {
        if self.turn != state.turn() {
            (self.turn, self.plays) = (state.turn(), 0);
        }
        if self.plays >= MOST_PLAYS {
            return None;
        }
        self.plays += 1;
        let card = self.policy.play(state, me, &mut self.plan);
        card.map(Action::Play)
            .or_else(|| self.use_ability(state, me))
    }

    fn use_ability(&mut self, state: &State, me: Seat) -> Option<Action> {
        self.legal.clear();
        let mut offer = |action: Action| {
            if state.check(action).is_ok() {
                self.legal.push(action);
            }
        };
        for slot in state.permanents.of(me).iter() {
            for (ability, it) in (0..).zip(&state.card_at(slot).abilities) {
                if matches!(it, Ability::Activated { .. }) {
                    let permanent = slot;
                    offer(Action::Activate { permanent, ability });
                }
            }
            let it = state.permanents.get(slot);
            // What has a host stays there.
            if !it.host.is_some() && state.role(slot) == Some(CardType::Modificacao) {
                offer(Action::Attach(slot));
            }
            if it.face_down {
                offer(Action::TurnUp(slot));
            }
        }
        if self.legal.is_empty() {
            return None;
        }
        self.legal.push(Action::Pass);
        self.legal.sort_unstable();
        Some(Greedy.decide(state, &self.legal))
    }

    /// One more attacker or influencer.
    fn declare(&self, state: &State, me: Seat) -> Option<Action> {
        match state.part() {
            Part::Ofensiva => self.policy.attack(state, me),
            _ => influence(state, me),
        }
    }

    /// What an announcement or an effect asks for: the legal answers in their order, so that it does
    /// not matter how a hand or a pile is arranged.
    fn answer(&mut self, state: &State) -> Action {
        state.legal_actions_into(&mut self.legal);
        self.legal.sort_unstable();
        let policy = &self.policy;
        let spared =
            |action: &Action| matches!(action, Action::Discard(card) if policy.protects(*card));
        let other = |action: &Action| matches!(action, Action::Discard(_)) && !spared(action);
        if self.legal.iter().any(other) {
            self.legal.retain(|action| !spared(action));
        }
        Greedy.decide(state, &self.legal)
    }
}

#[cfg(test)]
mod tests;
