//! A game is its setup and its list of actions: recorded, replayed, undone.

use serde::{Deserialize, Serialize};

use super::action::Action;
use super::event::Events;
use super::refusal::IllegalAction;
use super::rules::PlayRules;
use super::setup::{Setup, SetupError};
use super::state::State;
use super::table::Table;

/// A recorded game. The same table and record give the same bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// How it began.
    pub setup: Setup,
    /// What its format says about play.
    pub rules: PlayRules,
    /// What was done.
    pub actions: Vec<Action>,
}

/// Why a record cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The game cannot begin.
    #[error("the game cannot begin: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Setup(Vec<SetupError>),
    /// An action is refused.
    #[error("action {at} ({action:?}) is refused: {why}")]
    Refused {
        /// Which action, counted from zero.
        at: usize,
        /// The action.
        action: Action,
        /// Why.
        why: IllegalAction,
    },
}

impl Record {
    /// A game of which nothing was played yet.
    #[must_use]
    pub const fn new(setup: Setup, rules: PlayRules) -> Self {
        Self {
            setup,
            rules,
            actions: Vec::new(),
        }
    }

    /// The state after every action.
    pub fn replay<'t>(&self, table: &'t Table) -> Result<State<'t>, ReplayError> {
        self.replay_to(table, self.actions.len())
    }

    /// The state after the first `count` actions.
    pub fn replay_to<'t>(&self, table: &'t Table, count: usize) -> Result<State<'t>, ReplayError> {
        let mut state = self
            .setup
            .begin(table, self.rules)
            .map_err(ReplayError::Setup)?;
        let mut silent = Events::off();
        for (at, action) in self.actions.iter().copied().take(count).enumerate() {
            state
                .apply_into(action, &mut silent)
                .map_err(|why| ReplayError::Refused { at, action, why })?;
        }
        Ok(state)
    }
}

/// A game that is recorded while it is played.
#[derive(Debug, Clone)]
pub struct Recorded<'t> {
    table: &'t Table,
    record: Record,
    state: State<'t>,
}

impl<'t> Recorded<'t> {
    /// Begins a game.
    pub fn begin(
        table: &'t Table,
        rules: PlayRules,
        setup: Setup,
    ) -> Result<Self, Vec<SetupError>> {
        let state = setup.begin(table, rules)?;
        Ok(Self {
            table,
            record: Record::new(setup, rules),
            state,
        })
    }

    /// The game now.
    #[must_use]
    pub const fn state(&self) -> &State<'t> {
        &self.state
    }

    /// The record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Plays an action and notes it.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let events = super::apply::apply(&mut self.state, action)?;
        self.record.actions.push(action);
        Ok(events)
    }

    /// Takes back the last action; whether there was one.
    pub fn undo(&mut self) -> Result<bool, ReplayError> {
        let Some(count) = self.record.actions.len().checked_sub(1) else {
            return Ok(false);
        };
        self.state = self.record.replay_to(self.table, count)?;
        self.record.actions.truncate(count);
        Ok(true)
    }
}
