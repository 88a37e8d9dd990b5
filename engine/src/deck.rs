//! Decks as players write them, judged: a [`DeckList`] becomes a [`LegalDeck`] or every [`Violation`].
//!
//! A format is data ([`Format`](crate::Format)); [`Rules::of`] reads it as of a day. A [`Judge`] holds
//! those rules over a [`Pool`] of cards and checks any number of lists. What only one game knows stands
//! in that game's `construction`.

mod basis;
mod code;
mod judge;
mod list;
mod mend;
mod message;
pub(crate) mod pool;
mod rules;
mod section;
mod swap;
mod violation;
pub(crate) mod vocabulary;

pub use basis::{Basis, Figure};
pub use code::{Code, Severity};
pub(crate) use judge::{Case, Findings};
pub use judge::{Held, Judge, LegalDeck, Refused, Standing, Status, Verdict};
pub use list::{DeckList, Line};
pub use mend::{InOrder, Mending, Step, Taste, Unmended};
pub use pool::{CardNo, Conflict, Facts, Pool, Printed};
pub use rules::Rules;
pub use section::Section;
pub use swap::Swap;
pub use violation::{About, Numbers, Violation};
pub use vocabulary::{Word, colour_word};
