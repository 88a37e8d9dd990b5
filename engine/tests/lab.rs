//! The statistics of the goldfish: tallies by hand, intervals, closed forms, comparisons.
//!
//! `LONG=1` plays more games. `LAB_GAMES` is the number of games against closed forms, `LAB_RUNS` that of runs in
//! which intervals are calibrated.

#![allow(
    clippy::float_cmp,
    reason = "what must be the same must be exactly the same"
)]

mod bounds;
mod calibration;
mod chunks;
mod closed_forms;
mod compare;
mod exact;
mod intervals;
mod one_copy;
mod reports;
mod tallies;

/// A number from the environment, or another one.
#[expect(
    clippy::disallowed_methods,
    reason = "how long a proof takes is set from outside"
)]
fn asked(name: &str, otherwise: u64) -> u64 {
    let asked = std::env::var(name).ok();
    asked.map_or(otherwise, |number| number.parse().unwrap())
}
