//! Decks to judge, as a request writes them.

use chrono::NaiveDate;
use fabulario_engine::Game;
use fabulario_engine::format::{Change, read_maybe_day};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bounded;

mod deck;
mod entry;

pub use deck::DeckToJudge;
pub use entry::{CardKey, SwapEntry};

/// Most decks of one request.
pub const MOST_DECKS: usize = 1000;
/// Most card definitions of one request.
pub const MOST_CARDS: usize = 20_000;
/// Most formats that one request asks for.
pub const MOST_FORMATS: usize = 50;
/// Most formats that one request makes.
pub const MOST_CUSTOM: usize = 20;
/// Most changes of one of them.
pub const MOST_CHANGES: usize = 100;
/// Most swaps of one deck.
pub const MOST_SWAPS: usize = 100;

/// Decks of one game, with the cards that the catalogue does not have.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToJudge<C> {
    /// The game of the decks.
    pub game: Game,
    /// The formats to judge by; all formats of the game and all of `custom_formats` if absent.
    #[schema(min_items = 1, max_items = 50, example = json!(["fab-padrao"]))]
    pub formats: Option<Vec<String>>,
    /// The day to judge by, such as `2026-11-16`; today (UTC) if absent.
    #[serde(default, deserialize_with = "read_maybe_day")]
    #[schema(value_type = Option<String>, format = Date)]
    pub as_of: Option<NaiveDate>,
    /// Formats of your own: a format of the game with changes.
    #[serde(default = "Vec::new")]
    #[schema(max_items = 20)]
    pub custom_formats: Vec<CustomFormat>,
    /// Whether every deck that is not legal gets a fix; yes if absent. Of one request 100 are mended at most.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub fixes: bool,
    /// Cards of your own that the decks are made of. Cards of the catalogue need no definition; a card that is
    /// defined here is taken from here.
    #[serde(default = "Vec::new")]
    #[schema(max_items = 20_000)]
    pub cards: Vec<C>,
    /// The decks.
    #[schema(min_items = 1, max_items = 1000)]
    pub decks: Vec<DeckToJudge>,
}

const fn yes() -> bool {
    true
}

/// A format of your own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CustomFormat {
    /// What `formats` and the answer call it.
    #[schema(min_length = 1, max_length = 64, example = "liga-da-praca")]
    pub id: String,
    /// The format that it changes.
    #[schema(example = "fab-padrao")]
    pub extends: String,
    /// What it changes; a later change overrides an earlier one.
    #[serde(default)]
    #[schema(max_items = 100)]
    pub changes: Vec<Change>,
}

/// A label that the answer repeats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, max_length = 200, example = "Verde e amarelo, rascunho 3")]
pub struct Label(#[serde(deserialize_with = "bounded::text::<_, 0, 200>")] pub String);
