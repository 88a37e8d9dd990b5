//! A deck as it is kept: a document that knows no build of the catalogue.
//!
//! A [`DeckDocument`] names cards by id: it can be stored, sent and compared, and keeps what nobody knows. Nothing here
//! looks at a catalogue.

mod entry;
mod place;
mod schema;
mod serial;
mod written;

pub use entry::{DeckEntry, MOST_COPIES};
pub use place::{LinePlace, Unresolved, Why, list, misattached, misplaced, places};
pub use serial::OtherFields;
pub use written::{DeckDocument, NoDocument, Sections, VERSION, WrittenDeck};
