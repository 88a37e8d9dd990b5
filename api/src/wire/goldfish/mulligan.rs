//! The mulligan before the game, as a request writes it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::GoalAsked;
use crate::wire::bounded::{self, Whole};
use crate::wire::decks::CardKey;

/// Which cards of the opening hand go back before the game: `{"id": "never"}`, `{"id": "keep", "keep": …}`,
/// `{"id": "rule", "keep_if": …, "keep": …}` or `{"id": "optimal", "goal": …}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishMulligan)]
#[serde(deny_unknown_fields)]
pub struct MulliganAsked {
    /// Which kind.
    pub id: MulliganId,
    /// `rule`: the hand stays as it is if this holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep_if: Option<HandCondition>,
    /// `keep`, `rule`: the cards that are kept where others go back; none if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keep: Option<HandCards>,
    /// `optimal`: what the hand is wanted for. One that has an exact value: `curve`, `spent` or `package`, for up to two
    /// turns with decks of many different cards, such as the ready ones. Where games of the deck go otherwise than that,
    /// hands are weighed by games, which a warning `hands_by_games` tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalAsked>,
    /// `wanted`: which hands are good enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wanted: Option<WantedHand>,
}

/// A kind of mulligan. New ones may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishMulliganId)]
#[serde(rename_all = "snake_case")]
pub enum MulliganId {
    /// Every hand is kept.
    #[default]
    Never,
    /// Every card that is not in `keep` goes back.
    Keep,
    /// If `keep_if` does not hold, every card that is not in `keep` goes back.
    Rule,
    /// The best of everything that can be kept for a `goal`, hand by hand: what `POST /v1/goldfish/mulligan` advises by
    /// itself (`method: auto`) under `best_spend` against `inert`. Hands are weighed exactly: cards that want an Aliado in
    /// play count beside one, those that want a target or something to cancel as not played. Where games of the deck go
    /// otherwise, or a hand has cards of which that says too little, hands are weighed by games under the seed of the run:
    /// a warning `hands_by_games` tells so and by how many, and the advice with as many `games` is the same. That takes its
    /// time: at most 1,000 different hands are weighed for one answer, 50,000 for one by events, and what has more is
    /// refused. Without `games` so few are played that none is: a warning `fewer_games` says how many. With `one_copy`
    /// hands are weighed exactly all the same, and a warning `effects_not_counted` tells where games go otherwise.
    Optimal,
    /// Dominions: what the first turn cannot spawn is discarded in RECYCLE.
    Surplus,
    /// Multiversity since 2026: hands with fewer characters or energies than `wanted` are shuffled back, for one card less
    /// each time. Those without any of one of them are shuffled back in any case, and cost no card.
    Wanted,
}

impl MulliganId {
    /// The name that never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Keep => "keep",
            Self::Rule => "rule",
            Self::Optimal => "optimal",
            Self::Surplus => "surplus",
            Self::Wanted => "wanted",
        }
    }
}

/// A hand of Multiversity that is good enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishWantedHand)]
#[serde(deny_unknown_fields)]
pub struct WantedHand {
    /// At least so many characters.
    #[schema(value_type = u32, minimum = 0, maximum = 60, example = 2)]
    pub characters: HandCount,
    /// At least so many energies.
    #[schema(value_type = u32, minimum = 0, maximum = 60, example = 3)]
    pub energies: HandCount,
    /// Hands of so many cards or fewer are kept.
    #[schema(value_type = u32, minimum = 0, maximum = 60, example = 7)]
    pub smallest: HandCount,
}

/// Cards: exactly one of `query` and `cards`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandCards {
    /// The cards of the deck that this query finds, in the language of `/help`; only in Fábula.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "custo<=3")]
    pub query: Option<String>,
    /// Cards by id or name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 300>")]
    #[schema(min_items = 1, max_items = 300)]
    pub cards: Option<Vec<CardKey>>,
}

/// A condition on the opening hand: exactly one of `query`, `cards`, `all`, `any` and `not`. At most 64 conditions, at
/// most 16 deep.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandCondition {
    /// Counts the cards of the hand that this query finds, by `at_least`, `at_most`, or both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "custo<=2")]
    pub query: Option<String>,
    /// The same for cards by id or name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 300>")]
    #[schema(min_items = 1, max_items = 300)]
    pub cards: Option<Vec<CardKey>>,
    /// The fewest of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_least: Option<HandCount>,
    /// The most of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<HandCount>,
    /// All of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 64>")]
    #[schema(min_items = 1, max_items = 64, no_recursion)]
    pub all: Option<Vec<Self>>,
    /// At least one of these.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 64>")]
    #[schema(min_items = 1, max_items = 64, no_recursion)]
    pub any: Option<Vec<Self>>,
    /// The opposite of this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(no_recursion)]
    pub not: Option<Box<Self>>,
}

/// A number of cards of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(from = "Whole<0, 60>")]
#[schema(value_type = u32, minimum = 0, maximum = 60, example = 2)]
pub struct HandCount(pub u8);

impl From<Whole<0, 60>> for HandCount {
    fn from(Whole(count): Whole<0, 60>) -> Self {
        Self(u8::try_from(count).unwrap_or(u8::MAX))
    }
}
