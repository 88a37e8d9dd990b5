//! Multiversity Conquest alone: a deck sets up its characters and energies by a named policy, and nobody answers.
//!
//! | question | answer |
//! |---|---|
//! | whether an opening hand is shuffled back, where the edition allows it | the [`Mulligan`] |
//! | which characters are played, who stands in the main position, where energies go, what is discarded | the [`Policy`] |
//! | items | used as soon as they may be: they cost nothing |
//!
//! What actions and items do is not played ([`gaps`] says which cards would do something, and which way the figures err
//! because of it); a turn tells which actions have their energies attached. What energies cost is paid; one that does not last or that
//! wounds its character is attached only where it pays an action. The same deck (in any order), options, seed and game give
//! the same [`Trace`].

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
pub use options::{Mulligan, Options, Policy};
pub use tally::{Tally, TurnTally};
pub use trace::{BRICK_BY, Paid, Trace, Turn};
