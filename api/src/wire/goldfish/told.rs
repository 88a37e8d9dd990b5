//! What several answers of the lab tell in the same words.

use fabulario_engine::fabula::CardType;
use serde::Serialize;
use utoipa::ToSchema;

/// A card of a hand or a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishCard)]
pub struct PlayedCard {
    /// Its id.
    #[schema(example = "fab-anjinho-de-procissao")]
    pub id: String,
    /// Its name in the language of the answer.
    pub name: String,
    /// What it takes to play it.
    pub cost: i16,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: CardType,
}

/// The policy that decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishPolicyTold)]
pub struct PolicyTold {
    /// Its name, which never changes.
    #[schema(example = "race")]
    pub id: &'static str,
    /// What it does, in the language of the answer.
    pub text: String,
}

/// Which cards' abilities are in the games: every ability that comes into play is played by the rules, and some never
/// do against this opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishCoverage)]
pub struct CoverageTold {
    /// In one line, in the language of the answer.
    pub text: String,
    /// Cards of the main deck that are modelled fully, those without abilities among them.
    pub full: usize,
    /// Of so many.
    pub cards: usize,
    /// Cards and bases that are modelled in part.
    pub part: Vec<CardCoverageTold>,
    /// Cards of the main deck that could never be played against this opponent, or would do nothing.
    pub dead: Vec<DeadCard>,
}

/// A card that only takes room here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishDeadCard)]
pub struct DeadCard {
    /// Its id.
    pub id: String,
    /// Its name in the language of the answer.
    pub name: String,
    /// Copies.
    pub copies: u16,
}

/// A card of which something is never used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishCardCoverage)]
pub struct CardCoverageTold {
    /// Its id.
    pub id: String,
    /// Its name in the language of the answer.
    pub name: String,
    /// Copies.
    pub copies: u16,
    /// Why.
    pub reasons: Vec<String>,
}
