//! Exact odds against figures of the rules, a count of every hand, and themselves.

mod enumerated;
mod generated;
mod limits;
mod properties;
mod rounding;
mod vectors;
