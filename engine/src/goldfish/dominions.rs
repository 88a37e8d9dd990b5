//! Dimensional Dominions alone: a deck plays by a named policy on a board where no enemy stands.
//!
//! | question | answer |
//! |---|---|
//! | which cards are discarded in RECYCLE | the [`Recycle`] |
//! | which card of each type is spawned, and where; where Unidades move | the [`Policy`] |
//! | who attacks the enemy's Domain | every Unidade that can |
//! | where an ATTACH goes | onto the foremost Unidade, else onto the foremost card that takes it |
//! | which card an effect of the spawned one destroys | one that does not attack, else the weakest; the hindmost of them |
//!
//! Of the effects of cards only the harms to their own side are played, and DASH, FLY and EXPLOSIVE; [`gaps`] says what
//! is not, and which way the figures err by it. A card with a harm that is not played brings no benefit: like an
//! INSTANT and a card that has only SUPER SPAWN it stays in hand. The same deck (in any order), options, seed and game give the same [`Trace`].

mod bounds;
mod coverage;
mod game;
mod lines;
mod options;
mod pilot;
mod tally;
mod trace;

pub use super::solitaire::{End, GoldfishError, Lean};
pub use bounds::{Bounds, TurnBounds};
pub use coverage::{Gap, gaps};
pub use game::Goldfish;
pub use options::{Options, Policy, Recycle};
pub use tally::{Tally, TurnTally};
pub use trace::{BRICK_BY, Spawned, Trace, Turn};
