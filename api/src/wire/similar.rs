//! Cards that are like a card.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

/// A card that is like another, and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct SimilarCard<'a> {
    /// The id.
    #[schema(example = "fab-tatu-de-roca")]
    pub id: &'a str,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: &'a str,
    /// Why it is alike, in words.
    #[schema(example = "In common: what it does: draw; cost: 2")]
    pub reason: String,
    /// What both have, what counts most first.
    pub common: Vec<InCommon>,
}

/// What two cards have in common.
#[derive(Debug, Serialize, ToSchema)]
pub struct InCommon {
    /// The field of the query language.
    #[schema(example = "does")]
    pub field: &'static str,
    /// The ids of the values that both have; of a number, that of either card.
    #[schema(example = json!(["draw"]))]
    pub values: Vec<String>,
    /// It in words.
    pub text: String,
}
