//! Goldfish: a deck of Fábula plays alone, by a named policy, against bases that nobody defends.
//!
//! Every game is played by the rules of the engine, action by action. The same deck (in any order), policy, mulligan,
//! seed and game give the same [`Trace`], on any machine.
//!
//! What is decided how:
//!
//! | question | answer |
//! |---|---|
//! | which cards go back before the game | the [`Mulligan`] |
//! | which cards are played in the Ação, what is restored, who attacks or influences, what is discarded at the end | the [`Policy`] |
//! | which abilities are used in the Ação, with what the cards leave over | [`Greedy`](crate::fabula::players::Greedy) |
//! | targets, modes, letters, shares, costs, the order of triggers, answers to effects | the same, from the legal actions in their order |
//! | anything in other parts of the turn | nothing: the player passes |
//!
//! A Manobra or Modificação of which the greedy player thinks that it does harm stays in the hand. All
//! decisions look at the cards of a hand as a multiset: the order of a hand or of a list means nothing.
//!
//! ```
//! use fabulario_engine::fabula::{Deck, PlayRules, Table};
//! use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
//! use serde_json::json;
//!
//! let table = Table::read(&json!([
//!     {"name": "Clareira", "kind": "base"},
//!     {"name": "Mateira", "kind": "aliado", "cost": 2, "vida": 3, "ofensiva": 2, "influencia": 2},
//! ])).unwrap();
//! let [base, ally] = ["Clareira", "Mateira"].map(|name| table.find(name).unwrap());
//! let deck = Deck { main: vec![ally; 40], bases: [base; 5] };
//! let options = Options {
//!     turns: 3,
//!     first: true,
//!     opponent: Opponent::Inert([base; 5]),
//!     policy: Policy::BestSpend,
//!     mulligan: Mulligan::Never,
//! };
//! let mut goldfish = Goldfish::new(&table, PlayRules::default(), &deck, options).unwrap();
//! let trace = goldfish.play(42, 0);
//! let spent: Vec<u16> = trace.turns().iter().map(|turn| turn.on_cards).collect();
//! assert_eq!(spent, [2, 4, 6]);
//! ```

pub mod advice;
pub mod apoteose;
mod blocker;
pub mod compare;
mod coverage;
pub mod dominions;
mod game;
pub mod interval;
mod mulligan;
pub mod multiversity;
mod options;
mod pilot;
mod policy;
pub mod question;
pub mod report;
mod sample;
pub mod simulation;
mod solitaire;
pub mod tally;
mod trace;

pub use coverage::{CardCoverage, Coverage, Gap};
pub use game::{Goldfish, GoldfishError, HandError};
pub use mulligan::{Condition, Mulligan};
pub use options::{Opponent, Options};
pub use pilot::Pilot;
pub use policy::Policy;
pub use question::Question;
pub use report::{Report, SEMANTICS};
pub use simulation::Simulation;
pub use tally::Tally;
pub use trace::{BRICK_BY, CardList, End, How, LISTED, MAX_TURNS, Trace, Turn};
