//! What a request calls a card, and a swap of cards.

use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::bounded;

/// What a list calls a card: its id, or its name in either language, whatever its case and accents.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 120, example = "fab-anjinho-de-procissao")]
pub struct CardKey(#[serde(deserialize_with = "bounded::text::<_, 1, 120>")] pub String);

/// A swap between games: what goes out, and what comes in from the reserve or sideboard.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SwapEntry {
    /// The card that leaves the deck.
    pub out: Option<CardKey>,
    /// The card that takes its place.
    pub into: Option<CardKey>,
    /// How many of each; one if absent.
    #[serde(
        default = "one",
        deserialize_with = "bounded::whole::<_, 1, 1_000_000>"
    )]
    #[schema(required = false, minimum = 1, maximum = 1_000_000, example = 3)]
    pub copies: u32,
    /// The list that `out` leaves and `into` enters, where it could be several.
    pub list: Option<Section>,
}

const fn one() -> u32 {
    1
}
