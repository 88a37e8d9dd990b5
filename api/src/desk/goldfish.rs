//! The goldfish lab: from requests to games of the engine, and from what happened to answers.
//!
//! No rule of a game lives here. A game that is not played action by action is refused in one place, [`Lab::seat`];
//! [`solitaire`] plays Dimensional Dominions and Multiversity Conquest alone.

use fabulario_engine::fabula::IllegalAction;

use crate::catalogue::Current;
use crate::http::extract::refuse;
use crate::http::problem::{Kind, Problem};
use crate::wire::Mistake;
use crate::words::Language;
use crate::words::problems;

mod advice_words;
mod advise;
pub mod advising;
mod cards;
pub mod compare;
mod condition;
mod deck;
mod engine_deck;
mod goal;
pub mod hand;
mod judged;
mod link;
mod optimal;
mod options;
mod package;
pub mod play;
mod policy;
pub mod run;
pub mod seed;
pub mod solitaire;
pub mod watch;

pub use deck::{Seated, Wanted};

/// The version of the engine that answers name.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// What an answer depends on besides the request.
#[derive(Clone, Copy)]
pub struct Lab<'c> {
    /// Cards, formats and the index.
    pub current: &'c Current,
    /// The language of messages and names.
    pub lang: Language,
    /// What addresses begin with.
    pub public_url: &'c str,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Unplayed {
    /// The request has mistakes.
    Mistaken(Vec<Mistake>),
    /// The deck is not legal, and it was not asked to be played all the same.
    Illegal(Vec<Mistake>),
    /// The engine refuses an action.
    Refused {
        /// Which one, counted from zero.
        at: usize,
        /// Why.
        why: IllegalAction,
    },
    /// A query takes too long.
    Slow,
    /// Nobody waits any more.
    Late,
    /// Only games can tell, and there was no time for them.
    Games,
    /// Something is missing on our side.
    Broken(Problem),
}

impl From<Problem> for Unplayed {
    fn from(problem: Problem) -> Self {
        Self::Broken(problem)
    }
}

impl Unplayed {
    /// A single mistake.
    fn one(mistake: Mistake) -> Self {
        Self::Mistaken(vec![mistake])
    }

    /// The problem of a request with a body.
    pub fn problem(self) -> Problem {
        match self {
            Self::Mistaken(mistakes) => refuse(mistakes),
            Self::Illegal(findings) => told(Kind::IllegalDeck, findings),
            Self::Refused { at, why } => refused(at, why),
            Self::Slow => Problem::new(Kind::QueryTooSlow),
            Self::Late | Self::Games => Problem::new(Kind::TimedOut),
            Self::Broken(problem) => problem,
        }
    }

    /// The problem of a request whose parameters stand in its address.
    pub fn in_address(self) -> Problem {
        match self {
            Self::Mistaken(mistakes) => told(Kind::InvalidParameter, mistakes),
            other => other.problem(),
        }
    }
}

/// A problem with its mistakes.
fn told(kind: Kind, mistakes: Vec<Mistake>) -> Problem {
    match serde_json::to_value(mistakes) {
        Ok(errors) => Problem::new(kind).with("errors", errors),
        Err(error) => Problem::internal(error),
    }
}

/// The problem of an action that the rules do not allow.
fn refused(at: usize, why: IllegalAction) -> Problem {
    let reason = serde_json::to_value(why).unwrap_or_default();
    Problem::new(Kind::IllegalAction)
        .detail(problems::action_refused(at, why.text(), why.rule()))
        .with("action", at)
        .with("rule", why.rule())
        .with("reason", reason)
}
