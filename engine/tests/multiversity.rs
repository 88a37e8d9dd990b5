//! Multiversity Conquest alone, and Apoteose not at all: vectors of the rules, refusals, exact odds, properties.
//!
//! `LONG=1 cargo test --release -p fabulario-engine --test engine multiversity::` plays more games.

mod bounds;
mod heroes;
mod kit;
mod odds;
mod opening;
mod policies;
mod prices;
mod properties;
mod turns;
