//! The goldfish: vectors of the rules, exact odds, a naive second opinion, awkward decks, no allocation.
//!
//! `cargo test --release -p fabulario-engine --test goldfish` draws as many hands and plays as many
//! games as the tests say; without `--release` a part of them.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod goldfish {
    mod anchors;
    mod kit;
    mod naive;
    mod second_opinion;
    mod vectors;
}
