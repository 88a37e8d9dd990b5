//! What a goldfish is told besides the deck.

use super::{Mulligan, Policy};
use crate::fabula::CardId;
use crate::text::Text;

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
    /// A player by all the rules, with turns and resources, who has nothing but copies of one Aliado:
    /// plays one in each turn from the second on until there are three, restores them, never attacks,
    /// and blocks. None of the abilities of its cards works, and it leaves nothing to chance: the own
    /// deck draws what it would draw against [`Opponent::Inert`].
    Blocker {
        /// Its bases, the Centro last.
        bases: [CardId; 5],
        /// The Aliado.
        ally: CardId,
    },
}

impl Opponent {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Inert(_) => "inert",
            Self::Blocker { .. } => "blocker",
        }
    }

    /// What it does, in words.
    #[must_use]
    pub fn text(&self) -> Text {
        self.words().into()
    }

    const fn words(&self) -> (&'static str, &'static str) {
        match self {
            Self::Inert(_) => (
                "Cinco bases que ninguém defende: o oponente não joga nem bloqueia.",
                "Five bases that nobody defends: the opponent neither plays nor blocks.",
            ),
            Self::Blocker { .. } => (
                "A partir do segundo turno, o oponente põe um aliado por turno em campo, se puder pagar, até ter três; restaura-os e nunca ataca. Cada aliado pronto bloqueia o atacante de maior ofensiva que ainda não foi bloqueado; os que sobram bloqueiam uma influência quando, juntos, seguram a base. As habilidades das cartas dele não funcionam.",
                "From its second turn on the opponent puts one ally into play each turn, if it can pay, until it has three; it restores them and never attacks. Each ready ally blocks the attacker with the most ofensiva that is not blocked yet; those that are left block an influence when together they hold the base. The abilities of its cards do not work.",
            ),
        }
    }
}
