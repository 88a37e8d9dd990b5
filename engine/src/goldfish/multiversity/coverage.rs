//! What of a card the goldfish does not play.

use crate::Text;
use crate::multiversity::{Card, CardType, Energy};

/// Something of a card that is not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    /// What its actions do; that their energies are attached is told.
    Actions,
    /// Its effect.
    Effect,
}

impl Gap {
    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> Text {
        let words = match self {
            Self::Actions => (
                "O que suas ações fazem não é jogado; só se conta quando podem ser pagas.",
                "What its actions do is not played; only when they can be paid is told.",
            ),
            Self::Effect => ("Seu efeito não é jogado.", "Its effect is not played."),
        };
        words.into()
    }
}

/// Everything of a card that is not played; nothing means that it is played as printed.
#[must_use]
pub fn gaps(card: &Card) -> Vec<Gap> {
    let worded = |text: &Option<String>| text.as_ref().is_some_and(|it| !it.is_empty());
    match card.kind {
        CardType::Personagem if card.actions.iter().any(|it| worded(&it.text)) => {
            vec![Gap::Actions]
        }
        // That a Prismática gives more to its type is played, and nothing else is written on one.
        CardType::Energia if card.energy == Some(Energy::Prismatica) => Vec::new(),
        CardType::Item | CardType::Energia if worded(&card.text) => vec![Gap::Effect],
        _ => Vec::new(),
    }
}
