//! How sure a figure is: intervals for shares, means, percentiles and differences.
//!
//! | of what | which interval |
//! |---|---|
//! | a share of games | Wilson's score interval, towards a rare event as far as mid-P reaches |
//! | a mean | score intervals of what lies above the commonest number and of what lies below it, squared and added; with few games at least Student's t |
//! | a percentile | the order statistics whose ranks lie as far from it as the normal approximation of the binomial distribution says, rounded outwards |
//! | a mean difference of paired games | the same as a mean, around no difference |

use super::tally::Histogram;

mod mean;
mod normal;
mod share;
mod student;

pub(super) use mean::Around;
pub use mean::{Mean, Reach, mean, mean_of, mean_of_sums};
pub use normal::{normal_quantile, normal_tails};
pub use share::{share, wilson};
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
