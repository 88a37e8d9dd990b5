//! The statistics of the goldfish: tallies by hand, intervals, closed forms, comparisons.
//!
//! `cargo test --release -p fabulario-engine --test lab` plays as many games as the tests say; without
//! `--release` a part of them. `LAB_GAMES` is the number of games against closed forms.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod lab {
    mod chunks;
    mod tallies;
}

#[allow(dead_code, reason = "each test takes what it needs")]
#[path = "goldfish/kit.rs"]
mod kit;
#[allow(dead_code, reason = "only the decks are used")]
#[path = "fabula/samples.rs"]
mod samples;
