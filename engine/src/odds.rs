//! Exact odds of drawing without replacement: how likely it is to have seen certain cards among so many.
//!
//! A pile is told in classes: cards that belong to the same groups are alike, whatever they are called. A condition
//! is a tree over counts of groups, which may overlap. Hands are counted, never drawn at random, so that every
//! answer is a fraction of whole numbers.
//!
//! ```
//! use fabulario_engine::odds::{Condition, Groups, Pile};
//!
//! let mut pile = Pile::default();
//! pile.add(Groups::of([0]), 3); // three copies of the card that is looked for
//! pile.add(Groups::NONE, 37);
//! let table = pile.odds(&Condition::at_least(0, 1), 6).unwrap();
//! let chance = table.chance(5).unwrap();
//! assert_eq!(chance.to_string(), "667/1976");
//! assert!((chance.value() - 0.337_551).abs() < 1e-6);
//! ```

mod chance;
mod compiled;
mod condition;
mod count;
mod pile;
mod refusal;
mod settle;
mod single;
mod table;
mod whole;

pub use chance::Chance;
pub use condition::{Condition, MOST_COUNTS, MOST_DEPTH};
pub use count::{MOST_BYTES, MOST_STEPS};
pub use pile::{Groups, MOST_CARDS, MOST_GROUPS, Pile};
pub use refusal::Refusal;
pub use table::Table;
