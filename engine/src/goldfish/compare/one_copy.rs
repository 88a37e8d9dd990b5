//! Which single copy more or less helps most.
//!
//! Every change is played against the deck itself, paired. The first round gives every change the same number of
//! games: what is said of a change is said by these games alone, by a t test corrected for the number of changes
//! (Holm). Later rounds keep the better half, with more games for each, and only look for the best one: the highest of
//! many estimates is too high, so the best one is played again, in games that nobody has seen.

use serde::Serialize;

use super::measure::Direction;
use super::{Compared, Matched, Meter, Verdict, Yardstick};
use crate::fabula::{Deck, PlayRules, Table};
use crate::goldfish::interval::{Level, float, student_quantile};
use crate::goldfish::report::rounded;
use crate::goldfish::{GoldfishError, Options};

mod changes;

pub use changes::{Change, Changes, MOST_CHANGES};

/// Fewer games of a change say nothing.
const FEWEST: u64 = 30;

/// Why no change is looked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OneCopyError {
    /// The deck cannot be played, or a changed one.
    #[error(transparent)]
    Goldfish(#[from] GoldfishError),
    /// There is nothing to change, or too much.
    #[error("{0} changes: one to {MOST_CHANGES} are compared")]
    Changes(usize),
    /// The games are too few for so many changes.
    #[error("{games} games for {changes} changes: at least {least} are needed")]
    Games {
        /// How many there may be.
        games: u64,
        /// How many changes there are.
        changes: usize,
        /// How many games are needed.
        least: u64,
    },
    /// The caller has stopped it.
    #[error("stopped")]
    Stopped,
}

/// What one change does, by the games of the first round.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishChange))]
pub struct ChangeReport {
    /// The change.
    #[serde(flatten)]
    pub change: Change,
    /// Games of the first round.
    pub games: u64,
    /// What the changed deck has more.
    pub difference: f64,
    /// Its interval, as if it were the only change: from here,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// to here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
    /// Whether it is better, corrected for the number of changes.
    pub verdict: Verdict,
}

/// Which copy helps most.
#[derive(Debug, Clone, PartialEq)]
pub struct OneCopy {
    /// The change that came out on top.
    pub best: Change,
    /// That change against the deck itself, in fresh games.
    pub fresh: Compared,
    /// Every change as the first round saw it: the best one first, then the others by their gain.
    pub changes: Vec<ChangeReport>,
    /// All games that were played, those of the deck itself included.
    pub games: u64,
}

/// How the search is made.
#[derive(Debug, Clone)]
pub struct Plan {
    /// What is measured.
    pub yardstick: Yardstick,
    /// Which changes are tried.
    pub changes: Vec<Change>,
    /// The most games that are played: half of them in the first round, a quarter in the later ones and a quarter
    /// with the best change.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How sure the verdicts are.
    pub level: Level,
}

/// A change and what is known of it.
struct Candidate {
    change: Change,
    matched: Matched,
}

impl Candidate {
    /// What the change does, the better the larger.
    fn gain(&self) -> i128 {
        let sum = self.matched.asked.sum();
        match self.matched.asked.direction {
            Direction::More => sum,
            Direction::Less => -sum,
        }
    }
}

/// Looks for the change that helps most; `go_on` hears how many of all games are played, and may stop it.
pub fn one_copy(
    table: &Table,
    rules: PlayRules,
    deck: &Deck,
    options: &Options,
    plan: &Plan,
    mut go_on: impl FnMut(u64, u64) -> bool,
) -> Result<OneCopy, OneCopyError> {
    let changes = plan.changes.len();
    if !(1..=MOST_CHANGES).contains(&changes) {
        return Err(OneCopyError::Changes(changes));
    }
    let measure = &plan.yardstick.measure;
    let mut main = deck.main.clone();
    main.sort_unstable();
    // A deck that can play takes room, and there are thousands: each is made when it plays.
    let meter = |change: Option<Change>| {
        let main = change.map_or_else(|| main.clone(), |change| change.apply(&main));
        let bases = deck.bases;
        let deck = Deck { main, bases };
        Meter::new(table, rules, deck, options.clone(), &plan.yardstick)
    };
    let candidate = |change: &Change| Candidate {
        change: *change,
        matched: Matched::new(measure),
    };
    let mut alive: Vec<Candidate> = plan.changes.iter().map(candidate).collect();
    let mut table = Run {
        own: meter(None)?,
        meter: &meter,
        plan,
        next: 0,
        played: 0,
    };
    let each = table.first_round(changes)?;
    table.round(&mut alive, each, &mut go_on)?;
    let mut reports = corrected(&alive, measure.direction(), plan.level);
    let rounds = u64::from(usize::BITS - (changes - 1).leading_zeros()).max(1);
    while alive.len() > 1 {
        sort(&mut alive);
        alive.truncate(alive.len().div_ceil(2));
        if alive.len() > 1 {
            let sides = u64::try_from(alive.len()).unwrap_or(u64::MAX) + 1;
            table.round(&mut alive, plan.games / 4 / rounds / sides, &mut go_on)?;
        }
    }
    let [best] = alive.as_mut_slice() else {
        return Err(OneCopyError::Changes(changes));
    };
    best.matched = Matched::new(measure);
    table.round(std::slice::from_mut(best), plan.games / 8, &mut go_on)?;
    // The one that stayed to the end comes first, wherever the first round saw it.
    let first = reports.iter().position(|it| it.change == best.change);
    if let Some(front) = first.and_then(|at| reports.get_mut(..=at)) {
        front.rotate_right(1);
    }
    Ok(OneCopy {
        best: best.change,
        fresh: Compared::new(&best.matched, plan.seed, plan.level),
        changes: reports,
        games: table.played,
    })
}

