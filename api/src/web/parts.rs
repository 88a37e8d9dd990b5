//! What several pages show.

pub mod chart;
pub mod figures;
pub mod icon;
pub mod mark;
pub mod tile;
pub mod verdict;
