//! One deck of any game, as most requests have it.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::code::CodeText;

/// A deck: exactly one of `deck` and `code`.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneDeck {
    /// The game.
    pub game: Game,
    /// The deck; cards by id, or by name in either language.
    #[schema(example = json!({"main": [{"card": "dd-caldeira-andarilha", "copies": 2}]}))]
    pub deck: Option<WrittenDeck>,
    /// The code of the deck, instead of `deck`.
    pub code: Option<CodeText>,
}
