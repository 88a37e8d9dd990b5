//! What of a card the goldfish does not play.

use crate::Text;
use crate::goldfish::solitaire::Lean;
use crate::multiversity::{Card, CardType, Energy};
use crate::pile::Rest;

/// Something of a card that is not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    /// What its actions do; that their energies are attached is told.
    Actions,
    /// The same, and of what they do only the words are known.
    UnknownActions,
    /// The energies or the life that the use of an action costs.
    Costs,
    /// Its effect, which can only help.
    Effect,
    /// Its effect, of which only the words are known.
    Unknown,
    /// An energy that gives more than one has a text that is not played: it counts as one.
    Burden,
}

impl Gap {
    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> Text {
        let words = match self {
            Self::Actions | Self::UnknownActions => (
                "O que suas ações fazem não é jogado; só se conta quando podem ser pagas.",
                "What its actions do is not played; only when they can be paid is told.",
            ),
            Self::Costs => (
                "O uso de uma ação custa energias ou vida, e isso não é cobrado: ela conta como se ainda não tivesse sido usada.",
                "The use of an action costs energies or life, which is not paid: it counts as if it had not been used yet.",
            ),
            Self::Effect | Self::Unknown => {
                ("Seu efeito não é jogado.", "Its effect is not played.")
            }
            Self::Burden => (
                "Seu texto não é jogado; por isso não traz proveito e conta como 1 energia.",
                "Its text is not played; so it brings no benefit and counts as 1 energy.",
            ),
        };
        words.into()
    }

    /// Which way the figures err because of it.
    #[must_use]
    pub const fn lean(self) -> Lean {
        match self {
            Self::Actions | Self::Effect | Self::Burden => Lean::Late,
            Self::Costs => Lean::Early,
            Self::UnknownActions | Self::Unknown => Lean::Either,
        }
    }

    /// Whether the card brings no benefit because of it.
    #[must_use]
    pub const fn is_burden(self) -> bool {
        matches!(self, Self::Burden)
    }
}

/// Everything of a card that is not played; nothing means that it is played as printed.
#[must_use]
pub fn gaps(card: &Card) -> Vec<Gap> {
    let worded = |text: &Option<String>| text.as_ref().is_some_and(|it| !it.is_empty());
    let known = |helps, unknown| match card.rest {
        Rest::Nothing => None,
        Rest::Helps => Some(helps),
        Rest::Unknown => Some(unknown),
    };
    let mut gaps = Vec::new();
    match card.kind {
        CardType::Personagem if card.actions.iter().any(|it| worded(&it.text)) => {
            gaps.extend(known(Gap::Actions, Gap::UnknownActions));
        }
        // That a Prismática gives more to its type is played, and nothing else is written on one.
        CardType::Energia if card.energy == Some(Energy::Prismatica) => {}
        CardType::Energia if card.is_burdened() => gaps.push(Gap::Burden),
        CardType::Item | CardType::Energia if worded(&card.text) => {
            gaps.extend(known(Gap::Effect, Gap::Unknown));
        }
        _ => {}
    }
    if card.actions.iter().any(|action| action.dear) {
        gaps.push(Gap::Costs);
    }
    gaps
}
