//! Which cards to keep: exact values against a naive way, against games, and against the figures that are known.
//!
//! `cargo test --release -p fabulario-engine --test engine advice::` asks about as many decks and plays as many games as the
//! tests say; without `--release` a part of them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "the counts of tests are small"
)]

mod answers;
mod book;
mod exact;
mod games;
mod kit;
mod naive;
mod sampler;
