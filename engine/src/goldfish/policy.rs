//! Named ways to play. A figure is worth nothing without the name of its policy.

use crate::fabula::CardId;
use crate::text::Text;

mod board;
mod hand;
mod plan;

pub(super) use board::influence;
pub(super) use plan::Plan;

/// A way to play; the same one always plays the same hand the same way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// The cards that together cost most; restores with what they leave over.
    BestSpend,
    /// The cheapest card, again and again.
    CheapestFirst,
    /// The cards that together have most ofensiva; restores what has ofensiva before any card.
    OffenceFirst,
    /// The cards that together have most influência; restores and influences with what has influência.
    InfluenceFirst,
    /// These cards first, in this order, never discarded for others; then like `BestSpend`.
    Protect(Vec<CardId>),
    /// The first of these that can be paid; then like `BestSpend`.
    Priority(Vec<CardId>),
}

impl Policy {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::BestSpend => "best_spend",
            Self::CheapestFirst => "cheapest_first",
            Self::OffenceFirst => "offence_first",
            Self::InfluenceFirst => "influence_first",
            Self::Protect(_) => "protect",
            Self::Priority(_) => "priority",
        }
    }

    /// What it does: with the hand, then in combat.
    #[must_use]
    pub fn text(&self) -> Text {
        let ((pt, en), (fights, fights_en)) = (self.words(), self.combat());
        Text {
            pt: format!("{pt} {fights}"),
            en: format!("{en} {fights_en}"),
        }
    }

    const fn combat(&self) -> (&'static str, &'static str) {
        match self {
            Self::InfluenceFirst => (
                "Quem tem influência espera até que, juntos, tomem uma base; os outros atacam, todos a mesma base, a que tem menos resistência.",
                "Whoever has influência waits until together they take a base; the others attack, all of them the same base, the one with the least resistance.",
            ),
            _ => (
                "Quem tem ofensiva ataca, todos a mesma base, a que tem menos resistência; os outros influenciam quando, juntos, tomam uma.",
                "Whoever has ofensiva attacks, all of them the same base, the one with the least resistance; the others influence once together they take one.",
            ),
        }
    }

    const fn words(&self) -> (&'static str, &'static str) {
        match self {
            Self::BestSpend => (
                "Joga as cartas que, juntas, gastam o máximo de recursos e restaura com o que sobra.",
                "Plays the cards that together spend the most resources, and restores with what is left.",
            ),
            Self::CheapestFirst => (
                "Joga sempre a carta mais barata e restaura com o que sobra.",
                "Always plays the cheapest card, and restores with what is left.",
            ),
            Self::OffenceFirst => (
                "Restaura primeiro quem tem ofensiva e joga as cartas que, juntas, têm mais ofensiva.",
                "Restores first what has ofensiva, and plays the cards that together have the most ofensiva.",
            ),
            Self::InfluenceFirst => (
                "Restaura primeiro quem tem influência, joga as cartas que, juntas, têm mais influência e toma bases por influência.",
                "Restores first what has influência, plays the cards that together have the most influência, and takes bases by influence.",
            ),
            Self::Protect(_) => (
                "Joga primeiro as cartas do pacote, na ordem dada, e só as descarta se não houver outra; depois gasta o máximo de recursos.",
                "Plays the cards of the package first, in the given order, and discards them only if there is no other; then spends the most resources.",
            ),
            Self::Priority(_) => (
                "Joga a primeira carta da lista que puder pagar; depois gasta o máximo de recursos.",
                "Plays the first card of the list that it can pay for; then spends the most resources.",
            ),
        }
    }

    /// The cards that come first, in their order.
    fn listed(&self) -> &[CardId] {
        match self {
            Self::Protect(list) | Self::Priority(list) => list,
            _ => &[],
        }
    }

    /// Whether a card is not discarded as long as another one can be.
    pub(super) fn protects(&self, card: CardId) -> bool {
        matches!(self, Self::Protect(list) if list.contains(&card))
    }
}
