//! Multiversity Conquest alone, and Apoteose not at all: vectors of the rules, refusals, exact odds, properties.
//!
//! `cargo test --release -p fabulario-engine --test engine multiversity::` plays as many games as the tests say;
//! without `--release` a part of them.

mod heroes;
mod kit;
mod odds;
mod opening;
mod policies;
mod properties;
mod turns;
