//! Many games: what is asked, and what they say.

use fabulario_cards::document::WrittenDeck;
use fabulario_engine::goldfish::compare::Comparison;
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::report::{CardReport, GameReport, Made, PackageReport, TurnReport};
use fabulario_engine::{Game, Lang};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{
    ActionId, CoverageTold, FormatKey, HandCondition, IllegalDecks, MeasureId, MulliganAsked,
    MulliganId, OpponentAsked, PlayOrDraw, PlayedCard, PolicyAsked, PolicyTold, Seed,
};
use crate::wire::Warning;
use crate::wire::bounded::{self, Share, Whole};
use crate::wire::code::CodeText;
use crate::wire::decks::Label;

/// Most games of one run: a few minutes.
pub const MOST_GAMES: u32 = 10_000_000;
/// Most games of a chart: some seconds.
pub const MOST_DRAWN: u32 = 100_000;
/// So many are played if nobody says how many.
pub const USUAL_GAMES: u32 = 10_000;
/// So many turns are played if nobody says how many.
pub const USUAL_TURNS: u8 = 6;

/// A deck and how often it plays alone.
#[derive(Debug, Clone, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GoldfishAsked {
    /// The game.
    pub game: Game,
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck, instead of `deck`.
    pub code: Option<CodeText>,
    /// The format whose rules are played and whose judge looks at the deck; the one in force if absent.
    pub format: Option<FormatKey>,
    /// Whether the deck begins.
    #[serde(default)]
    pub first: PlayOrDraw,
    /// How it is played; if absent, the way that is made for speed: `race`, in Multiversity `attack`. A deck of Fábula
    /// whose `precision` is about `spent` alone, or whose mulligan is `optimal` for the curve or for resources spent, is
    /// played by `best_spend`.
    pub policy: Option<PolicyAsked>,
    /// Which cards of the opening hand go back; none if absent.
    pub mulligan: Option<MulliganAsked>,
    /// Who sits on the other side; nobody who does anything if absent.
    #[serde(default)]
    pub opponent: OpponentAsked,
    /// The seed; chosen by the server if absent, and told.
    pub seed: Option<Seed>,
    /// Own turns of a game; 6 if absent.
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 40)]
    pub turns: Option<Whole<1, 40>>,
    /// Games to play, or the most that are played until `precision` is reached. If absent 10,000; where the mulligan
    /// `optimal` weighs hands by games 500, with `play_or_draw` 250, and a warning `fewer_games` says so.
    #[schema(value_type = Option<u32>, minimum = 1, maximum = 10_000_000)]
    pub games: Option<Whole<1, MOST_GAMES>>,
    /// Stop as soon as the figures are this sure.
    pub precision: Option<PrecisionAsked>,
    /// How often an interval holds the true figure, in percent: `90`, `95` or `99`.
    #[serde(default)]
    pub level: Level,
    /// Whether the games are also played in both seats, beginning and coming second, and compared: `play_or_draw` of the
    /// answer. At most 100,000 games; no if absent.
    #[serde(default)]
    pub play_or_draw: bool,
    /// Packages of cards: how likely they are together by each turn.
    #[serde(default, deserialize_with = "bounded::list::<_, _, 0, 32>")]
    #[schema(max_items = 32)]
    pub questions: Vec<PackageAsked>,
    /// Whether every card of the deck is told by itself; yes if absent.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub cards: bool,
    /// Whether some games are told to be read; yes if absent.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub samples: bool,
    /// What happens to a deck that its format does not allow.
    #[serde(default)]
    pub illegal: IllegalDecks,
}

const fn yes() -> bool {
    true
}

/// How sure the figures shall be: half the width of the widest interval. One looks after 1,024 games and each time
/// they have doubled, and stops by the width alone, so that looking does not change what is seen. It has `share`,
/// `spent` or both; where `games` are not enough, a warning `precision_not_reached` says so.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PrecisionAsked {
    /// Of shares of games (the curve so far, the questions): 0.001 is a tenth of a point.
    #[schema(value_type = Option<f64>, minimum = 0.0001, maximum = 1)]
    pub share: Option<Share>,
    /// Of resources spent so far.
    #[schema(value_type = Option<f64>, minimum = 0.0001, maximum = 1)]
    pub spent: Option<Share>,
}

