//! A game that a person plays alone, action by action.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{FormatKey, IllegalDecks, OpponentAsked, OpponentId, PlayOrDraw, PlayState, Seed};
use crate::wire::Warning;
use crate::wire::bounded::{self, Whole};
use crate::wire::code::CodeText;

/// A game and what was done in it so far: either of `deck`, or of the deck with a `code`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayAsked {
    /// The game.
    pub game: Game,
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck.
    pub code: Option<CodeText>,
    /// The format whose rules of play hold and whose judge looks at the deck; the one in force if absent.
    pub format: Option<FormatKey>,
    /// Whether the deck begins.
    #[serde(default)]
    pub first: PlayOrDraw,
    /// Who sits on the other side.
    #[serde(default)]
    pub opponent: OpponentAsked,
    /// The seed; chosen by the server if absent, and told: send it with the next request.
    pub seed: Option<Seed>,
    /// Which game under that seed; 0 if absent.
    #[schema(value_type = Option<u32>, minimum = 0, maximum = 4_294_967_295_u32)]
    pub number: Option<Whole<0, { u32::MAX }>>,
    /// What was done so far: the `id`s of actions that the answers before listed as legal, in their order.
    #[serde(default, deserialize_with = "bounded::list::<_, _, 0, 400>")]
    #[schema(max_items = 400)]
    pub actions: Vec<ActionId>,
    /// Whether the player passes by themself wherever nothing else is possible; the own Ação is never passed so. It must
    /// be the same in all requests of one game.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub auto_pass: bool,
    /// What happens to a deck that its format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

const fn yes() -> bool {
    true
}

/// The `id` of an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 200, example = "play:fab-tatu-de-roca")]
pub struct ActionId(#[serde(deserialize_with = "bounded::text::<_, 1, 200>")] pub String);

/// A game after some actions, and what can be done next.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// Whether the deck begins.
    pub first: PlayOrDraw,
    /// Who sits on the other side.
    pub opponent: OpponentId,
    /// The seed, in decimal digits.
    #[schema(example = "42")]
    pub seed: String,
    /// Which game under that seed.
    pub number: u32,
    /// The version of the engine that plays.
    #[schema(example = "0.1.0")]
    pub engine: &'static str,
    /// The game as the player sees it: the order of the deck is not in it.
    pub state: PlayState,
    /// What the player is asked for; absent when the game is over. Nobody else is ever asked: the opponent does nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub asked: Option<PlayAsk>,
    /// Everything that the player may do now.
    pub legal: Vec<LegalAction>,
    /// What happened so far.
    pub log: Vec<LogLine>,
    /// How many lines of the log were left out at its beginning, because the answer would have been too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub left_out: Option<usize>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// What a player is asked for.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayAsk {
    /// A stable word: `mulligan`, `priority`, `declare`, `discard_down`, `target` and so on. New words may come.
    #[schema(example = "priority")]
    pub id: String,
    /// The question in the language of the answer.
    pub text: String,
}

/// An action that is allowed now.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalAction {
    /// What to append to `actions`.
    #[schema(example = "play:fab-tatu-de-roca")]
    pub id: String,
    /// What it does, in the language of the answer.
    #[schema(example = "Play Field Armadillo (0)")]
    pub text: String,
    /// The card that it is about, by id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub card: Option<String>,
    /// The place of the permanent that acts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub permanent: Option<u8>,
    /// The place of the permanent that it is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub target: Option<u8>,
}

/// Something that happened.
#[derive(Debug, Serialize, ToSchema)]
pub struct LogLine {
    /// The own turn; 0 before the first.
    pub turn: u16,
    /// The action that it followed, counted from 0 in `actions`; absent before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub action: Option<usize>,
    /// In the language of the answer.
    #[schema(example = "You draw Field Armadillo.")]
    pub text: String,
    /// The number of the rule by which it happened.
    #[schema(example = "FAB 1.19.1")]
    pub rule: &'static str,
}
