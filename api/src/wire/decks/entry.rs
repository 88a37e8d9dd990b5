//! One line of a deck.

use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::bounded::{self, Whole};

/// What a list calls a card: its id, or its name in either language, whatever its case and accents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 120, example = "fab-anjinho-de-procissao")]
pub struct CardKey(#[serde(deserialize_with = "bounded::text::<_, 1, 120>")] pub String);

/// How many copies: from one to a million, so that sums stay sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(from = "Whole<1, 1_000_000>")]
#[schema(value_type = u32, minimum = 1, maximum = 1_000_000, example = 3)]
pub struct Copies(pub u32);

impl Default for Copies {
    fn default() -> Self {
        Self(1)
    }
}

impl From<Whole<1, 1_000_000>> for Copies {
    fn from(Whole(copies): Whole<1, 1_000_000>) -> Self {
        Self(copies)
    }
}

/// Copies of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DeckEntry)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The card.
    pub card: CardKey,
    /// How many; one if absent.
    #[serde(default)]
    pub copies: Copies,
}

/// Copies of a card of a hero, and what is attached to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HeroEntry {
    /// The card.
    pub card: CardKey,
    /// How many; one if absent. A card with attachments is one card.
    #[serde(default)]
    pub copies: Copies,
    /// The cards attached to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[serde(deserialize_with = "bounded::list::<_, _, 0, 1000>")]
    #[schema(max_items = 1000)]
    pub attached: Vec<Entry>,
}

/// A swap between games: what goes out, and what comes in from the reserve or sideboard.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SwapEntry {
    /// The card that leaves the deck.
    #[serde(default)]
    pub out: Option<CardKey>,
    /// The card that takes its place.
    #[serde(default)]
    pub into: Option<CardKey>,
    /// How many of each; one if absent.
    #[serde(default)]
    pub copies: Copies,
    /// The list that `out` leaves and `into` enters, where it could be several.
    #[serde(default)]
    pub list: Option<Section>,
}
