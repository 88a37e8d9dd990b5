//! What of a card of a deck decides anything on the table.

use super::piece::{Piece, SpawnType};
use super::{Activation, CardType};
use crate::pile::{self, Dealt, Kind, SetupError};

/// A deck of Dimensional Dominions.
pub type Deck = pile::Deck<Piece>;

/// What of a card decides anything on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// The type.
    pub(crate) kind: SpawnType,
    /// Spawned, or an INSTANT, which is not.
    pub(crate) spawned: bool,
    pub(crate) atk: u16,
    pub(crate) dash: bool,
    pub(crate) fly: bool,
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
            spawned: self.activation != Some(Activation::Instant)
                || self.kind != CardType::Artefato,
            atk: self.atk.unwrap_or(0),
            dash: self.has("dash"),
            fly: self.has("fly"),
        })
    }
}

impl Deck {
    /// What decides on the table; a number of another deck is an INSTANT, which does nothing.
    pub(crate) fn numbers(&self, kind: Kind) -> Numbers {
        self.known(kind).copied().unwrap_or(Numbers {
            kind: SpawnType::Artefato,
            spawned: false,
            atk: 0,
            dash: false,
            fly: false,
        })
    }
}
