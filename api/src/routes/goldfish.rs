//! The goldfish lab: hands, advice, games played alone.

pub mod advise_mulligan;
pub mod draw_hand;
pub mod get_hand;
pub mod play_goldfish;
