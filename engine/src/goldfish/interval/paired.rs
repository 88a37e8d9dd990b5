//! Shares of the same games, twice.

use super::{Interval, Level, float, wilson};

/// Games by what held in the first and in the second way of playing them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pairs {
    /// In both.
    pub both: u64,
    /// In the first alone.
    pub first: u64,
    /// In the second alone.
    pub second: u64,
    /// In neither.
    pub neither: u64,
}

impl Pairs {
    /// All games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.both + self.first + self.second + self.neither
    }

    /// How the two go together, from −1 to 1, corrected for continuity; zero where nothing can be said.
    fn correlation(&self) -> f64 {
        let [a, b, c, d] =
            [self.both, self.first, self.second, self.neither].map(|n| float(n.into()));
        let product = (a + b) * (c + d) * (a + c) * (b + d);
        if product <= 0.0 {
            return 0.0;
        }
        let together = a * d - b * c;
        let corrected = if together > 0.0 {
            (together - (a + b + c + d) / 2.0).max(0.0)
        } else {
            together
        };
        corrected / product.sqrt()
    }
}

/// Newcombe's interval for the first share less the second.
#[must_use]
pub fn newcombe(pairs: &Pairs, level: Level) -> Interval {
    let games = pairs.games();
    let n = float(games.max(1).into());
    let [one, two] = [pairs.both + pairs.first, pairs.both + pairs.second].map(|hits| {
        let (share, around) = (float(hits.into()) / n, wilson(hits, games, level));
        (share - around.low, around.high - share)
    });
    let together = pairs.correlation();
    let side = |x: f64, y: f64| (x * x - 2.0 * together * x * y + y * y).max(0.0).sqrt();
    let difference = (float(pairs.first.into()) - float(pairs.second.into())) / n;
    Interval {
        low: difference - side(one.0, two.1),
        high: difference + side(one.1, two.0),
    }
}
