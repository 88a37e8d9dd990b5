//! How a game ends. FAB 1.5

use super::state::Seat;

/// Why a player is out, or a game over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The Centro was destroyed or taken. Ruling: FAB-C5
    Centro,
    /// A draw was impossible. FAB 1.5.3a
    DeckOut,
    /// Gave up. FAB 1.5.2d
    Concession,
    /// A card said so. FAB 1.5.2a
    Card,
    /// Triggers without end. Ruling: FAB-C43
    Loop,
}

/// The end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Outcome {
    /// Who won; nobody if it is a draw, or if the only player lost.
    pub winner: Option<Seat>,
    /// What ended it.
    pub reason: Reason,
}
