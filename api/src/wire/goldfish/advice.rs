//! Advice on an opening hand.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{
    FormatKey, GoalAsked, GoalTold, IllegalDecks, OpponentAsked, PlayOrDraw, PlayedCard,
    PolicyAsked, PolicyTold, Seed,
};
use crate::wire::Warning;
use crate::wire::bounded::{self, Whole};
use crate::wire::code::CodeText;
use crate::wire::decks::CardKey;

/// An opening hand, and what it is wanted for: of `deck`, or of the deck with a `code`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdviceAsked {
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
    /// The opening hand: every card by id or name, copies as often as they are there.
    #[serde(deserialize_with = "bounded::list::<_, _, 1, 24>")]
    #[schema(min_items = 1, max_items = 24)]
    pub hand: Vec<CardKey>,
    /// A choice to be told about as well: the cards of `hand` that it keeps; none of them for replacing everything.
    #[serde(default, deserialize_with = "bounded::some_list::<_, _, 0, 24>")]
    #[schema(max_items = 24)]
    pub keep: Option<Vec<CardKey>>,
    /// What the hand is wanted for.
    pub goal: GoalAsked,
    /// How the deck is played; if absent, `best_spend` for goals about the curve, resources spent or a package, else the
    /// way that is made for speed: `race`. Exact values are those of `best_spend`.
    pub policy: Option<PolicyAsked>,
    /// Who sits on the other side.
    #[serde(default)]
    pub opponent: OpponentAsked,
    /// Whether the value is weighed exactly or by games; if absent `auto`: exactly where that can be done and games of the
    /// deck go as costs and company say, else by games.
    #[serde(default)]
    pub method: MethodAsked,
    /// The seed of the games, where there are any; chosen by the server if absent, and told.
    pub seed: Option<Seed>,
    /// How many games are played where the value is not exact; 20,000 if absent.
    #[schema(value_type = Option<u32>, minimum = 1000, maximum = 200_000)]
    pub games: Option<Whole<1000, 200_000>>,
    /// What happens to a deck that its format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

/// How values are worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishMethodAsked)]
#[serde(rename_all = "snake_case")]
pub enum MethodAsked {
    /// Exactly where that can be done, for up to two turns with decks such as the ready ones, and where games of the deck
    /// go as costs and company say; else by games.
    #[default]
    Auto,
    /// Exactly, or not at all; a warning `effects_not_counted` tells where games of the deck go otherwise.
    Exact,
    /// By games.
    Sampled,
}

/// How values were worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GoldfishMethod)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Every hand that can follow was weighed, by costs and by the company that cards want; other abilities are not
    /// reckoned with.
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
    /// Those of the deck that no turn plays, because they want a target of the opponent, something to cancel or more than
    /// an Aliado in play: an exact value counts them as not played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub idle: Vec<PlayedCard>,
    /// The hand, by cost, then by name.
    pub hand: Vec<PlayedCard>,
    /// The best choice.
    pub best: AdviceChoice,
    /// The choice that `keep` names; absent if it names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub named: Option<AdviceNamed>,
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
    /// The value by the end of each turn up to the last of the goal. By games only of the best choice and the named one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub by_turn: Vec<AdviceTurn>,
}

/// What a choice is worth by the end of a turn.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AdviceTurn {
    /// The turn.
    pub turn: u8,
    /// The value, in the unit of the goal.
    pub value: f64,
    /// Its 95 % interval, where games were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub interval: Option<Interval>,
}

/// The choice that was asked about.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AdviceNamed {
    /// What it is worth, as in `choices`: by games in the same ones as the best choice.
    pub choice: AdviceChoice,
    /// Its place among all choices, from 1 on; choices that are exactly as good share one.
    pub place: usize,
    /// By how much the best choice is better.
    pub behind: AdviceMargin,
    /// Why it is worth that, in the language of the answer.
    pub reason: String,
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
