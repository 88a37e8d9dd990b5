//! The goldfish: vectors of the rules, exact odds, a naive second opinion, awkward decks, no allocation.
//!
//! `cargo test --release -p fabulario-engine --test engine goldfish::` draws as many hands and plays as many
//! games as the tests say; without `--release` a part of them.

mod allocation;
mod anchors;
mod awkward;
mod blocker;
mod conservation;
mod coverage;
mod determinism;
mod hands;
pub mod kit;
mod naive;
mod policies;
mod recount;
mod sample;
mod second_opinion;
mod slots;
mod tasks;
mod vectors;
