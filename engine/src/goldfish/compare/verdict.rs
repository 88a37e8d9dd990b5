//! What pairs of games say.

use serde::Serialize;

use super::Paired;
use crate::goldfish::SEMANTICS;
use crate::goldfish::interval::{Interval, Level, float, mean, mean_difference, newcombe};
use crate::goldfish::report::{digits, rounded};

/// The odds with which a difference as large as the one seen shall be told: a power of 80 %.
const POWER_Z: f64 = 0.841_621_233_572_914_2;

/// Whether the second deck is better than the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishVerdict))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The whole interval of the difference is above zero.
    Better,
    /// The whole interval of the difference is below zero.
    Worse,
    /// Zero is in it.
    CannotTell,
}

impl Verdict {
    pub(super) fn of(interval: Option<Interval>) -> Self {
        match interval {
            Some(interval) if interval.low > 0.0 => Self::Better,
            Some(interval) if interval.high < 0.0 => Self::Worse,
            _ => Self::CannotTell,
        }
    }
}

/// The second deck against the first.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishComparison))]
pub struct Comparison {
    /// Games that both decks have played.
    pub games: u64,
    /// Their seed, in decimal digits.
    #[serde(serialize_with = "digits")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seed: u64,
    /// How often the interval holds the true difference, in percent.
    pub level: Level,
    /// Changes whenever the same request gives other numbers than before.
    pub semantics: u32,
    /// Whether the figures are shares of games; otherwise they are means.
    pub share: bool,
    /// The figure of the first deck.
    pub a: f64,
    /// The figure of the second deck.
    pub b: f64,
    /// What the second deck has more.
    pub difference: f64,
    /// Its interval (Newcombe's for shares, Student's for means): from here,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// to here; unknown with one game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
    /// Whether both decks had the same figure in every game.
    pub alike: bool,
    /// Whether the second deck is better.
    pub verdict: Verdict,
    /// So many games tell a difference as large as the one seen, four times in five; unknown if none was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_needed: Option<u64>,
    /// The variance of the difference, paired, by that of as many games that are not: the share of games that pairing
    /// leaves. Unknown if all games are alike.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variance_ratio: Option<f64>,
}

impl Comparison {
    pub(super) fn new(paired: &Paired, seed: u64, level: Level) -> Self {
        let games = paired.games();
        let it = mean_difference(paired.sum, paired.squares, games, level);
        let interval = if paired.share {
            (games > 1).then(|| newcombe(&paired.pairs, level))
        } else {
            it.interval
        };
        let [a, b] = [&paired.a, &paired.b].map(|sums| mean(sums, level));
        let variance =
            |mean: Option<crate::goldfish::interval::Mean>| Some(mean?.deviation?.powi(2));
        let apart = variance(a).zip(variance(b)).map(|(a, b)| a + b);
        let ratio = it.deviation.zip(apart.filter(|apart| *apart > 0.0));
        Self {
            games,
            seed,
            level,
            semantics: SEMANTICS,
            share: paired.share,
            a: rounded(a.map_or(0.0, |mean| mean.value)),
            b: rounded(b.map_or(0.0, |mean| mean.value)),
            difference: rounded(it.value),
            low: interval.map(|interval| rounded(interval.low)),
            high: interval.map(|interval| rounded(interval.high)),
            alike: paired.squares == 0,
            verdict: Verdict::of(interval),
            games_needed: it
                .deviation
                .and_then(|deviation| needed(it.value, deviation, level)),
            variance_ratio: ratio.map(|(paired, apart)| rounded(paired * paired / apart)),
        }
    }
}

/// How many games tell a difference from none; where few games differ and all to one side, more often than promised.
fn needed(difference: f64, deviation: f64, level: Level) -> Option<u64> {
    let games = ((level.z() + POWER_Z) * deviation / difference)
        .powi(2)
        .ceil();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a square, and checked to be small enough"
    )]
    let needed = (games.is_finite() && games < float(1 << 53)).then_some(games as u64);
    needed.map(|games| games.max(2))
}
