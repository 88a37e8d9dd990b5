//! Named ways to play. A figure is worth nothing without the name of its policy.

use crate::fabula::CardId;
use crate::text::Text;

mod answer;
mod board;
mod combat;
mod cover;
mod hand;
mod idle;
mod plan;
mod race;

pub(super) use plan::Plan;

/// A way to play; the same one always plays the same hand the same way.
///
/// All of them fight alike (`combat`), and none plays a card that does nothing for it or harms it. Of equals, cards of
/// the hand come in the order of their price (the dearer one first), then of their numbers; permanents in the order of
/// their values, then of their cards' numbers, then of their coming into play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// Whatever takes the opponent's bases soonest: Aliados to unturn and cards of the hand weighed by the damage that
    /// they do up to the fifth turn.
    Race,
    /// The cards that together cost most; restores with what they leave over.
    BestSpend,
    /// The cheapest card, again and again.
    CheapestFirst,
    /// The cards that together have most ofensiva; restores what has ofensiva before any card.
    OffenceFirst,
    /// The cards that together have most influência; restores what has influência before any card.
    InfluenceFirst,
    /// These cards first, in this order, never discarded for others; then like `BestSpend`.
    Protect(Vec<CardId>),
    /// The first of these that can be paid; then like `BestSpend`.
    Priority(Vec<CardId>),
}

/// How every policy fights, in pt-BR and en.
const COMBAT: (&str, &str) = (
    "No combate, quem tem mais ofensiva ataca e quem tem mais influência influencia: juntos tomam o máximo de bases, a mais fraca primeiro, cada uma com a menor força; quem sobra ataca a mais fraca que ficar de pé. O Centro vem primeiro assim que pode ser alcançado, e uma vitória com o que está em campo não espera.",
    "In combat whoever has more ofensiva attacks and whoever has more influência influences: together they take as many bases as they can, the weakest first, each with the least force; whoever is left attacks the weakest that still stands. The Centro comes first as soon as it can be reached, and a win with what is in play does not wait.",
);

impl Policy {
    /// The name that never changes.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Race => "race",
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
        let ((pt, en), (fights, fights_en)) = (self.words(), COMBAT);
        Text {
            pt: format!("{pt} {fights}"),
            en: format!("{en} {fights_en}"),
        }
    }

    const fn words(&self) -> (&'static str, &'static str) {
        match self {
            Self::Race => (
                "Pesa restaurar aliados contra jogar cartas pelo dano que cada um faz até o quinto turno, para tomar as bases o quanto antes.",
                "Weighs restoring allies against playing cards by the damage that each does up to the fifth turn, to take the bases as early as possible.",
            ),
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
                "Restaura primeiro quem tem influência e joga as cartas que, juntas, têm mais influência.",
                "Restores first what has influência, and plays the cards that together have the most influência.",
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
