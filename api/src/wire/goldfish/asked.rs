//! What every request of the lab may say about its deck.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::bounded;

/// The id of a format, as `/v1/formats` lists them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 64, example = "fab-padrao")]
pub struct FormatKey(#[serde(deserialize_with = "bounded::text::<_, 1, 64>")] pub String);

/// Whether the deck begins (`play`) or comes second and draws in its first turn (`draw`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayOrDraw {
    /// Begins.
    #[default]
    Play,
    /// Comes second.
    Draw,
}

impl PlayOrDraw {
    /// The word in addresses and bodies.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Draw => "draw",
        }
    }
}

/// What happens to a deck that its format does not allow: `refuse` it, or `simulate` it with a warning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IllegalDecks {
    /// It is refused.
    #[default]
    Refuse,
    /// It is played, and every finding is a warning.
    Simulate,
}
