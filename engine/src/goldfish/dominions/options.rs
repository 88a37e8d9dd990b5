//! What a goldfish is told besides the deck.

use crate::Text;
use crate::pile::Kind;

/// How a deck is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// How many own turns.
    pub turns: u8,
    /// Whether the player is the starting one; in a match chance decides. DD-R2
    pub first: bool,
    /// Which cards are spawned where.
    pub policy: Policy,
    /// Which cards of the opening hand are discarded.
    pub recycle: Recycle,
}

/// Which cards are spawned, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// Every card is a step of a bridge to the enemy's Domain; the strongest Unidade goes to its end.
    Race,
    /// Unidades come in the own zone and walk; other cards stay at the edge behind them.
    Walk,
    /// Like `Race`, but these cards first, in this order.
    Priority(Vec<Kind>),
}

impl Policy {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Walk => "walk",
            Self::Priority(_) => "priority",
        }
    }

    /// What it does, in one sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        let words = match self {
            Self::Race => (
                "Faz de cada carta um passo da ponte até o Domínio inimigo, invoca na ponta a Unidade de maior ATK e avança com todas.",
                "Makes every card a step of a bridge to the enemy's Domain, spawns the Unit with the highest ATK at its end, and advances with all.",
            ),
            Self::Walk => (
                "Invoca a Unidade de maior ATK na própria zona e avança a pé com todas; as outras cartas ficam atrás, nas bordas.",
                "Spawns the Unit with the highest ATK in its own zone and walks forward with all; other cards stay behind, at the edges.",
            ),
            Self::Priority(_) => (
                "Invoca primeiro as cartas da lista, na ordem dada; no mais, faz de cada carta um passo da ponte até o Domínio inimigo.",
                "Spawns the cards of the list first, in the given order; otherwise makes every card a step of a bridge to the enemy's Domain.",
            ),
        };
        words.into()
    }

    /// The cards that come first, in their order.
    pub(super) fn listed(&self) -> &[Kind] {
        match self {
            Self::Priority(list) => list,
            Self::Race | Self::Walk => &[],
        }
    }
}

/// Which cards of the opening hand are discarded in RECYCLE. DD-R8
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recycle {
    /// None.
    Never,
    /// What the first turn cannot spawn: of each type, what the policy would not choose, and every INSTANT.
    Surplus,
    /// Every card that is not one of these.
    Keep(Vec<Kind>),
}

impl Recycle {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Surplus => "surplus",
            Self::Keep(_) => "keep",
        }
    }

    /// What it does, in one sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        let words = match self {
            Self::Never => ("Não descarta nada.", "Discards nothing."),
            Self::Surplus => (
                "Descarta o que não pode ser invocado no primeiro turno.",
                "Discards what cannot be spawned on the first turn.",
            ),
            Self::Keep(_) => (
                "Descarta tudo o que não está na lista.",
                "Discards everything that is not on the list.",
            ),
        };
        words.into()
    }
}
