//! The goldfish: vectors of the rules, exact odds, a naive second opinion, awkward decks, no allocation.
//!
//! `LONG=1 cargo test --release -p fabulario-engine --test engine goldfish::` plays more games.

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
mod wins;
