//! Deck codes, written and read.

use fabulario_cards::document::{DeckLists, WrittenDeck};
use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Warning, bounded};

/// The code of a deck, as `/v1/decks/encode` writes it; spaces and line breaks around it do no harm.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 2100)]
pub struct CodeText(#[serde(deserialize_with = "bounded::text::<_, 1, 2100>")] pub String);

/// The code of a deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeckCode {
    /// The code; the same for the same deck, whatever the order of its lines.
    #[schema(example = "DD13SFR21R4ALN5")]
    pub code: String,
    /// How many characters it has.
    #[schema(example = 15)]
    pub length: usize,
    /// An address that answers with the deck.
    pub url: String,
    /// The address of its QR picture.
    pub qr: String,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// The deck of a code.
#[derive(Debug, Serialize, ToSchema)]
pub struct CodedDeck {
    /// The game.
    pub game: Game,
    /// The deck in its one normal form, cards by id.
    #[schema(value_type = DeckLists)]
    pub deck: WrittenDeck,
    /// The code, without what stood around it.
    #[schema(example = "DD13SFR21R4ALN5")]
    pub code: String,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}
