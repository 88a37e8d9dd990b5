//! What the API says: the types of its bodies, as the OpenAPI document describes them.

pub mod card;
pub mod code;
pub mod deck;
pub mod decks;
mod format;
mod game;
pub mod goldfish;
pub mod hex;
mod list;
mod mistake;
pub mod odds;
pub mod parsed;
mod readiness;
pub mod ready;
pub mod rule;
pub mod search;
pub mod set;
pub mod similar;
pub mod thin;
pub mod verdict;

pub use fabulario_cards::bounded;
pub use format::Format;
pub use game::{Game, GameSummary};
pub use list::{List, Span, Warning};
pub use mistake::Mistake;
pub use readiness::{Checks, Readiness};
pub use rule::{Entry, EntryKind};
