//! The normal distribution.

use std::f64::consts::{PI, SQRT_2};

/// The odds of being at least this far from the mean, in standard deviations, to either side.
///
/// Near the middle by the power series of the error function, further out by its continued fraction.
#[must_use]
pub fn normal_tails(z: f64) -> f64 {
    let x = z.abs() / SQRT_2;
    if x < 2.5 {
        return 1.0 - series(x);
    }
    if x > 26.0 {
        // Less than the smallest number that there is.
        return 0.0;
    }
    let mut tail = 0.0;
    for k in (1..=60).rev() {
        tail = f64::from(k) / 2.0 / (x + tail);
    }
    (-x * x).exp() / (PI.sqrt() * (x + tail))
}

/// The error function.
fn series(x: f64) -> f64 {
    let mut term = x;
    let mut sum = x;
    for n in 1..=100 {
        let n = f64::from(n);
        term *= 2.0 * x * x / (2.0 * n + 1.0);
        sum += term;
    }
    2.0 / PI.sqrt() * (-x * x).exp() * sum
}

/// How far from the mean one is with these odds, to either side: the inverse of [`normal_tails`].
#[must_use]
pub fn normal_quantile(tails: f64) -> f64 {
    let (mut low, mut high) = (0.0, 38.0);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if normal_tails(middle) > tails {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}
