//! What several pages show.

pub mod chart;
pub mod cited;
pub mod curve;
pub mod decklist;
pub mod dots;
pub mod figures;
pub mod first_odds;
pub mod foreign;
pub mod icon;
pub mod lines;
pub mod live;
pub mod mark;
pub mod pick;
pub mod preview;
pub mod share;
pub mod shown;
pub mod tile;
pub mod verdict;
