//! What happened in one game: plain numbers in fixed places, copied without the heap.

use tinyvec::ArrayVec;

use crate::goldfish::MAX_TURNS;
use crate::goldfish::solitaire::End;
use crate::multiversity::How;
use crate::multiversity::rules::POSITIONS;
use crate::multiversity::setup::MOST_ACTIONS;
use crate::pile::{Kind, Kinds};

/// An action of a character that has its energies attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Paid {
    /// Whose.
    pub kind: Kind,
    /// Which, counted from zero.
    pub action: u8,
}

/// The turn by which a game is a brick or not; shorter games are not asked.
pub const BRICK_BY: u8 = 3;

/// One own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    /// Cards discarded in the Limpeza because of the hand limit. MVC-C11
    pub discarded: Kinds,
    /// Cards that left play in the Limpeza: energies that do not last, and whoever was knocked out with what it had.
    pub lost: u16,
    /// Cards drawn in the Compra, in order.
    pub drawn: Kinds,
    /// Characters played, in order.
    pub played: Kinds,
    /// Energies attached, in order.
    pub attached: Kinds,
    /// Cards discarded because an energy asked for it.
    pub paid: Kinds,
    /// Items used, in order.
    pub items: Kinds,
    /// Characters in play at the end.
    pub characters: u8,
    /// Energies attached to them at the end, as they count.
    pub energy: u16,
    /// Actions of characters in play that have their energies attached, by kind: Passiva, Líder, Sidekick, Ataque,
    /// Flanquear.
    pub payable: [u8; 5],
    /// Those of them that can be used: from where their character stands, and active ones in a turn with a Combate.
    pub usable: [u8; 5],
    /// Whether the main character can attack in the Combate of this turn.
    pub attack: bool,
    /// Actions that have their energies for the first time in this game.
    pub fresh: ArrayVec<[Paid; POSITIONS * MOST_ACTIONS]>,
    /// The hand at the end, by number.
    pub hand: Kinds,
    /// Cards in the deck at the end.
    pub deck: u16,
    /// Cards discarded so far, from the hand or from play, and items used so far.
    pub gone: [u16; 2],
    /// Energy cards attached to the characters in play.
    pub energies: u16,
}

/// One game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trace {
    /// Cards set aside as Reward Stones. MVC-C2
    pub stones: u16,
    /// The opening hand as it was first drawn, by number.
    pub opening: Kinds,
    /// The hand that was kept, by number.
    pub kept: Kinds,
    /// How often the hand was shuffled back.
    pub mulligans: u16,
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

    /// A brick: the main character cannot attack on turns two and three.
    #[must_use]
    pub fn is_brick(&self) -> bool {
        let first = self.first(|turn| turn.attack);
        first.is_none_or(|turn| turn > BRICK_BY.into())
    }

    /// Empties it; what is beyond the last turn is never looked at.
    pub(super) fn clear(&mut self) {
        (self.opening, self.kept) = (Kinds::default(), Kinds::default());
        (self.stones, self.mulligans) = (0, 0);
        self.turns.clear();
        self.end = None;
    }
}
