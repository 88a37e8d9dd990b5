//! What is asked besides actions: letters, targets, shares, choices of effects.

use super::Policy;
use crate::fabula::players::{Decide, Greedy};
use crate::fabula::{Action, Ask, State};

impl Policy {
    /// One of the legal answers, in their order, so that it does not matter how a hand or a pile is arranged.
    pub(in crate::goldfish) fn answer(&self, state: &State, legal: &mut Vec<Action>) -> Action {
        state.legal_actions_into(legal);
        legal.sort_unstable();
        if state.ask() == Ask::Letter {
            // A card with a letter is played last: nothing else wants what is left. FAB 1.8.5
            let numbers = legal
                .iter()
                .filter(|action| matches!(action, Action::Number(_)));
            return numbers.max().copied().unwrap_or(Action::Pass);
        }
        let spared =
            |action: &Action| matches!(action, Action::Discard(card) if self.protects(*card));
        let other = |action: &Action| matches!(action, Action::Discard(_)) && !spared(action);
        if legal.iter().any(other) {
            legal.retain(|action| !spared(action));
        }
        Greedy.decide(state, legal)
    }
}
