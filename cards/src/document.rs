//! A deck as it is kept: a document that knows no build of the catalogue, and how two versions of it differ.
//!
//! A [`DeckDocument`] names cards by id: it can be stored, sent and compared, and keeps what nobody knows. Nothing here
//! looks at a catalogue: [`DeckDocument::canonical`], [`diff`], [`apply`] and [`merge`] are pure.

mod diff;
mod entry;
mod merge;
mod place;
mod schema;
mod serial;
mod tally;
#[cfg(test)]
mod tests;
mod written;

pub use diff::{Delta, OtherGame, Refused, TextOf, apply, diff};
pub use entry::{AttachedEntry, DeckEntry, MOST_COPIES};
pub use merge::{Conflict, Merged, Sides, merge};
pub use place::{LinePlace, Unresolved, Why, keeps, list, misattached, misplaced, places};
pub use schema::DeckLists;
pub use serial::OtherFields;
pub use tally::Slot;
pub use written::{DeckDocument, NoDocument, Sections, VERSION, WrittenDeck};
