//! What a goldfish is told besides the deck.

use super::{Mulligan, Policy};
use crate::fabula::CardId;

/// How to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// How many own turns, from one to [`MAX_TURNS`](super::MAX_TURNS).
    pub turns: u8,
    /// Whether this deck begins: then its first Compra is skipped. FAB 1.4.5
    pub first: bool,
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// How decisions are made.
    pub policy: Policy,
    /// Which cards of the opening hand go back. FAB 1.4.4
    pub mulligan: Mulligan,
}

/// Who sits on the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Five bases, the Centro last; nobody plays, nobody blocks.
    Inert([CardId; 5]),
}
