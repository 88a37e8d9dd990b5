//! One opening hand to look at.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{FormatKey, IllegalDecks, MulliganAsked, MulliganId, PlayOrDraw, PlayedCard, Seed};
use crate::wire::Warning;
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;

/// An opening hand of a deck: either of `deck`, or of the deck with a `code`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandAsked {
    /// The game.
    pub game: Game,
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck.
    pub code: Option<CodeText>,
    /// The format whose opening hand is drawn and whose judge looks at the deck; the one in force if absent.
    pub format: Option<FormatKey>,
    /// Whether the deck begins; nothing but the link depends on it.
    #[serde(default)]
    pub first: PlayOrDraw,
    /// Which cards go back; none if absent.
    pub mulligan: Option<MulliganAsked>,
    /// The seed; chosen by the server if absent, and told.
    pub seed: Option<Seed>,
    /// Which hand under that seed: another number, another hand; 0 if absent.
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 4_294_967_295_u32)]
    pub number: Option<Whole<0, { u32::MAX }>>,
    /// How many cards to show that would be drawn next, in their order; none if absent.
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 20)]
    pub draws: Option<Whole<0, 20>>,
    /// What happens to a deck that its format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

/// An opening hand, before and after the mulligan. Cards stand by cost, then by name.
#[derive(Debug, Serialize, ToSchema)]
pub struct HandAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// Whether the deck begins.
    pub first: PlayOrDraw,
    /// The seed, in decimal digits.
    #[schema(example = "42")]
    pub seed: String,
    /// Which hand under that seed.
    pub number: u32,
    /// The version of the engine that drew it.
    #[schema(example = "0.1.0")]
    pub engine: &'static str,
    /// The opening hand.
    pub opening: Vec<PlayedCard>,
    /// Which mulligan was made.
    pub mulligan: MulliganId,
    /// The cards that went back.
    pub put_back: Vec<PlayedCard>,
    /// The hand after the mulligan.
    pub hand: Vec<PlayedCard>,
    /// The cards that would be drawn next, the first one first.
    pub next: Vec<PlayedCard>,
    /// An address that answers with this hand again. Absent if the deck has no code, or if the address would be too
    /// long.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub link: Option<String>,
    /// The same for the hand with the next number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub new_hand: Option<String>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}
