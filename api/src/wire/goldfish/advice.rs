//! Advice on an opening hand.

use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{
    CodeText, FormatKey, IllegalDecks, OpponentAsked, PlayOrDraw, PlayedCard, PolicyAsked,
    PolicyTold, Seed,
};
use crate::wire::Warning;
use crate::wire::bounded::{self, Whole};
use crate::wire::deck::DeckLists;
use crate::wire::decks::CardKey;

/// An opening hand, and what it is wanted for: of `deck`, or of the deck with a `code`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdviceAsked {
    /// The game.
    pub game: Game,
    /// The deck.
    #[serde(default)]
    pub deck: Option<DeckLists>,
    /// The code of the deck.
    #[serde(default)]
    pub code: Option<CodeText>,
    /// The format whose rules of play hold and whose judge looks at the deck; the one in force if absent.
    #[serde(default)]
    pub format: Option<FormatKey>,
    /// Whether the deck begins.
    #[serde(default)]
    pub first: PlayOrDraw,
    /// The opening hand: every card by id or name, copies as often as they are there.
    #[serde(deserialize_with = "bounded::list::<_, _, 1, 24>")]
    #[schema(min_items = 1, max_items = 24)]
    pub hand: Vec<CardKey>,
    /// What the hand is wanted for.
    pub goal: GoalAsked,
    /// How the deck is played; exact values are those of `best_spend`.
    #[serde(default)]
    pub policy: PolicyAsked,
    /// Who sits on the other side.
    #[serde(default)]
    pub opponent: OpponentAsked,
    /// Whether the value is weighed exactly or by games; `auto` if absent.
    #[serde(default)]
    pub method: MethodAsked,
    /// The seed of the games, where there are any; chosen by the server if absent, and told.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// How many games are played where the value is not exact; 20,000 if absent.
    #[serde(default)]
    #[schema(value_type = Option<u32>, minimum = 1000, maximum = 200_000)]
    pub games: Option<Whole<1000, 200_000>>,
    /// What happens to a deck that its format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

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

/// How values are worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishMethodAsked)]
#[serde(rename_all = "snake_case")]
pub enum MethodAsked {
    /// Exactly where that can be done, else by games.
    #[default]
    Auto,
    /// Exactly, or not at all.
    Exact,
    /// By games.
    Sampled,
}

/// How values were worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishMethod)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Every hand that can follow was weighed; abilities of cards are not reckoned with.
    Exact,
    /// Games were played, with the abilities of all cards.
    Sampled,
}

/// What to keep of an opening hand.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdviceAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// Whether the deck begins.
    pub first: PlayOrDraw,
    /// The version of the engine.
    #[schema(example = "0.1.0")]
    pub engine: &'static str,
    /// How the deck is played.
    pub policy: PolicyTold,
    /// The goal.
    pub goal: GoalTold,
    /// The mulligan of the format.
    pub rule: RuleTold,
    /// How the values were worked out.
    pub method: Method,
    /// The seed of the games; absent if there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "42")]
    pub seed: Option<String>,
    /// How many games were played; absent if there were none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub games: Option<u64>,
    /// The cards of the deck whose abilities an exact value does not reckon with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub ignored: Vec<PlayedCard>,
    /// The hand, by cost, then by name.
    pub hand: Vec<PlayedCard>,
    /// The best choice.
    pub best: AdviceChoice,
    /// By how much it is better than the next choice of another value; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub margin: Option<AdviceMargin>,
    /// By how much it is better than keeping everything; absent if it is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub to_keep_all: Option<AdviceMargin>,
    /// By how much it is better than replacing everything; absent if it is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub to_replace_all: Option<AdviceMargin>,
    /// Whether the margin matters: `clear`, `close`, or `only` where there is nothing to choose. New words may come.
    #[schema(value_type = String, example = "clear")]
    pub verdict: &'static str,
    /// Why, in the language of the answer.
    pub reason: String,
    /// Where a picture of the choices is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub chart: Option<String>,
    /// Every choice, the best first.
    pub choices: Vec<AdviceChoice>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
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

/// The mulligan of a format.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoldfishMulliganRule)]
pub struct RuleTold {
    /// `bottom_and_redraw`, or `none`. New words may come.
    #[schema(value_type = String, example = "bottom_and_redraw")]
    pub id: &'static str,
    /// The rule.
    #[schema(value_type = String, example = "FAB 1.4.4")]
    pub rule: &'static str,
    /// What it says, in the language of the answer.
    pub text: String,
}

/// What one choice is worth.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AdviceChoice {
    /// The cards that are kept, by cost, then by name.
    pub keep: Vec<PlayedCard>,
    /// The cards that go back.
    pub put_back: Vec<PlayedCard>,
    /// The value, in the unit of the goal.
    pub value: f64,
    /// How many games it played; absent if it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub games: Option<u64>,
    /// Its 95 % interval, where games were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub interval: Option<Interval>,
}

/// By how much the best choice is better than another.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AdviceMargin {
    /// How much better, in the unit of the goal; below zero if fresh games contradict the search.
    pub by: f64,
    /// Its 95 % interval from the same games; absent if it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub interval: Option<Interval>,
    /// What the other choice keeps.
    pub keep: Vec<PlayedCard>,
}

/// An interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = GoldfishInterval)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}
