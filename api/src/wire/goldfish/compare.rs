//! Two decks against each other, or one copy more or less: what is asked, and what the games say.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::Game;
use fabulario_engine::goldfish::compare::{Comparison, Verdict};
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Happened;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{
    FormatKey, HandCondition, IllegalDecks, MulliganAsked, OpponentAsked, PlayOrDraw, PlayedCard,
    PolicyAsked, PolicyTold, Seed,
};
use crate::wire::Warning;
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;

/// Most games of a comparison.
const MOST_PAIRS: u32 = 10_000_000;
/// So many are played if nobody says how many.
pub const USUAL_PAIRS: u32 = 10_000;

/// A deck `a`, and either another one `b` that plays the same games, or `one_copy`.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompareAsked {
    /// The game.
    pub game: Game,
    /// The deck as it is.
    pub a: SideAsked,
    /// The deck that may be better, or the same one played in another way.
    pub b: Option<SideAsked>,
    /// Instead of `b`: which single copy less, more, or in place of another helps `a` most.
    pub one_copy: Option<OneCopyAsked>,
    /// What is measured.
    pub measure: MeasureAsked,
    /// The format of both; the one in force if absent.
    pub format: Option<FormatKey>,
    /// Who sits on the other side; nobody who does anything if absent.
    #[serde(default)]
    pub opponent: OpponentAsked,
    /// The seed; chosen by the server if absent, and told.
    pub seed: Option<Seed>,
    /// Games of each deck. If absent 10,000; where the mulligan `optimal` weighs hands by games 500, for both decks 250,
    /// and a warning `fewer_games` says so. With `one_copy` games of all decks together, 200,000 at most.
    #[schema(value_type = Option<u32>, minimum = 2, maximum = 10_000_000)]
    pub games: Option<Whole<2, MOST_PAIRS>>,
    /// How often an interval holds the true figure, in percent: `90`, `95` or `99`.
    #[serde(default)]
    pub level: Level,
    /// What happens to decks that the format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

/// A deck and how it is played.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SideAsked {
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck, instead of `deck`.
    pub code: Option<CodeText>,
    /// Whether the deck begins.
    #[serde(default)]
    pub first: PlayOrDraw,
    /// How it is played; if absent, the way that is made for speed: `race`. Where `spent` or `curve` is measured, or a
    /// mulligan of either side is `optimal` for them, it is `best_spend`.
    pub policy: Option<PolicyAsked>,
    /// Which cards of the opening hand go back; none if absent.
    pub mulligan: Option<MulliganAsked>,
}

/// What is measured. More is better, but for `won_turn`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[schema(as = GoldfishMeasure)]
#[serde(deny_unknown_fields)]
pub struct MeasureAsked {
    /// What.
    pub id: MeasureId,
    /// Up to the end of this turn; 6 if absent.
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 40)]
    pub turn: Option<Whole<1, 40>>,
    /// `package`: whether the cards have to be `seen` or `played`; seen if absent.
    pub what: Option<Happened>,
    /// `package`: the condition.
    pub condition: Option<HandCondition>,
}

/// What is measured. New measures may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishMeasureId)]
#[serde(rename_all = "snake_case")]
pub enum MeasureId {
    /// The turn of the victory; a game that is not won counts as one turn more than the last. Less is better.
    WonTurn,
    /// Resources spent: on cards, on restoring, on abilities. The goal `spent` of a mulligan is about those on cards alone.
    Spent,
    /// Whether cards took all resources of every turn.
    Curve,
    /// Damage to bases.
    Damage,
    /// Influência of what influenced.
    Influence,
    /// Bases that the opponent has lost.
    Bases,
    /// Whether the opponent's Centro fell.
    Centro,
    /// Whether a package was together.
    Package,
}

/// Which single copies are tried.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OneCopyAsked {
    /// `swaps`: one copy of a card for one of another card of the deck; `out`: one less; `in`: one more, up to three of
    /// a card. `out` is refused where a legal deck would become too small, unless `illegal` is `simulate`. Cards
    /// that could never be played against the opponent are left out, with a warning `dead_cards`.
    #[serde(default)]
    pub changes: ChangesId,
}

/// Which single copies are tried.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishChanges)]
#[serde(rename_all = "snake_case")]
pub enum ChangesId {
    /// One copy for another.
    #[default]
    Swaps,
    /// One copy less, of a deck that has cards to spare.
    Out,
    /// One copy more.
    In,
}

/// What the games say.
#[derive(Debug, Serialize, ToSchema)]
pub struct CompareAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// The version of the engine.
    #[schema(example = "0.1.0")]
    pub engine: &'static str,
    /// What was measured.
    pub measure: MeasureId,
    /// Up to the end of this turn.
    pub turn: u8,
    /// Whose turns these are, and which way the figures err for it.
    pub headline: String,
    /// How the first deck was played.
    pub policy: PolicyTold,
    /// The second deck against the first, or the best change in fresh games against the deck as it is.
    pub comparison: Comparison,
    /// The same games by the turn of the victory; absent if that is the measure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub winning: Option<Comparison>,
    /// Whether the second deck is better. Winning comes first: the measure decides only where `winning` cannot tell.
    pub verdict: Verdict,
    /// The verdict in words: what a player gains, by which measure, up to which turn, and whether more or less is better.
    pub text: String,
    /// The change that came out on top, with `one_copy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub best: Option<ChangeTold>,
    /// Every change by the games of the first round, the best one first; at most a hundred.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub changes: Vec<ChangeMeasured>,
    /// What was wrong with the request, and with decks that are not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// One copy out, one copy in, or both.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoldfishChangeTold)]
pub struct ChangeTold {
    /// The card that loses a copy.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub out: Option<PlayedCard>,
    /// The card that gains one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub into: Option<PlayedCard>,
}

/// What one change does.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoldfishChangeMeasured)]
pub struct ChangeMeasured {
    /// The change.
    #[serde(flatten)]
    pub change: ChangeTold,
    /// Games of the first round.
    pub games: u64,
    /// What the changed deck has more.
    pub difference: f64,
    /// Its interval, as if it were the only change: from here,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// to here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
    /// Whether it is better, corrected for the number of changes (Holm).
    pub verdict: Verdict,
}
