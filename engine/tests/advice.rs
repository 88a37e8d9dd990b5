//! Which cards to keep: exact values against a naive way, against games, and against the figures that are known.
//!
//! `LONG=1 cargo test --release -p fabulario-engine --test engine advice::` plays more games.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "the counts of tests are small"
)]

mod answers;
mod book;
mod company;
mod exact;
mod games;
mod kit;
mod naive;
mod sampler;
