//! The work of a request: from what was asked, by way of engine and cards, to what is answered.

pub mod asked;
pub mod decks;
pub mod goldfish;
pub mod import;
pub mod judge;
pub mod lists;
pub mod names;
pub mod odds;
pub mod poster;
pub mod qr;
pub mod rules;
pub mod search;
pub mod sets;
pub mod similar;
