//! Dimensional Dominions: its cards, what a deck of them may be, and one side of its board.

pub mod board;
pub mod card;
mod construction;
mod harm;
pub mod piece;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod state;
mod turn;

pub use crate::pile::SetupError;
pub use card::{Activation, Card, CardType, Direction, Element, Host, Spawning};
pub use harm::Harm;
pub use piece::{Piece, SpawnType};
pub use refusal::IllegalAction;
pub use rules::PlayRules;
pub use setup::Deck;
pub use state::{How, Phase, State};
