//! What cards of Dominions, Multiversity and Apoteose do: in words, and in the deeds that those words tell.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What can be done; the same words in every game.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Verb {
    Damage,
    Heal,
    Draw,
    Discard,
    /// To the bottom of its deck.
    Bury,
    Search,
    Move,
    Destroy,
    Return,
    Negate,
    Spawn,
    Raise,
    Lower,
    Status,
    Cleanse,
    Energy,
    Protect,
    Look,
    Copy,
    Steal,
    Swap,
}

/// One deed of an effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    /// What is done.
    pub verb: Verb,
    /// How much; absent where it varies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i16>,
    /// The value that is raised or lowered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stat: Option<String>,
    /// The status that is given or taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<String>,
    /// How long it stays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ticks: Option<u8>,
    /// The token that is made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}
