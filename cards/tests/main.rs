//! The cards and everything that is made of them, proved. One binary, because linking takes long.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod advice;
mod advice_exact;
mod advice_optimal;
mod advice_played;
mod alive;
mod balance;
mod broken_cards;
mod broken_data;
mod codes;
mod conformance;
mod designs;
mod forge;
mod honest_texts;
mod intervals;
mod length;
mod lines;
mod lists;
mod other_sets;
mod pictures;
mod pilots;
mod plans;
mod published;
mod publisher_files;
mod query;
mod rule_search;
mod search;
mod shipped_data;
mod solitaires;
mod stats;
mod texts;
mod the_set;
mod wins;
