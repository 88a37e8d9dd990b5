//! One page, one file.

pub mod cards;
pub mod desk;
pub mod deck;
pub mod decks;
pub mod help;
pub mod home;
pub mod import;
pub mod problem;
pub mod ready;
