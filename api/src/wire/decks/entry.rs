//! One line of a deck.

use std::borrow::Cow;

use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a list calls a card: its id, or its name in either language, whatever its case and accents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "Cow<'_, str>")]
#[schema(value_type = String, min_length = 1, max_length = 120, example = "fab-anjinho-de-procissao")]
pub struct CardKey(pub String);

impl TryFrom<Cow<'_, str>> for CardKey {
    type Error = &'static str;

    fn try_from(text: Cow<'_, str>) -> Result<Self, Self::Error> {
        // Bytes are never fewer than characters: the usual id needs no counting.
        if text.is_empty() || (text.len() > 120 && text.chars().count() > 120) {
            return Err("the id of a card has 1 to 120 characters");
        }
        Ok(Self(text.into_owned()))
    }
}

/// How many copies: from one to a million, so that sums stay sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u32")]
#[schema(value_type = u32, minimum = 1, maximum = 1_000_000, example = 3)]
pub struct Copies(pub u32);

impl Default for Copies {
    fn default() -> Self {
        Self(1)
    }
}

impl TryFrom<u32> for Copies {
    type Error = &'static str;

    fn try_from(copies: u32) -> Result<Self, Self::Error> {
        match copies {
            1..=1_000_000 => Ok(Self(copies)),
            _ => Err("copies go from 1 to 1,000,000"),
        }
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
