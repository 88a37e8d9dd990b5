//! Players to test and measure with: one that follows a script, one that follows chance, one that is
//! greedy; and duels between them.

use super::action::Action;
use super::event::Events;
use super::refusal::IllegalAction;
use super::state::State;
use crate::rng::Rng;

pub mod duel;
mod greedy;
pub mod tally;

pub use duel::{DuelResult, Duelist, Pilot, Way, duel};
pub use greedy::Greedy;
pub(super) use greedy::extras;
pub use tally::{Tally, Ways};

/// Somebody who decides.
pub trait Decide {
    /// One of the legal actions; the list is never empty.
    fn decide(&mut self, state: &State, legal: &[Action]) -> Action;
}

/// Picks any action with equal chance; never gives up.
#[derive(Debug, Clone)]
pub struct Random(Rng);

impl Random {
    /// A stream of chance of its own, apart from the game's.
    #[must_use]
    pub const fn new(seed: u64, game: u64) -> Self {
        Self(Rng::new(seed, game))
    }
}

impl Decide for Random {
    fn decide(&mut self, _: &State, legal: &[Action]) -> Action {
        // Concessions stand at the end of the list.
        let count = legal
            .iter()
            .position(|action| matches!(action, Action::Concede(_)))
            .unwrap_or(legal.len());
        let pick = self.0.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize;
        legal.get(pick).copied().unwrap_or(Action::Pass)
    }
}

/// Plays a list of actions; passes or finishes when it is at its end or when its next action is refused.
#[derive(Debug, Clone)]
pub struct Scripted {
    script: std::collections::VecDeque<Action>,
}

impl Scripted {
    /// Plays these, one after the other.
    pub fn new(actions: impl IntoIterator<Item = Action>) -> Self {
        Self {
            script: actions.into_iter().collect(),
        }
    }

    /// What is not played yet.
    #[must_use]
    pub fn left(&self) -> usize {
        self.script.len()
    }
}

impl Decide for Scripted {
    fn decide(&mut self, _: &State, legal: &[Action]) -> Action {
        if let Some(next) = self
            .script
            .front()
            .copied()
            .filter(|next| legal.contains(next))
        {
            self.script.pop_front();
            return next;
        }
        let quiet = legal
            .iter()
            .find(|action| matches!(action, Action::Pass | Action::Done));
        quiet.or(legal.first()).copied().unwrap_or(Action::Pass)
    }
}

/// Lets players decide until the game is over or so many actions were played; how many were.
///
/// `legal` is a list to work in: kept between games, nothing is allocated.
pub fn play(
    state: &mut State,
    players: &mut [&mut dyn Decide],
    legal: &mut Vec<Action>,
    log: &mut Events,
    limit: usize,
) -> Result<usize, IllegalAction> {
    for played in 0..limit {
        let Some(seat) = state.to_act() else {
            return Ok(played);
        };
        state.legal_actions_into(legal);
        let action = match players.get_mut(usize::from(seat.0)) {
            Some(player) => player.decide(state, legal),
            None => legal.first().copied().unwrap_or(Action::Pass),
        };
        state.apply_into(action, log)?;
    }
    Ok(limit)
}
