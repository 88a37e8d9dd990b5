//! What happened in one game: plain numbers in fixed places, copied without the heap.

use tinyvec::ArrayVec;

use crate::dominions::How;
use crate::dominions::board::Tile;
use crate::goldfish::MAX_TURNS;
use crate::goldfish::solitaire::End;
use crate::pile::{Kind, Kinds};

/// The most cards that a turn names as spawned; there is no format with more.
const MOST_SPAWNED: usize = 12;

/// A card that was spawned, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spawned {
    /// Which.
    pub kind: Kind,
    /// Where: an ATTACH on the card of this tile.
    pub tile: Tile,
}

/// The turn by which a game is a brick or not; shorter games are not asked.
pub const BRICK_BY: u8 = 2;

/// One own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    /// Cards drawn in DRAW, in order.
    pub drawn: Kinds,
    /// Cards spawned, in order.
    pub spawned: ArrayVec<[Spawned; MOST_SPAWNED]>,
    /// How many Unidades, Artefatos and Campos they were.
    pub types: [u8; 3],
    /// How many of them came by a bridge, outside the own zone. DD-R6
    pub bridges: u8,
    /// The hand at the end, by number.
    pub hand: Kinds,
    /// Own cards that left the board for the DZ.
    pub lost: u16,
    /// Unidades, Artefatos and Campos on the board at the end; what is attached to others is among the Artefatos.
    pub board: [u8; 3],
    /// The column of the foremost Unidade at the end, 5 being next to the enemy's Domain; 0 without one.
    pub farthest: u8,
    /// Unidades that could attack the enemy's Domain in BATTLE.
    pub able: u8,
    /// What they did to it.
    pub damage: u16,
    /// The life of the enemy's Domain at the end.
    pub domain: u16,
    /// Cards in the deck at the end.
    pub deck: u16,
    /// Cards in the DZ at the end.
    pub discard: u16,
}

/// One game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trace {
    /// The opening hand, by number.
    pub opening: Kinds,
    /// What was discarded in RECYCLE, by number. DD-R8
    pub recycled: Kinds,
    pub(super) turns: ArrayVec<[Turn; MAX_TURNS as usize]>,
    /// How it ended, if it did.
    pub end: Option<End<How>>,
}

impl Trace {
    /// The own turns that were played, the one in which the game ended included.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The first turn of which something holds, counted from one.
    #[must_use]
    pub fn first(&self, holds: impl Fn(&Turn) -> bool) -> Option<usize> {
        self.turns.iter().position(holds).map(|turn| turn + 1)
    }

    /// A brick: no Unidade is spawned on turns one and two.
    #[must_use]
    pub fn is_brick(&self) -> bool {
        let first = self.first(|turn| !matches!(turn.types, [0, ..]));
        first.is_none_or(|turn| turn > BRICK_BY.into())
    }

    /// Empties it; what is beyond the last turn is never looked at.
    pub(super) fn clear(&mut self) {
        (self.opening, self.recycled) = (Kinds::default(), Kinds::default());
        self.turns.clear();
        self.end = None;
    }
}
