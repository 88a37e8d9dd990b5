//! Dimensional Dominions alone: a deck plays by a named policy on a board where no enemy stands.
//!
//! | question | answer |
//! |---|---|
//! | which cards are discarded in RECYCLE | the [`Recycle`] |
//! | which card of each type is spawned, and where; where Unidades move | the [`Policy`] |
//! | who attacks the enemy's Domain | every Unidade that can |
//!
//! Effects of cards are not played ([`gaps`] says which cards have any); DASH and FLY are. Whatever has only an
//! effect, an INSTANT, stays in hand. The same deck (in any order), options, seed and game give the same [`Trace`].

mod coverage;
mod game;
mod lines;
mod options;
mod pilot;
mod tally;
mod trace;

pub use super::solitaire::{End, GoldfishError};
pub use coverage::{Gap, gaps};
pub use game::Goldfish;
pub use options::{Options, Policy, Recycle};
pub use tally::{Tally, TurnTally};
pub use trace::{BRICK_BY, Spawned, Trace, Turn};
