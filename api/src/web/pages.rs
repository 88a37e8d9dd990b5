//! One page, one file.

pub mod card;
pub mod cards;
pub mod chances;
pub mod compare;
pub mod deck;
pub mod decks;
pub mod desk;
pub mod hand;
pub mod help;
pub mod home;
pub mod import;
pub mod lab;
pub mod offline;
pub mod problem;
pub mod ready;
pub mod rules;
pub mod sets;
pub mod table;
