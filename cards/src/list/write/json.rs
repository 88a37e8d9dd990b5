//! The deck as requests write it, with the game beside it.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::Catalogue;
use crate::deck::Deck;
use crate::document::{DeckLists, WrittenDeck};

/// A deck as a file: what `/v1/decks/parse` reads back, and what `/v1/validate` judges as one of its `decks`.
#[derive(Serialize, ToSchema)]
pub struct ExportedDeck {
    /// The game.
    pub game: Game,
    /// The deck, cards by id.
    #[schema(value_type = DeckLists)]
    pub deck: WrittenDeck,
}

pub(super) fn write(deck: &Deck, catalogue: &Catalogue) -> String {
    let exported = ExportedDeck {
        game: deck.game,
        deck: deck.written(catalogue),
    };
    // Texts and numbers are always written.
    serde_json::to_string_pretty(&exported).unwrap_or_default() + "\n"
}
