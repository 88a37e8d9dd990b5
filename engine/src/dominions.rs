//! Dimensional Dominions: its cards and what a deck of them may be.

pub mod card;
mod construction;

pub use card::{Activation, Card, CardType, Direction, Element};
