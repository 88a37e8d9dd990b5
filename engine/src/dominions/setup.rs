//! What of a card of a deck decides anything on the table.

use super::harm::Harms;
use super::piece::{Piece, SpawnType};
use super::{Activation, CardType, Host, Spawning};
use crate::pile::{self, Dealt, Kind, SetupError};

/// A deck of Dimensional Dominions.
pub type Deck = pile::Deck<Piece>;

/// What of a card decides anything on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// The type.
    pub(crate) kind: SpawnType,
    pub(crate) way: Way,
    pub(crate) atk: u16,
    /// What an effect works out counts as one.
    pub(crate) hp: u16,
    pub(crate) dash: bool,
    pub(crate) fly: bool,
    pub(crate) explosive: bool,
    pub(crate) harms: Harms,
}

/// How a card of the hand comes onto the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Onto a tile.
    Tile,
    /// An ATTACH: face up onto another card.
    Card(Option<Host>),
    /// An INSTANT: not at all, it is activated.
    Instant,
    /// SUPER SPAWN alone: only by the effect of another card.
    Super,
}

impl Way {
    const fn of(piece: &Piece) -> Self {
        match (piece.kind, piece.activation, piece.spawn) {
            (_, _, Spawning::Super) => Self::Super,
            (CardType::Artefato, Some(Activation::Instant), _) => Self::Instant,
            (CardType::Artefato, Some(Activation::Attach), _) => Self::Card(piece.attaches_to),
            _ => Self::Tile,
        }
    }
}

impl Dealt for Piece {
    type Numbers = Numbers;

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn numbers(&self) -> Result<Numbers, SetupError> {
        let kind = self.spawn_type();
        Ok(Numbers {
            kind: kind.ok_or_else(|| SetupError::Token(self.name.clone()))?,
            way: Way::of(self),
            atk: self.atk.unwrap_or(0),
            hp: self.hp.unwrap_or(1),
            dash: self.has("dash"),
            fly: self.has("fly"),
            explosive: self.has("explosive"),
            harms: Harms::of(&self.harms),
        })
    }
}

impl Deck {
    /// What decides on the table; a number of another deck is an INSTANT, which does nothing.
    pub(crate) fn numbers(&self, kind: Kind) -> Numbers {
        self.known(kind).copied().unwrap_or(Numbers {
            kind: SpawnType::Artefato,
            way: Way::Instant,
            atk: 0,
            hp: 1,
            dash: false,
            fly: false,
            explosive: false,
            harms: Harms::default(),
        })
    }
}
