//! What several pages show.

pub mod chart;
pub mod curve;
pub mod decklist;
pub mod figures;
pub mod first_odds;
pub mod icon;
pub mod mark;
pub mod tile;
pub mod verdict;
pub mod verdicts;
