//! What the API says: the types of its bodies, as the OpenAPI document describes them.

mod format;
mod game;
mod list;
mod rule;

pub use format::Format;
pub use game::{Game, GameSummary};
pub use list::{List, Warning};
pub use rule::{Entry, EntryKind};
