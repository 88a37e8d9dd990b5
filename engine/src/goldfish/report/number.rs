//! Figures with their intervals.

use serde::Serialize;

use crate::goldfish::interval::{self, Interval, Level, Reach, float, percentile};
use crate::goldfish::tally::Histogram;

/// Where a figure comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishBasis))]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    /// Counted in games that were played.
    Simulated,
    /// Reckoned.
    Exact,
}

/// The games that a figure is one of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishAmong))]
#[serde(rename_all = "snake_case")]
pub enum Among {
    /// All of them.
    All,
    /// Those in which the turn began.
    Reached,
    /// Those in which it happened.
    Happened,
    /// Those in which the card was seen.
    Seen,
    /// Those in which the card was played.
    Played,
}

/// A share of games.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishShare))]
pub struct Share {
    /// From zero to one.
    pub value: f64,
    /// Wilson's interval, towards a rare event as far as mid-P reaches: from here,
    pub low: f64,
    /// to here.
    pub high: f64,
    /// So many games,
    pub games: u64,
    /// of so many.
    pub of: u64,
    /// Of which ones.
    pub among: Among,
    /// Where it comes from.
    pub basis: Basis,
    /// Whether the mulligan is in it.
    pub mulligan: bool,
}

/// An average.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishAverage))]
pub struct Average {
    /// The mean.
    pub value: f64,
    /// Its interval, which knows of rare events and never goes beyond what is possible: from here,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// to here; unknown with one game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
    /// The standard deviation of single games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    /// Of so many games.
    pub of: u64,
    /// Of which ones.
    pub among: Among,
    /// Where it comes from.
    pub basis: Basis,
    /// Whether the mulligan is in it.
    pub mulligan: bool,
}

/// A percentile with the interval of its order statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishQuantile))]
pub struct Quantile {
    /// So many games of a hundred
    pub percent: u8,
    /// have this or less.
    pub value: u16,
    /// Its interval: from here,
    pub low: u16,
    /// to here.
    pub high: u16,
}

/// An average with percentiles.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishSpread))]
pub struct Spread {
    /// The average.
    #[serde(flatten)]
    pub mean: Average,
    /// The 5th, 25th, 50th, 75th and 95th percentile.
    pub percentiles: Vec<Quantile>,
    /// How many games had none, one, two, …; up to the largest number that came.
    pub counts: Vec<u64>,
    /// How many games had more than can be told apart: they are in the average, and the percentiles say no more than
    /// that they are beyond.
    pub beyond: u64,
}

const PERCENTS: [u8; 5] = [5, 25, 50, 75, 95];

/// Nine decimals: far more than the games know, and fewer than machines may differ in.
pub(in crate::goldfish) fn rounded(figure: f64) -> f64 {
    // Adding zero makes minus zero zero.
    (figure * 1e9).round() / 1e9 + 0.0
}

/// What all figures of a report have in common.
pub(super) struct Numbers {
    pub games: u64,
    pub mulligan: bool,
    pub level: Level,
}

impl Numbers {
    /// A share of all games.
    pub fn share(&self, games: u64) -> Share {
        self.counted(games, self.games, Among::All)
    }

    /// A share of some games; nothing if there are none of these.
    pub fn share_of(&self, games: u64, of: u64, among: Among) -> Option<Share> {
        (of > 0).then(|| self.counted(games, of, among))
    }

    fn counted(&self, games: u64, of: u64, among: Among) -> Share {
        let Interval { low, high } = interval::share(games, of, self.level);
        Share {
            value: rounded(float(games.into()) / float(of.max(1).into())),
            low: rounded(low),
            high: rounded(high),
            games,
            of,
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        }
    }

    /// An average of counts; nothing if there are no games.
    pub fn average<const N: usize>(
        &self,
        of: &Histogram<N>,
        reach: Reach,
        among: Among,
    ) -> Option<Average> {
        let mean = interval::mean(of, reach, self.level)?;
        Some(Average {
            value: rounded(mean.value),
            low: mean.interval.map(|interval| rounded(interval.low)),
            high: mean.interval.map(|interval| rounded(interval.high)),
            deviation: mean.deviation.map(rounded),
            of: of.total(),
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        })
    }

    pub fn spread<const N: usize>(
        &self,
        of: &Histogram<N>,
        reach: Reach,
        among: Among,
    ) -> Option<Spread> {
        let mean = self.average(of, reach, among)?;
        let quantile = |percent: u8| {
            let it = percentile(of, percent, self.level)?;
            Some(Quantile {
                percent,
                value: it.value,
                low: it.low,
                high: it.high,
            })
        };
        let some = of.bins().iter().rposition(|games| *games > 0);
        let counts = of.bins().iter().take(some.map_or(0, |last| last + 1));
        Some(Spread {
            mean,
            percentiles: PERCENTS.into_iter().filter_map(quantile).collect(),
            counts: counts.copied().collect(),
            beyond: of.beyond(),
        })
    }
}
