//! What an opening hand is wanted for.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::bounded::{self, Whole};
use crate::wire::decks::CardKey;

/// What a hand is wanted for, by the end of some own turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishGoal)]
#[serde(deny_unknown_fields)]
pub struct GoalAsked {
    /// Which goal.
    pub id: GoalId,
    /// Own turns.
    #[schema(value_type = u32, minimum = 1, maximum = 20, example = 2)]
    pub turns: Turns,
    /// `package`: what is to be seen by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 8>")]
    #[schema(min_items = 1, max_items = 8)]
    pub parts: Option<Vec<GoalPart>>,
    /// `bases`: how many bases the opponent is to lose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 5)]
    pub bases: Option<Bases>,
}

/// A number of own turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Whole<1, 20>")]
pub struct Turns(pub u8);

impl From<Whole<1, 20>> for Turns {
    fn from(Whole(turns): Whole<1, 20>) -> Self {
        Self(u8::try_from(turns).unwrap_or(u8::MAX))
    }
}

/// A number of bases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Whole<1, 5>")]
pub struct Bases(pub u8);

impl From<Whole<1, 5>> for Bases {
    fn from(Whole(bases): Whole<1, 5>) -> Self {
        Self(u8::try_from(bases).unwrap_or(u8::MAX))
    }
}

/// A goal. New ones may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishGoalId)]
#[serde(rename_all = "snake_case")]
pub enum GoalId {
    /// Every turn spends all its resources on cards: how likely that is.
    Curve,
    /// How many resources are spent on cards, on average.
    Spent,
    /// So many cards of every part are seen: how likely that is.
    Package,
    /// Damage dealt to the opponent's bases, on average.
    Damage,
    /// Influência of the Aliados that influenced, on average.
    Influence,
    /// The opponent has lost so many bases: how likely that is.
    Bases,
    /// The opponent's Centro was destroyed or taken: how likely that is.
    Centro,
    /// The own turn in which the Centro falls, on average; one more than `turns` if it does not. Less is better.
    CentroTurn,
}

/// A part of a package: so many of some cards, by exactly one of `query` and `cards`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishGoalPart)]
#[serde(deny_unknown_fields)]
pub struct GoalPart {
    /// The cards of the deck that this query finds, in the language of `/help`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "tipo:aliado custo<=2")]
    pub query: Option<String>,
    /// Cards by id or name; any of them will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 300>")]
    #[schema(min_items = 1, max_items = 300)]
    pub cards: Option<Vec<CardKey>>,
    /// How many of them; one if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 15)]
    pub at_least: Option<Wanted>,
}

/// How many cards of a part are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Whole<1, 15>")]
pub struct Wanted(pub u8);

impl From<Whole<1, 15>> for Wanted {
    fn from(Whole(wanted): Whole<1, 15>) -> Self {
        Self(u8::try_from(wanted).unwrap_or(u8::MAX))
    }
}

/// The goal of an advice.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoldfishGoalTold)]
pub struct GoalTold {
    /// Which goal.
    pub id: GoalId,
    /// Own turns.
    pub turns: u8,
    /// What values are: `probability` (from 0 to 1), `resources`, `damage`, `influence` or `turn`. New words may come.
    #[schema(value_type = String, example = "probability")]
    pub unit: &'static str,
}
