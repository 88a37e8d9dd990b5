//! The goldfish lab: hands, advice, games played alone.

mod address;
pub mod advise_mulligan;
mod chart;
mod choices_chart;
pub mod compare_decks;
pub mod draw_hand;
mod events;
pub mod get_capture_svg;
pub mod get_goldfish_game;
pub mod get_hand;
pub mod get_mulligan_svg;
pub mod get_turns_svg;
pub mod play_goldfish;
pub mod run_goldfish;
