//! The player who follows a policy, and the greedy player where the policy says nothing.

use super::policy::{Plan, Policy};
use crate::fabula::ability::{Ability, Part};
use crate::fabula::players::{Decide, Greedy};
use crate::fabula::{Action, Ask, CardType, Seat, State};

/// The most cards and abilities that are played in one turn: what comes back for nothing ends here.
const MOST_PLAYS: u16 = 100;

/// A policy with lists to work in.
#[derive(Debug, Clone)]
pub struct Pilot {
    policy: Policy,
    plan: Plan,
    legal: Vec<Action>,
    /// The turn, and what was played in it.
    turn: u16,
    plays: u16,
}

impl Pilot {
    /// A player who follows this policy.
    #[must_use]
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
            _ => self.policy.answer(state, &mut self.legal),
        }
    }

    /// With the priority: acts in the own turn, and never answers.
    fn act(&mut self, state: &State, me: Seat) -> Action {
        if !state.stack().is_empty() || state.active() != me {
            return Action::Pass;
        }
        let action = match state.part() {
            Part::Restauracao => {
                let slot = self
                    .policy
                    .restore(state, me, &mut self.plan, &mut self.legal);
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
        // What is won already needs nothing more.
        if self.plays >= MOST_PLAYS || self.plan.is_won(state.turn()) {
            return None;
        }
        self.plays += 1;
        let Self {
            policy,
            plan,
            legal,
            ..
        } = self;
        let card = policy.play(state, me, plan, legal);
        // What a letter takes is all that is left, so abilities come before.
        let last = card.is_none_or(|card| state.table().card(card).cost.letter.is_some());
        let ability = if last {
            self.use_ability(state, me)
        } else {
            None
        };
        let ability = ability.filter(|action| *action != Action::Pass);
        ability.or(card.map(Action::Play))
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
    fn declare(&mut self, state: &State, me: Seat) -> Option<Action> {
        let combat = &mut self.plan.combat;
        match state.part() {
            Part::Ofensiva => combat.attack(state, me),
            _ => combat.influence(state, me),
        }
    }
}

#[cfg(test)]
mod tests;
