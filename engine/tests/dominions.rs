//! Dimensional Dominions alone: vectors of the rules, refusals, exact odds, properties, no allocation.
//!
//! `cargo test --release -p fabulario-engine --test engine dominions::` plays as many games as the tests say;
//! without `--release` a part of them.

mod board;
mod checker;
mod draws;
mod kit;
mod odds;
mod policies;
mod properties;
mod spawning;
mod turns;
