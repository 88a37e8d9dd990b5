//! Exact odds.

pub mod ask_odds;
