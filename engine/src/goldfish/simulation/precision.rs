//! When there are games enough.

use crate::goldfish::interval::{self, Level, Reach, mean};
use crate::goldfish::tally::Tally;

/// The first number of games after which one looks.
pub const FIRST_LOOK: u64 = 1_024;

/// How sure the figures shall be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Target {
    /// How often an interval shall hold the true figure.
    pub level: Level,
    /// Half the width of the widest interval of a share of all games: 0.001 is a tenth of a point.
    pub share: Option<f64>,
    /// Half the width of the widest interval of resources spent so far.
    pub spent: Option<f64>,
}

/// Whether one looks after so many games: after [`FIRST_LOOK`], and each time they have doubled.
#[must_use]
pub const fn is_look(games: u64) -> bool {
    games.is_multiple_of(FIRST_LOOK) && (games / FIRST_LOOK).is_power_of_two()
}

/// Whether a run may stop.
///
/// It is decided by the width of intervals, never by what they say, and only at the fixed numbers of games of
/// [`is_look`]: who looks after every game until a figure pleases stops at the luckiest moment.
#[must_use]
pub fn enough(tally: &Tally, target: &Target) -> bool {
    is_look(tally.games()) && is_precise(tally, target)
}

/// Whether every interval is as narrow as it shall be.
#[must_use]
pub fn is_precise(tally: &Tally, target: &Target) -> bool {
    let (games, level) = (tally.games(), target.level);
    let share = |hits: u64| {
        let most = target.share.unwrap_or(f64::INFINITY);
        interval::share(hits, games, level).half() <= most
    };
    let questions = tally.answers().iter().flat_map(|answer| &answer.turns);
    let turns = tally.spend().turns.iter();
    turns.clone().all(|turn| share(turn.curve_so_far))
        && questions.copied().all(share)
        && turns.clone().all(|turn| {
            let of = &turn.spent_so_far;
            let spent = mean(of, Reach::open(of.largest()), level);
            let interval = spent.and_then(|spent| spent.interval);
            let most = target.spent.unwrap_or(f64::INFINITY);
            interval.is_some_and(|interval| interval.half() <= most)
        })
}
