//! Dimensional Dominions alone: vectors of the rules, refusals, exact odds, properties, no allocation.
//!
//! `LONG=1 cargo test --release -p fabulario-engine --test engine dominions::` plays more games.

mod attached;
mod board;
mod bounds;
mod checker;
mod draws;
mod harms;
mod kit;
mod odds;
mod policies;
mod properties;
mod spawning;
mod turns;
