//! What pairs of games say.

use serde::Serialize;

use super::measure::Direction;
use super::{Matched, Paired};
use crate::goldfish::SEMANTICS;
use crate::goldfish::interval::{Interval, Level, Reach, float, mean_of_sums};
use crate::goldfish::report::{digits, rounded};

/// The odds with which a difference as large as the one seen shall be told: a power of 80 %.
const POWER_Z: f64 = 0.841_621_233_572_914_2;

/// Whether the second deck is better than the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishVerdict))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The whole interval of the difference is on the better side of zero.
    Better,
    /// The whole interval of the difference is on the worse side of zero.
    Worse,
    /// Zero is in it.
    CannotTell,
}

impl Verdict {
    pub(super) fn of(interval: Option<Interval>, direction: Direction) -> Self {
        match interval {
            Some(interval) if interval.low > 0.0 => Self::Better.seen(direction),
            Some(interval) if interval.high < 0.0 => Self::Worse.seen(direction),
            _ => Self::CannotTell,
        }
    }

    /// The other way round where less is better.
    pub(super) const fn seen(self, direction: Direction) -> Self {
        match (self, direction) {
            (Self::Better, Direction::Less) => Self::Worse,
            (Self::Worse, Direction::Less) => Self::Better,
            _ => self,
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
    /// Which figure is the better one.
    pub direction: Direction,
    /// The figure of the first deck.
    pub a: f64,
    /// The figure of the second deck.
    pub b: f64,
    /// What the second deck has more.
    pub difference: f64,
    /// Its interval, from what either deck has more, square and add: from here,
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
        let it = paired.difference(level);
        let interval = it.and_then(|it| it.interval);
        let (value, deviation) = it.map_or((0.0, None), |it| (it.value, it.deviation));
        let [a, b] = [&paired.a, &paired.b].map(|sums| mean_of_sums(sums, Reach::open(1), level));
        let variance =
            |mean: Option<crate::goldfish::interval::Mean>| Some(mean?.deviation?.powi(2));
        let apart = variance(a).zip(variance(b)).map(|(a, b)| a + b);
        let ratio = deviation.zip(apart.filter(|apart| *apart > 0.0));
        Self {
            games,
            seed,
            level,
            semantics: SEMANTICS,
            share: paired.share,
            direction: paired.direction,
            a: rounded(a.map_or(0.0, |mean| mean.value)),
            b: rounded(b.map_or(0.0, |mean| mean.value)),
            difference: rounded(value),
            low: interval.map(|interval| rounded(interval.low)),
            high: interval.map(|interval| rounded(interval.high)),
            alike: paired.is_alike(),
            verdict: Verdict::of(interval, paired.direction),
            games_needed: deviation.and_then(|deviation| needed(value, deviation, level)),
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

/// The second deck against the first by two measures.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared {
    /// By the measure that was asked for.
    pub asked: Comparison,
    /// By the turn of the victory, in the same games.
    pub won: Comparison,
}

impl Compared {
    pub(super) fn new(matched: &Matched, seed: u64, level: Level) -> Self {
        Self {
            asked: Comparison::new(&matched.asked, seed, level),
            won: Comparison::new(&matched.won, seed, level),
        }
    }

    /// Winning comes first: only where that cannot be told, the measure decides.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self.won.verdict {
            Verdict::CannotTell => self.asked.verdict,
            told => told,
        }
    }
}
