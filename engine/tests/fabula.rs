//! Fábula: one test for each sentence of the rulebook, and the game as a whole.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod fabula {
    mod reading;
    mod rules_sample;
    mod sample;
    mod samples;
    mod support;
}
