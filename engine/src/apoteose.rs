//! Apoteose: its cards and what a hero made of them may be.

pub mod card;
mod construction;
pub mod hero;

pub use card::{Attributes, Card, CardType, Knowledge, Rarity, Slots, Specifier};
pub use hero::Hero;
