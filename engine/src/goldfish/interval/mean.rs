//! Means of whole numbers that are not below zero, and of their differences.
//!
//! Student's t knows nothing of events that are rare: a run that has seen none says that there are none. So the numbers
//! are taken apart at the commonest one. What lies above it, and what lies below, are events of some size: their mean
//! has the score interval of a share, as if all of them were of the size that their squares tell. A hundredth part of a
//! game among a hundred goes as far as numbers can go, so that what was not seen is not ruled out. Both sides together
//! are squared and added as Newcombe does it.

use super::share::{least_share, score};
use super::{Interval, Level, float};
use crate::goldfish::tally::{Histogram, Sums};

/// With fewer games the interval is at least Student's: the sizes of events are hardly known.
const FEW_GAMES: u64 = 30;
/// From so many events on the score interval needs no help.
const FEW_EVENTS: f64 = 20.0;

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

/// Which numbers can come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reach {
    /// None is smaller.
    pub least: u16,
    /// The largest that was seen here or nearby: one that is larger is not looked for.
    pub seen: u16,
    /// None is larger.
    pub most: u16,
}

impl Reach {
    /// From here to there.
    #[must_use]
    pub const fn closed(least: u16, most: u16) -> Self {
        Self {
            least,
            seen: most,
            most,
        }
    }

    /// From zero on; such a number was seen nearby.
    #[must_use]
    pub const fn open(seen: u16) -> Self {
        Self {
            least: 0,
            seen,
            most: u16::MAX,
        }
    }

    /// The same where such a number was the largest that was seen nearby: so it is possible.
    #[must_use]
    pub fn near(self, seen: u16) -> Self {
        Self {
            seen,
            most: self.most.max(seen),
            ..self
        }
    }

    /// How far above a number, and how far below it, one may lie: what was not seen is not ruled out, as far as it is
    /// possible.
    fn around(self, pivot: f64) -> [f64; 2] {
        let [least, seen, most] = [self.least, self.seen, self.most].map(f64::from);
        let above = (seen - pivot).max(1.0).min(most - pivot);
        [above.max(0.0), (pivot - least).max(0.0)]
    }
}

/// The mean of the numbers of a histogram, if there are any.
#[must_use]
pub fn mean<const N: usize>(of: &Histogram<N>, reach: Reach, level: Level) -> Option<Mean> {
    mean_of(of.bins(), &of.beyond_sums(), reach, level)
}

/// The mean of numbers of which it is known how often each came, and some larger ones.
#[must_use]
pub fn mean_of(bins: &[u64], beyond: &Sums, reach: Reach, level: Level) -> Option<Mean> {
    let times = bins.iter().copied();
    let commonest = (0_u128..).zip(times.clone());
    let (pivot, most) = commonest.fold((0, 0), |best, (number, times)| {
        if times > best.1 {
            (number, times)
        } else {
            best
        }
    });
    let beyond_pivot = if beyond.n > most {
        // Larger numbers are commonest: they are told apart no further.
        beyond.sum / u128::from(beyond.n)
    } else {
        pivot
    };
    let mut around = Around::at(beyond_pivot);
    for (number, times) in (0_u128..).zip(times) {
        around.count(number, times.into());
    }
    around.count_sums(beyond);
    around.mean(reach, level)
}

/// The mean of numbers of which only their sums are known: zero takes the place of the commonest one.
#[must_use]
pub fn mean_of_sums(sums: &Sums, reach: Reach, level: Level) -> Option<Mean> {
    let mut around = Around::at(0);
    around.count_sums(sums);
    let [least, most] = [reach.least, reach.most].map(f64::from);
    let mut mean = around.mean(Reach { seen: 1, ..reach }, level)?;
    let student = around.student(&mean, level);
    mean.interval = mean.interval.zip(student).map(|(one, other)| Interval {
        low: one.low.min(other.low).max(least),
        high: one.high.max(other.high).min(most),
    });
    Some(mean)
}

/// Numbers on one side of another: their distances from it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::goldfish) struct Side {
    pub sum: u128,
    pub squares: u128,
}

impl Side {
    pub fn count(&mut self, distance: u128, times: u128) {
        self.sum += distance * times;
        self.squares += distance * distance * times;
    }

