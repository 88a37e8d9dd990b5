//! Sets of cards.

pub mod get_set;
pub mod list_sets;
