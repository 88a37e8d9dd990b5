#![doc = include_str!("../README.md")]

pub mod apoteose;
pub mod deck;
pub mod dominions;
pub mod fabula;
pub mod format;
pub mod game;
pub mod goldfish;
pub mod multiversity;
pub mod odds;
pub mod pile;
pub mod rng;
pub mod rule;
pub mod source;
pub mod stated;
pub mod text;

pub use format::Format;
pub use game::{Chapter, Game, GameSheet};
pub use rule::{Rule, RuleId, Ruling};
pub use source::Source;
pub use stated::Stated;
pub use text::{Lang, Text};