/// The games as they go on: every round has numbers of its own.
struct Run<'t, 'p> {
    own: Meter<'t>,
    meter: &'p dyn Fn(Option<Change>) -> Result<Meter<'t>, GoldfishError>,
    plan: &'p Plan,
    next: u64,
    played: u64,
}

impl Run<'_, '_> {
    /// Games of each change in the first round.
    fn first_round(&self, changes: usize) -> Result<u64, OneCopyError> {
        let sides = u64::try_from(changes).unwrap_or(u64::MAX) + 1;
        let each = self.plan.games / 2 / sides;
        if each < FEWEST {
            return Err(OneCopyError::Games {
                games: self.plan.games,
                changes,
                least: 2 * FEWEST * sides,
            });
        }
        Ok(each)
    }

    /// Plays as many games with each of these, and with the deck itself.
    fn round(
        &mut self,
        alive: &mut [Candidate],
        each: u64,
        go_on: &mut impl FnMut(u64, u64) -> bool,
    ) -> Result<(), OneCopyError> {
        let (seed, games) = (self.plan.seed, self.next..self.next + each);
        let own: Vec<[u16; 2]> = games
            .clone()
            .map(|game| self.own.value(seed, game))
            .collect();
        self.played += each;
        for candidate in alive {
            let mut meter = (self.meter)(Some(candidate.change))?;
            for (game, own) in games.clone().zip(&own) {
                let value = meter.value(seed, game);
                candidate.matched.add(*own, value);
            }
            self.played += each;
            if !go_on(self.played, self.plan.games) {
                return Err(OneCopyError::Stopped);
            }
        }
        self.next = games.end;
        Ok(())
    }
}

/// The largest difference first; of equals, the change that comes first.
fn sort(alive: &mut [Candidate]) {
    alive.sort_by(|one, other| {
        // Sums over different numbers of games are not compared: all that are alive have played as many.
        let sums = other.gain().cmp(&one.gain());
        sums.then_with(|| one.change.cmp(&other.change))
    });
}

/// Every change with its verdict by Holm's method: the clearest is tested against all, the next against one fewer.
fn corrected(all: &[Candidate], direction: Direction, level: Level) -> Vec<ChangeReport> {
    let mut tested: Vec<(f64, ChangeReport)> = all.iter().map(|one| tested(one, level)).collect();
    tested.sort_by(|(one, a), (other, b)| {
        let clearer = other.total_cmp(one);
        clearer.then_with(|| a.change.cmp(&b.change))
    });
    let mut left = u32::try_from(tested.len()).unwrap_or(u32::MAX);
    for (t, report) in &mut tested {
        let bound = student_quantile(report.games - 1, level.error() / f64::from(left));
        if *t < bound {
            break;
        }
        let more = if report.difference > 0.0 {
            Verdict::Better
        } else {
            Verdict::Worse
        };
        report.verdict = more.seen(direction);
        left -= 1;
    }
    let mut reports: Vec<ChangeReport> = tested.into_iter().map(|(_, report)| report).collect();
    reports.sort_by(|a, b| {
        let better = match direction {
            Direction::More => b.difference.total_cmp(&a.difference),
            Direction::Less => a.difference.total_cmp(&b.difference),
        };
        better.then_with(|| a.change.cmp(&b.change))
    });
    reports
}

/// How many standard errors a difference is from none, and what is said of it before correction.
fn tested(one: &Candidate, level: Level) -> (f64, ChangeReport) {
    let games = one.matched.asked.games();
    let it = one.matched.asked.difference(level);
    let value = it.map_or(0.0, |it| it.value);
    let deviation = it.and_then(|it| it.deviation).unwrap_or(0.0);
    let errors = value.abs() * float(games.into()).sqrt() / deviation;
    let interval = it.and_then(|it| it.interval);
    let report = ChangeReport {
        change: one.change,
        games,
        difference: rounded(value),
        low: interval.map(|interval| rounded(interval.low)),
        high: interval.map(|interval| rounded(interval.high)),
        verdict: Verdict::CannotTell,
    };
    // Nothing by nothing: the two decks have played alike.
    (if errors.is_nan() { 0.0 } else { errors }, report)
}
