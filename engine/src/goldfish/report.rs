//! What a tally says: every figure with its interval, and with what it depends on.
//!
//! A figure names the games that it is a figure *of*: those of a turn are figures of the games that reached it, the
//! turn of a capture one of the games with a capture, beside the share of those without. The same tally gives the same
//! bytes: figures are rounded to nine decimals, so that no machine's last bit shows.

use serde::Serialize;

use super::interval::Level;
use super::tally::Tally;

mod card;
mod game;
mod number;
mod package;
mod turn;

pub use card::CardReport;
pub use game::{EndReport, GameReport, When};
pub(super) use number::rounded;
pub use number::{Among, Average, Basis, Quantile, Share, Spread};
pub use package::{ExactShare, PackageReport};
pub use turn::{BoardReport, HandReport, TurnReport};

/// Changes whenever the same request gives other numbers than before.
pub const SEMANTICS: u32 = 3;

/// Who played the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishLayer))]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// The engine, action by action: every rule and every ability.
    Reference,
}

/// What the numbers depend on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishMade))]
pub struct Made {
    /// Games that were played.
    pub games: u64,
    /// The seed, in decimal digits: it and a game's number are that game.
    #[serde(serialize_with = "digits")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seed: u64,
    /// The name of the policy.
    pub policy: &'static str,
    /// Whether cards may be put back before the game.
    pub mulligan: bool,
    /// Whether the deck begins.
    pub first: bool,
    /// Own turns of a game.
    pub turns: u8,
    /// How often an interval holds the true figure, in percent.
    pub level: Level,
    /// Who played the games.
    pub layer: Layer,
    /// Changes whenever the same request gives other numbers than before.
    pub semantics: u32,
    /// The version of the engine.
    pub engine: &'static str,
    /// Games with lists too long to be kept: what is said of single cards may lack some of them.
    pub unlisted: u64,
}

/// No reader of JSON rounds a text.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
pub(in crate::goldfish) fn digits<S: serde::Serializer>(
    seed: &u64,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_str(seed)
}

impl Made {
    /// What a tally was made with.
    #[must_use]
    pub fn new(tally: &Tally, policy: &'static str, first: bool, seed: u64, level: Level) -> Self {
        Self {
            games: tally.games(),
            seed,
            policy,
            mulligan: tally.shape().mulligan(),
            first,
            turns: tally.shape().turns(),
            level,
            layer: Layer::Reference,
            semantics: SEMANTICS,
            engine: env!("CARGO_PKG_VERSION"),
            unlisted: tally.unlisted(),
        }
    }
}

/// What many games say of a deck.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishReport))]
pub struct Report {
    /// What the numbers depend on.
    pub made: Made,
    /// Turn by turn.
    pub turns: Vec<TurnReport>,
    /// Over whole games.
    pub game: GameReport,
    /// Card by card, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<CardReport>>,
    /// The answers to the questions, in their order.
    pub packages: Vec<PackageReport>,
}

impl Report {
    /// Makes it from a tally.
    #[must_use]
    pub fn new(tally: &Tally, made: Made) -> Self {
        let level = made.level;
        let numbers = number::Numbers {
            games: tally.games(),
            mulligan: made.mulligan,
            level,
        };
        Self {
            turns: turn::turns(tally, &numbers),
            game: game::game(tally, &numbers),
            cards: card::cards(tally, &numbers),
            packages: package::packages(tally, &numbers),
            made,
        }
    }
}
