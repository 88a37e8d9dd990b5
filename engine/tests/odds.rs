//! Exact odds against figures of the rules, a count of every hand, and themselves.

#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

mod enumerated;
mod generated;
mod limits;
mod properties;
mod rounding;
mod vectors;
