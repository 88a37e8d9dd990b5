//! What a goldfish is told besides the deck.

use crate::Text;
use crate::pile::Kind;

/// How a deck is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// How many own turns.
    pub turns: u8,
    /// Who is played, and where energies go.
    pub policy: Policy,
    /// Which opening hands are shuffled back.
    pub mulligan: Mulligan,
}

/// Who is played, and where energies go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// The character with the most expensive attack that the hand can pay leads, and gets energies first.
    Attack,
    /// The action that lacks least is paid first, wherever it is.
    Spread,
    /// Like `Attack`, but these characters first, in this order.
    Priority(Vec<Kind>),
}

impl Policy {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Spread => "spread",
            Self::Priority(_) => "priority",
        }
    }

    /// What it does, in one sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        let words = match self {
            Self::Attack => (
                "Põe na posição principal o personagem com o ataque mais caro que as energias da mão pagam e anexa primeiro nele.",
                "Puts the character with the most expensive attack that the energies in hand pay into the main position, and attaches to it first.",
            ),
            Self::Spread => (
                "Anexa sempre onde falta menos energia para uma ação, para que muitas ações possam ser pagas.",
                "Always attaches where an action lacks the least energy, so that many actions can be paid.",
            ),
            Self::Priority(_) => (
                "Baixa primeiro os personagens da lista, na ordem dada, com o primeiro na posição principal; no mais, anexa primeiro nele.",
                "Plays the characters of the list first, in the given order, the first of them in the main position; otherwise attaches to that one first.",
            ),
        };
        words.into()
    }

    /// The characters that come first, in their order.
    pub(super) fn listed(&self) -> &[Kind] {
        match self {
            Self::Priority(list) => list,
            Self::Attack | Self::Spread => &[],
        }
    }
}

/// Which opening hands are shuffled back, where the format has a mulligan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mulligan {
    /// Only those without characters or without energies, which cost no card.
    Forced,
    /// Also those with fewer characters or energies than wanted, as long as enough cards are left.
    Wanted {
        /// At least so many characters.
        characters: u8,
        /// At least so many energies.
        energies: u8,
        /// Hands of so many cards or fewer are kept.
        smallest: u8,
    },
}

impl Mulligan {
    /// The name that never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Wanted { .. } => "wanted",
        }
    }

    /// What it does, in one sentence.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Self::Forced => Text {
                pt: "Troca a mão só quando não tem personagem ou não tem energia.".to_owned(),
                en: "Changes the hand only when it has no character or no energy.".to_owned(),
            },
            Self::Wanted {
                characters,
                energies,
                smallest,
            } => {
                let n = |n: u8, one: &str, more: &str| match n {
                    1 => format!("1 {one}"),
                    n => format!("{n} {more}"),
                };
                Text {
                    pt: format!(
                        "Troca a mão com menos de {} ou de {}, enquanto tem mais de {}.",
                        n(characters, "personagem", "personagens"),
                        n(energies, "energia", "energias"),
                        n(smallest, "carta", "cartas"),
                    ),
                    en: format!(
                        "Changes a hand with fewer than {} or {}, while it has more than {}.",
                        n(characters, "character", "characters"),
                        n(energies, "energy", "energies"),
                        n(smallest, "card", "cards"),
                    ),
                }
            }
        }
    }
}
