//! The judge against a second judge, and what must hold of it whatever the deck.
//!
//! `cargo test -p fabulario-engine --test engine judging::` tries two thousand decks of each game.
//! `JUDGE_CASES=200000 JUDGE_SEED=7 cargo test --release -p fabulario-engine --test engine judging::` tries as
//! many as it says, and others: the seed chooses the decks, and the same seed chooses the same decks.

#![allow(
    clippy::disallowed_methods,
    reason = "these tests are told by the environment how many decks to try, and look at how long it takes"
)]

mod agree;
mod allocation;
mod court;
mod decks;
mod issues;
mod minimal;
mod oracle;
mod properties;
