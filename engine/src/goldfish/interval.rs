//! How sure a figure is: intervals for shares, means, percentiles and differences.
//!
//! | of what | which interval |
//! |---|---|
//! | a share of games | Wilson's score interval |
//! | a mean | Student's t with n − 1 degrees of freedom, for every n |
//! | a percentile | the order statistics whose ranks lie as far from it as the normal approximation of the binomial distribution says, rounded outwards |
//! | a mean difference of paired games | Student's t over the differences |
//! | a difference of shares of paired games | Newcombe's square-and-add interval with the correlation of the pairs (his method 10) |

use super::tally::{Histogram, Sums};

mod normal;
mod paired;
mod student;

pub use normal::{normal_quantile, normal_tails};
pub use paired::{Pairs, newcombe};
pub use student::student_quantile;

/// How often an interval holds the true figure.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Level {
    /// Nine times in ten.
    #[serde(rename = "90")]
    P90,
    /// Nineteen times in twenty.
    #[default]
    #[serde(rename = "95")]
    P95,
    /// Ninety-nine times in a hundred.
    #[serde(rename = "99")]
    P99,
}

impl Level {
    /// The odds that the true figure is not in the interval.
    #[must_use]
    pub const fn error(self) -> f64 {
        match self {
            Self::P90 => 0.10,
            Self::P95 => 0.05,
            Self::P99 => 0.01,
        }
    }

    /// So many standard deviations to each side hold the true figure: of the normal distribution.
    #[must_use]
    pub const fn z(self) -> f64 {
        match self {
            Self::P90 => 1.644_853_626_951_472_7,
            Self::P95 => 1.959_963_984_540_054,
            Self::P99 => 2.575_829_303_548_901,
        }
    }

    /// The same of Student's t, with so many degrees of freedom.
    #[must_use]
    pub fn t(self, freedom: u64) -> f64 {
        student_quantile(freedom, self.error())
    }
}

/// From here to there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Whether a figure is in it.
    #[must_use]
    pub const fn holds(&self, figure: f64) -> bool {
        self.low <= figure && figure <= self.high
    }

    /// Half of its width.
    #[must_use]
    pub const fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// A whole number as the nearest floating-point one: exact up to 2⁵³, which no number of games reaches.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts of games are far below 2^53, sums of them are rounded once"
)]
pub(super) const fn float(n: u128) -> f64 {
    n as f64
}

/// Wilson's interval for a share of games; everything from none to all if there were no games.
#[must_use]
pub fn wilson(hits: u64, games: u64, level: Level) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let (n, z2) = (float(games.into()), level.z() * level.z());
    let p = float(hits.into()) / n;
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = level.z() * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
    // The ends belong to the interval where they were seen: rounding must not take them away.
    Interval {
        low: if hits == 0 { 0.0 } else { middle - half },
        high: if hits == games { 1.0 } else { middle + half },
    }
}

/// A mean, how far single games lie from it, and its interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The standard deviation of single games; nothing can be said of it with one game.
    pub deviation: Option<f64>,
    /// Where the true mean is; nothing can be said of it with one game.
    pub interval: Option<Interval>,
}

/// The mean of some numbers, if there are any.
#[must_use]
pub fn mean(sums: &Sums, level: Level) -> Option<Mean> {
    if sums.n == 0 {
        return None;
    }
    let n = u128::from(sums.n);
    let value = float(sums.sum) / float(n);
    // n Σx² − (Σx)² in whole numbers: nothing is lost however close the numbers are to each other.
    let spread = (n * sums.squares).saturating_sub(sums.sum * sums.sum);
    Some(about(value, float(spread), sums.n, level))
}

/// The mean of differences, of which their sum and that of their squares are known.
#[must_use]
pub fn mean_difference(sum: i128, squares: u128, n: u64, level: Level) -> Mean {
    let magnitude = sum.unsigned_abs();
    let spread = (u128::from(n) * squares).saturating_sub(magnitude * magnitude);
    let value = float(magnitude) / float(n.max(1).into());
    let value = if sum < 0 { -value } else { value };
    about(value, float(spread), n, level)
}

/// A mean whose numbers have this n Σx² − (Σx)².
fn about(value: f64, spread: f64, n: u64, level: Level) -> Mean {
    let games = float(n.into());
    let deviation = (n > 1).then(|| (spread / (games * (games - 1.0))).sqrt());
    let interval = deviation.map(|deviation| {
        let half = level.t(n - 1) * deviation / games.sqrt();
        Interval {
            low: value - half,
            high: value + half,
        }
    });
    Mean {
        value,
        deviation,
        interval,
    }
}

/// A percentile of whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Percentile {
    /// The smallest number that so many do not exceed; the last one of a histogram means that or more.
    pub value: u16,
    /// Where the true percentile is: from here,
    pub low: u16,
    /// to here.
    pub high: u16,
}

/// The number that `percent` of a hundred numbers do not exceed; nothing if there are none.
#[must_use]
pub fn percentile<const N: usize>(
    of: &Histogram<N>,
    percent: u8,
    level: Level,
) -> Option<Percentile> {
    let all: u64 = of.bins().iter().sum::<u64>() + of.beyond();
    if all == 0 {
        return None;
    }
    let n = float(all.into());
    let q = f64::from(percent.min(100)) / 100.0;
    let half = level.z() * (n * q * (1.0 - q)).sqrt();
    let rank = |rank: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a rank lies between one and the number of games"
        )]
        let rank = rank.clamp(1.0, n) as u64;
        of.number_at(rank)
    };
    Some(Percentile {
        value: rank((n * q).ceil()),
        low: rank((n * q - half).floor()),
        high: rank((n * q + half).ceil() + 1.0),
    })
}
