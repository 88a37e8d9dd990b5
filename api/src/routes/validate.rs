//! Decks, judged.

pub mod validate_decks;
