//! What of a card the goldfish does not play.

use crate::Text;
use crate::dominions::{Activation, Host, Piece, Spawning};
use crate::goldfish::solitaire::Lean;

/// Keywords that are played.
const PLAYED: [&str; 3] = ["dash", "fly", "explosive"];
/// Keywords that do nothing while no enemy stands on the board.
const IDLE: [&str; 3] = ["stealth", "pierce", "payback"];
/// Keywords of the author's cards that can only help and are not played.
const HELPFUL: [&str; 1] = ["combo"];

/// Something of a card that is not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Gap {
    /// Its effects, which can only help.
    Effect,
    /// Its effects, of which only the words are known.
    Unknown,
    /// An effect that harms its own side in a way that is not played: it stays in hand.
    Burden,
    /// This keyword.
    Keyword(String),
    /// Its ATK, which an effect works out, counts as zero.
    Atk,
    /// As an INSTANT it stays in hand.
    Instant,
    /// It has only SUPER SPAWN and stays in hand.
    SuperSpawn,
    /// It is attached to a Unidade of the enemy, and there is none.
    NoHost,
}

impl Gap {
    /// What to tell the player.
    #[must_use]
    pub fn text(&self) -> Text {
        let words = match self {
            Self::Effect | Self::Unknown => {
                ("Seu efeito não é jogado.", "Its effect is not played.")
            }
            Self::Burden => (
                "Tem um efeito contra o próprio lado que não é jogado; por isso não traz proveito nenhum e fica na mão.",
                "It has an effect against its own side that is not played; so it brings no benefit and stays in hand.",
            ),
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
            Self::SuperSpawn => (
                "Só tem SUPER SPAWN: nenhum efeito a invoca aqui, e ela fica na mão.",
                "It has only SUPER SPAWN: no effect spawns it here, and it stays in hand.",
            ),
            Self::NoHost => (
                "É anexada a uma Unidade inimiga, e aqui não há nenhuma: fica na mão.",
                "It is attached to an enemy Unit, and there is none here: it stays in hand.",
            ),
        };
        words.into()
    }

    /// Which way the figures err because of it.
    #[must_use]
    pub fn lean(&self) -> Lean {
        match self {
            Self::Unknown => Lean::Either,
            Self::Keyword(word) if !HELPFUL.contains(&word.as_str()) => Lean::Either,
            Self::Effect
            | Self::Burden
            | Self::Keyword(_)
            | Self::Atk
            | Self::Instant
            | Self::SuperSpawn
            | Self::NoHost => Lean::Late,
        }
    }

    /// Whether the card brings no benefit because of it.
    #[must_use]
    pub const fn is_burden(&self) -> bool {
        matches!(self, Self::Burden)
    }
}

/// Everything of a card that is not played; nothing means that it is played as printed.
#[must_use]
pub fn gaps(piece: &Piece) -> Vec<Gap> {
    let mut gaps = Vec::new();
    match Lean::of(piece.rest) {
        _ if piece.is_burdened() => gaps.push(Gap::Burden),
        None => {}
        Some(Lean::Late) => gaps.push(Gap::Effect),
        Some(Lean::Early | Lean::Either) => gaps.push(Gap::Unknown),
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
    if piece.spawn == Spawning::Super {
        gaps.push(Gap::SuperSpawn);
    }
    if piece.attaches_to == Some(Host::EnemyUnit) {
        gaps.push(Gap::NoHost);
    }
    gaps
}
