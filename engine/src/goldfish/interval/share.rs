//! Shares of games.

use super::{Interval, Level, float};

/// So many hits or misses are few: towards them Wilson's interval alone would end too soon.
const FEW: u64 = 40;

/// Wilson's interval for a share of games; everything from none to all if there were no games.
#[must_use]
pub fn wilson(hits: u64, games: u64, level: Level) -> Interval {
    if games == 0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let around = score(float(hits.into()), float(games.into()), level.z());
    // The ends belong to the interval where they were seen: rounding must not take them away.
    Interval {
        low: if hits == 0 { 0.0 } else { around.low },
        high: if hits == games { 1.0 } else { around.high },
    }
}

/// The interval of a share: Wilson's, and where hits or misses are few, as far towards none of them as mid-P reaches.
///
/// Wilson's alone holds the true share of a rare event in as few as 84 of 100 runs, this one in at least 94.
#[must_use]
pub fn share(hits: u64, games: u64, level: Level) -> Interval {
    let Interval { low, high } = wilson(hits, games, level);
    let misses = games - hits.min(games);
    let least = |few: u64| least_share(float(few.into()), games, level);
    Interval {
        low: if hits < FEW {
            low.min(least(hits))
        } else {
            low
        },
        high: if misses < FEW {
            high.max(1.0 - least(misses))
        } else {
            high
        },
    }
}

/// The score interval of a share, with hits that need not be whole and a quantile of one's own.
pub(super) fn score(hits: f64, games: f64, quantile: f64) -> Interval {
    let (p, q2) = ((hits / games).min(1.0), quantile * quantile);
    let middle = (p + q2 / (2.0 * games)) / (1.0 + q2 / games);
    let root = (p * (1.0 - p) / games + q2 / (4.0 * games * games)).sqrt();
    let half = quantile * root / (1.0 + q2 / games);
    Interval {
        low: (middle - half).max(0.0),
        high: (middle + half).min(1.0),
    }
}

/// The smallest share with which so few hits are no wonder, half of the odds of just as many left out (mid-P). Between
/// whole numbers of hits it lies evenly between theirs; many hits have none.
pub(super) fn least_share(hits: f64, games: u64, level: Level) -> f64 {
    let mut below = 0_u64;
    while below < FEW && float(u128::from(below) + 1) <= hits {
        below += 1;
    }
    let part = hits - float(below.into());
    let [low, high] = [below, below + 1].map(|hits| least_of_whole(hits, games, level));
    low + (high - low) * part
}

fn least_of_whole(hits: u64, games: u64, level: Level) -> f64 {
    if hits == 0 || games == 0 {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, (float(hits.into()) / float(games.into())).min(1.0));
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if at_least(hits, games, middle) < level.error() / 2.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The odds of more hits than these, and half of those of as many.
fn at_least(hits: u64, games: u64, share: f64) -> f64 {
    let (games, odds) = (float(games.into()), share / (1.0 - share));
    let mut term = (games * (-share).ln_1p()).exp();
    let mut fewer = 0.0;
    for k in 0..hits {
        fewer += term;
        let k = float(k.into());
        term *= (games - k) / (k + 1.0) * odds;
    }
    1.0 - fewer - term / 2.0
}