    pub fn merge(&mut self, other: &Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean distance with its interval, if one may lie so far off at the most.
    fn within(&self, farthest: f64, games: u64, level: Level) -> (f64, Interval) {
        let n = float(games.into());
        let (sum, squares) = (float(self.sum), float(self.squares));
        let unseen = farthest / n;
        if sum + unseen <= 0.0 {
            let (low, high) = (0.0, 0.0);
            return (0.0, Interval { low, high });
        }
        let size = (squares + unseen * farthest) / (sum + unseen);
        let events = sum / size;
        let around = score(events, n, level.t(games - 1));
        let low = match events {
            none if none <= 0.0 => 0.0,
            few if few < FEW_EVENTS => around.low.min(least_share(few, games, level)),
            _ => around.low,
        };
        let (low, high) = (low * size, around.high * size);
        (sum / n, Interval { low, high })
    }

    fn variance(&self, n: f64) -> f64 {
        float(self.squares) / n - (float(self.sum) / n).powi(2)
    }
}

/// Numbers around another one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::goldfish) struct Around {
    pivot: u128,
    pub games: u64,
    pub above: Side,
    pub below: Side,
}

impl Around {
    fn at(pivot: u128) -> Self {
        Self {
            pivot,
            ..Self::default()
        }
    }

    fn count(&mut self, number: u128, times: u128) {
        self.games += u64::try_from(times).unwrap_or(u64::MAX);
        self.above.count(number.saturating_sub(self.pivot), times);
        self.below.count(self.pivot.saturating_sub(number), times);
    }

    /// Numbers that lie above, all of them or nearly: of these only the sums are known.
    fn count_sums(&mut self, sums: &Sums) {
        let n = u128::from(sums.n);
        self.games += sums.n;
        self.above.sum += sums.sum.saturating_sub(n * self.pivot);
        let squares = sums.squares + n * self.pivot * self.pivot;
        self.above.squares += squares.saturating_sub(2 * self.pivot * sums.sum);
    }

    fn mean(&self, reach: Reach, level: Level) -> Option<Mean> {
        let pivot = float(self.pivot);
        let [least, most] = [reach.least, reach.most].map(f64::from);
        let mut mean = self.of(reach.around(pivot), level)?;
        mean.value += pivot;
        mean.interval = mean.interval.map(|it| Interval {
            low: (it.low + pivot).max(least),
            high: (it.high + pivot).min(most),
        });
        Some(mean)
    }

    /// The mean of what lies above less what lies below, if one may lie so far above and so far below at the most.
    pub fn of(&self, [above, below]: [f64; 2], level: Level) -> Option<Mean> {
        if self.games == 0 {
            return None;
        }
        let n = float(self.games.into());
        let value = (float(self.above.sum) - float(self.below.sum)) / n;
        let mut mean = Mean {
            value,
            deviation: None,
            interval: None,
        };
        if self.games > 1 {
            let [more, less] = [(self.above, above), (self.below, below)]
                .map(|(side, farthest)| side.within(farthest, self.games, level));
            let together = self.correlation();
            let side = |x: f64, y: f64| (x * x - 2.0 * together * x * y + y * y).max(0.0).sqrt();
            let low = value - side(more.0 - more.1.low, less.1.high - less.0);
            let high = value + side(more.1.high - more.0, less.0 - less.1.low);
            mean.deviation = Some(self.deviation());
            mean.interval = Some(Interval { low, high });
            if let Some(student) = self
                .student(&mean, level)
                .filter(|_| self.games < FEW_GAMES)
            {
                let (low, high) = (low.min(student.low), high.max(student.high));
                mean.interval = Some(Interval { low, high });
            }
        }
        Some(mean)
    }

    /// How far numbers lie off that lie off at all, large ones counting more; one if there are none.
    pub fn size(&self) -> f64 {
        match self.above.sum + self.below.sum {
            0 => 1.0,
            sum => float(self.above.squares + self.below.squares) / float(sum),
        }
    }

    /// n Σx² − (Σx)² in whole numbers: nothing is lost however close the numbers are to each other.
    fn deviation(&self) -> f64 {
        let n = u128::from(self.games);
        let sum = self.above.sum.abs_diff(self.below.sum);
        let squares = n * (self.above.squares + self.below.squares);
        let spread = float(squares.saturating_sub(sum * sum));
        (spread / (float(n) * float(n - 1))).sqrt()
    }

    fn student(&self, mean: &Mean, level: Level) -> Option<Interval> {
        let half =
            level.t(self.games.checked_sub(1)?) * mean.deviation? / float(self.games.into()).sqrt();
        Some(Interval {
            low: mean.value - half,
            high: mean.value + half,
        })
    }

    /// No game lies on both sides: the more above, the less below.
    fn correlation(&self) -> f64 {
        let n = float(self.games.into());
        let both = self.above.variance(n) * self.below.variance(n);
        if both <= 0.0 {
            return 0.0;
        }
        -(float(self.above.sum) / n) * (float(self.below.sum) / n) / both.sqrt()
    }
}
