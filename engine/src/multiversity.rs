//! Multiversity Conquest: its cards and what a deck of them may be.

pub mod card;
mod construction;

pub use card::{Action, ActionKind, Card, CardType, Energy, ItemKind, Rarity, World};
