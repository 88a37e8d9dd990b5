//! Multiversity Conquest: its cards, what a deck of them may be, and one side of its table.

pub mod card;
mod construction;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod state;
mod turn;

pub use crate::pile::SetupError;
pub use card::{Action, ActionKind, Card, CardType, Energy, ItemKind, Price, Rarity, World};
pub use refusal::IllegalAction;
pub use rules::PlayRules;
pub use setup::{Ability, Deck};
pub use state::{Character, How, Stage, State};
