//! What games said: integer sums, and the intervals that they allow.

use super::Goal;

/// The normal quantile of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// Between these the true value lies, in 95 of 100 cases.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Whether a value lies in it, the ends included.
    #[must_use]
    pub const fn contains(self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    /// That of the opposite.
    pub(super) const fn turned(self) -> Self {
        Self {
            low: -self.high,
            high: -self.low,
        }
    }

    const fn around(mean: f64, half: f64) -> Self {
        Self {
            low: mean - half,
            high: mean + half,
        }
    }
}

/// The values of some games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Tally {
    games: u64,
    sum: u64,
    squares: u64,
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of games are far below 2^52"
)]
const fn real(count: u64) -> f64 {
    count as f64
}

impl Tally {
    pub(super) fn add(&mut self, value: u32) {
        let value = u64::from(value);
        self.games += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub(super) const fn games(&self) -> u64 {
        self.games
    }

    pub(super) const fn sum(&self) -> u64 {
        self.sum
    }

    pub(super) fn mean(&self) -> f64 {
        real(self.sum) / real(self.games.max(1))
    }

    /// Wilson's interval for a probability, that of a mean otherwise; never beyond what the goal can be.
    pub(super) fn interval(&self, goal: &Goal) -> Interval {
        let (n, mean) = (real(self.games.max(1)), self.mean());
        let (least, most) = goal.range();
        if goal.is_probability() {
            let wide = 1.0 + Z * Z / n;
            let middle = (mean + Z * Z / (2.0 * n)) / wide;
            let half = Z * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).sqrt() / wide;
            let all = Interval::around(middle, half);
            return Interval {
                low: all.low.max(least),
                high: all.high.min(most),
            };
        }
        let spread = deviation(self.games, mean, real(self.squares));
        let all = Interval::around(mean, half(self.games, spread));
        Interval {
            low: all.low.max(least),
            high: all.high.min(most),
        }
    }
}

/// The deviation of a mean, from the sum of squares.
fn deviation(games: u64, mean: f64, squares: f64) -> f64 {
    let n = real(games.max(1));
    let sum = (squares - n * mean * mean).max(0.0);
    (sum / (n - 1.0).max(1.0) / n).sqrt()
}

/// Half of the interval of a mean. Games that are all alike prove little: what happens in three of so many games is
/// missed by all of them once in twenty times, and would change a value by one or more.
fn half(games: u64, spread: f64) -> f64 {
    (Z * spread).max(3.0 / real(games.max(1)))
}

/// The values of several choices in the same games.
#[derive(Debug, Clone)]
pub(super) struct Pairs {
    tallies: Vec<Tally>,
    /// By two choices, the sum of their products.
    products: Vec<u64>,
}

impl Pairs {
    pub(super) fn new(choices: usize) -> Self {
        Self {
            tallies: vec![Tally::default(); choices],
            products: vec![0; choices * choices],
        }
    }

    /// One game of all.
    pub(super) fn add(&mut self, values: &[u32]) {
        for (tally, value) in self.tallies.iter_mut().zip(values) {
            tally.add(*value);
        }
        let pairs = values
            .iter()
            .flat_map(|one| values.iter().map(move |other| (one, other)));
        for (product, (one, other)) in self.products.iter_mut().zip(pairs) {
            *product += u64::from(*one) * u64::from(*other);
        }
    }

    pub(super) fn games(&self) -> u64 {
        self.tallies.first().map_or(0, Tally::games)
    }

    pub(super) fn of(&self, choice: usize) -> Tally {
        self.tallies.get(choice).copied().unwrap_or_default()
    }

    /// How much more the one brings than the other, game by game.
    pub(super) fn difference(&self, one: usize, other: usize) -> (f64, Interval) {
        let (a, b) = (self.of(one), self.of(other));
        let mean = a.mean() - b.mean();
        let at = one * self.tallies.len() + other;
        let both = self.products.get(at).copied().unwrap_or_default();
        let squares = real(a.squares) + real(b.squares) - 2.0 * real(both);
        let spread = deviation(a.games, mean, squares);
        (mean, Interval::around(mean, half(a.games, spread)))
    }
}
