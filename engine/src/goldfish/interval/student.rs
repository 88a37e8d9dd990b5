//! Student's t distribution.

use std::f64::consts::PI;

use super::float;
use super::normal::normal_quantile;

/// From so many degrees of freedom on, the series around the normal distribution is exact to 1e-8.
const MANY: u64 = 200;

/// How far from zero one is with these odds, to either side; infinitely far without any freedom.
#[must_use]
pub fn student_quantile(freedom: u64, tails: f64) -> f64 {
    if freedom == 0 {
        return f64::INFINITY;
    }
    if freedom >= MANY {
        return around_normal(normal_quantile(tails), float(freedom.into()));
    }
    // With one degree of freedom and one in a thousand it is 637: the bound is far beyond.
    let (mut low, mut high) = (0.0, 1e7);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if within(middle, freedom) < 1.0 - tails {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The odds of being within t of zero: finite sums of powers of a cosine, for whole degrees of freedom.
fn within(t: f64, freedom: u64) -> f64 {
    let v = float(freedom.into());
    let cos2 = v / (v + t * t);
    let sin = t / (v + t * t).sqrt();
    // Even: sin (1 + 1/2 cos² + 1·3/(2·4) cos⁴ + …); odd: 2/π (θ + sin (cos + 2/3 cos³ + …)).
    let even = freedom.is_multiple_of(2);
    let mut term = if even { 1.0 } else { cos2.sqrt() };
    let (mut sum, mut power) = (0.0, u64::from(!even));
    while power + 2 <= freedom {
        sum += term;
        power += 2;
        let k = float(power.into());
        term *= cos2 * (k - 1.0) / k;
    }
    if even {
        sin * sum
    } else {
        2.0 / PI * ((t / v.sqrt()).atan() + sin * sum)
    }
}

/// The expansion of the quantile in powers of one over the degrees of freedom.
fn around_normal(z: f64, v: f64) -> f64 {
    let z2 = z * z;
    let first = z * (z2 + 1.0) / 4.0;
    let second = z * ((5.0 * z2 + 16.0) * z2 + 3.0) / 96.0;
    let third = z * (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / 384.0;
    let fourth = z * ((((79.0 * z2 + 776.0) * z2 + 1482.0) * z2 - 1920.0) * z2 - 945.0) / 92_160.0;
    z + (first + (second + (third + fourth / v) / v) / v) / v
}
