//! Single rules and rulings of all games.

pub mod get_rule;
