//! Decks: read from texts, written as files.

pub mod export_deck;
pub mod parse_deck;
