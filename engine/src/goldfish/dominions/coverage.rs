//! What of a card the goldfish does not play.

use crate::Text;
use crate::dominions::{Activation, Piece};

/// Keywords that are played.
const PLAYED: [&str; 2] = ["dash", "fly"];
/// Keywords that do nothing while no enemy stands on the board.
const IDLE: [&str; 4] = ["stealth", "pierce", "payback", "explosive"];

/// Something of a card that is not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gap {
    /// Its effects.
    Effect,
    /// This keyword.
    Keyword(String),
    /// Its ATK, which an effect works out, counts as zero.
    Atk,
    /// As an INSTANT it stays in hand.
    Instant,
}

impl Gap {
    /// What to tell the player.
    #[must_use]
    pub fn text(&self) -> Text {
        let words = match self {
            Self::Effect => ("Seu efeito não é jogado.", "Its effect is not played."),
            Self::Keyword(word) => {
                let word = word.to_uppercase();
                return Text {
                    pt: format!("{word} não é jogado."),
                    en: format!("{word} is not played."),
                };
            }
            Self::Atk => (
                "Seu ATK depende de um efeito e conta como 0.",
                "Its ATK depends on an effect and counts as 0.",
            ),
            Self::Instant => (
                "Como Artefato INSTANT, fica na mão.",
                "As an INSTANT Artifact it stays in hand.",
            ),
        };
        words.into()
    }
}

/// Everything of a card that is not played; nothing means that it is played as printed.
#[must_use]
pub fn gaps(piece: &Piece) -> Vec<Gap> {
    let mut gaps = Vec::new();
    if piece.worded {
        gaps.push(Gap::Effect);
    }
    let known = |word: &&String| !PLAYED.contains(&word.as_str()) && !IDLE.contains(&word.as_str());
    let words = piece.keywords.iter().filter(known);
    gaps.extend(words.cloned().map(Gap::Keyword));
    if piece.kind == crate::dominions::CardType::Unidade && piece.atk.is_none() {
        gaps.push(Gap::Atk);
    }
    if piece.activation == Some(Activation::Instant) {
        gaps.push(Gap::Instant);
    }
    gaps
}
