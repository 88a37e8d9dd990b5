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
    mod allocation;
    mod anchors;
    mod awkward;
    mod blocker;
    mod compiled;
    mod compiled_decks;
    mod conservation;
    mod coverage;
    mod determinism;
    mod hands;
    mod kit;
    mod naive;
    mod policies;
    mod sample;
    mod second_opinion;
    mod slots;
    mod vectors;
}

#[expect(
    dead_code,
    reason = "the decks are used, the games of several players are not"
)]
#[path = "fabula/samples.rs"]
mod samples;