/// A package: a condition on the cards that were seen or played.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PackageAsked {
    /// Words of your own, given back with the answer.
    pub label: Option<Label>,
    /// Whether the cards have to be `seen` or `played`; seen if absent.
    #[serde(default = "seen")]
    pub what: Happened,
    /// The condition.
    pub condition: HandCondition,
}

const fn seen() -> Happened {
    Happened::Seen
}

/// What many games say of a deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct GoldfishAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    #[schema(example = "fab-padrao")]
    pub format: String,
    /// Whose turns these are, and which way the figures err for it.
    pub headline: String,
    /// The policy that decided.
    pub policy: PolicyTold,
    /// Who sat on the other side.
    pub opponent: PolicyTold,
    /// Which mulligan was made.
    pub mulligan: MulliganId,
    /// What the numbers depend on.
    pub made: Made,
    /// Which cards' abilities are in the games.
    pub coverage: CoverageTold,
    /// Turn by turn.
    pub turns: Vec<TurnReport>,
    /// Over whole games.
    #[schema(inline = false)]
    pub games: GameReport,
    /// The answers to the questions, in their order.
    pub packages: Vec<PackageTold>,
    /// Coming second against beginning, in the same games, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub play_or_draw: Vec<SeatsTold>,
    /// Card by card, by cost, then by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub cards: Vec<CardTold>,
    /// Games to read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub samples: Vec<SampleTold>,
    /// Pictures of these numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub charts: Option<ChartLinks>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A package by turn.
#[derive(Debug, Serialize, ToSchema)]
pub struct PackageTold {
    /// The label of the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub label: Option<String>,
    /// The answer.
    #[serde(flatten)]
    pub answer: PackageReport,
}

/// What coming second does, by one measure.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GoldfishSeats)]
pub struct SeatsTold {
    /// What was measured.
    pub measure: MeasureId,
    /// Up to the end of this turn.
    pub turn: u8,
    /// Whoever comes second (`b`) against whoever begins (`a`).
    pub comparison: Comparison,
    /// The verdict in words.
    pub text: String,
}

/// A card of the deck in many games.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardTold {
    /// Its id.
    pub id: String,
    /// Its name in the language of the answer.
    pub name: String,
    /// What became of it.
    #[serde(flatten)]
    pub figures: CardReport,
}

/// A game to read.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleTold {
    /// Why this one: `best`, `median`, `worst` or `brick`; `asked` for.
    pub why: &'static str,
    /// The same in words: what makes it the best one, the worst one or the one in the middle. A game that is won comes
    /// before one that is not, then the earlier turn, more bases, more damage that counted, the lower number.
    pub reason: String,
    /// Its number under the seed.
    pub number: u64,
    /// Fábula: the hand after the mulligan.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub hand: Vec<PlayedCard>,
    /// What happened, line by line.
    pub lines: SampleLines,
    /// An address that tells this game again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub link: Option<String>,
}

/// One game of a simulation.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameAnswer {
    /// The game.
    pub game: Game,
    /// The format.
    pub format: String,
    /// The seed, in decimal digits.
    pub seed: String,
    /// The version of the engine.
    pub engine: &'static str,
    /// The policy that decided.
    pub policy: PolicyTold,
    /// Its number, its hand and its lines.
    #[serde(flatten)]
    pub told: SampleTold,
    /// Fábula: what the player of the deck did, as `actions` of `POST /v1/goldfish/play` with the same deck, seed, number
    /// and order; the moments that `auto_pass` passes are not among them. Absent against an opponent who plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub actions: Option<Vec<ActionId>>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A game in both languages.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleLines {
    /// In Portuguese.
    #[serde(rename = "pt-BR")]
    pub pt: Vec<String>,
    /// In English.
    pub en: Vec<String>,
}

impl SampleLines {
    /// What is told in each language of the rules.
    pub fn new(lines: impl Fn(Lang) -> Vec<String>) -> Self {
        Self {
            pt: lines(Lang::Pt),
            en: lines(Lang::En),
        }
    }

    /// The lines in a language.
    pub fn get(&self, lang: impl Into<Lang>) -> &[String] {
        match lang.into() {
            Lang::Pt => &self.pt,
            Lang::En => &self.en,
        }
    }
}

/// Where the pictures are: of the games of the report, at most its first 100,000. `theme=light` or `dark` may be added.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChartLinks {
    /// How often all resources were spent, turn by turn.
    pub turns: String,
    /// When the opponent's Centro falls.
    pub capture: String,
}
