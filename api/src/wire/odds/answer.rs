//! What is answered: exact odds, by cards seen.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use fabulario_engine::odds::Chance;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::Warning;

/// Exact odds of drawing without replacement.
#[derive(Debug, Serialize, ToSchema)]
pub struct OddsAnswer {
    /// The game.
    pub game: Game,
    /// The lists of the deck that are shuffled together; none without a deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub sections: Vec<Section>,
    /// How many cards are shuffled.
    pub size: u32,
    /// Whether a mulligan is reckoned with. It never is: the odds are those of the first cards of a shuffled deck.
    #[schema(example = false)]
    pub mulligan: bool,
    /// The opening hands of the formats in force.
    pub opening_hands: Vec<OpeningHand>,
    /// The groups, in the order of the request.
    pub groups: Vec<GroupOdds>,
    /// The questions, in the order of the request.
    pub questions: Vec<QuestionOdds>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// The opening hand of a format.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpeningHand {
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// Cards in the opening hand.
    #[schema(example = 5)]
    pub cards: u32,
    /// Cards that the player who begins has seen after the draw of each turn, the first one first. Absent where a
    /// turn draws up to a number of cards: that depends on how many were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub by_turn: Option<Vec<u32>>,
}

/// What is known of one group.
#[derive(Debug, Serialize, ToSchema)]
pub struct GroupOdds {
    /// Its id.
    pub id: String,
    /// How many cards it has.
    pub cards: u32,
    /// How many of them to expect, for every number of cards seen that is asked for.
    pub expected: Vec<Expected>,
}

/// How many cards of a group to expect.
#[derive(Debug, Serialize, ToSchema)]
pub struct Expected {
    /// Cards seen.
    pub seen: u32,
    /// The mean number of cards of the group among them.
    pub cards: f64,
}

/// The odds of one condition.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionOdds {
    /// The label of the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub label: Option<String>,
    /// How likely it holds, by cards seen.
    pub by_seen: Vec<Likely>,
}

/// How likely a condition holds once so many cards are seen.
#[derive(Debug, Serialize, ToSchema)]
pub struct Likely {
    /// Cards seen.
    pub seen: u32,
    /// From 0 to 1: the floating-point number nearest to the exact fraction.
    pub probability: f64,
    /// The exact fraction, if `fractions` asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub fraction: Option<Fraction>,
}

/// A fraction in lowest terms, in decimal digits: its numbers may be larger than those of most JSON readers.
#[derive(Debug, Serialize, ToSchema)]
pub struct Fraction {
    /// What is divided.
    #[schema(example = "667")]
    pub numerator: String,
    /// By what.
    #[schema(example = "1976")]
    pub denominator: String,
}

impl Likely {
    /// From an exact chance.
    pub fn new(seen: u32, chance: &Chance, fractions: bool) -> Self {
        Self {
            seen,
            probability: chance.value(),
            fraction: fractions.then(|| Fraction::from(chance)),
        }
    }
}

impl From<&Chance> for Fraction {
    fn from(chance: &Chance) -> Self {
        let lowest = chance.lowest();
        Self {
            numerator: lowest.numer().to_string(),
            denominator: lowest.denom().to_string(),
        }
    }
}
