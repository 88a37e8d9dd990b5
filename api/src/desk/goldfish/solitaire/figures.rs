//! Counts of games as figures with their intervals.

use fabulario_engine::goldfish::interval::{self, Level, Mean, Reach};
use fabulario_engine::goldfish::report::{Among, Average, Basis, Share, When};
use fabulario_engine::goldfish::tally::Sums;

use crate::wire::goldfish::{FigureTold, FirstTold};
use crate::words::Language;
use crate::words::Message;

/// What a figure is called: by machines, and by readers.
pub type Name = (&'static str, Message);

/// What all figures of an answer have in common.
#[derive(Debug, Clone, Copy)]
pub struct Figures {
    pub lang: Language,
    pub level: Level,
    /// All games.
    pub games: u64,
    /// Whether the opening hand may be changed.
    pub mulligan: bool,
}

impl Figures {
    /// A share of some games.
    pub fn portion(&self, games: u64, of: u64, among: Among) -> Share {
        let within = interval::share(games, of, self.level);
        let sums = Sums {
            n: of,
            sum: games.into(),
            squares: games.into(),
        };
        Share {
            value: interval::mean_of_sums(&sums, Reach::closed(0, 1), self.level)
                .map_or(0.0, |mean| rounded(mean.value)),
            low: rounded(within.low),
            high: rounded(within.high),
            games,
            of,
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        }
    }

    /// An average of so many games.
    fn mean(&self, mean: Mean, of: u64, among: Among) -> Average {
        Average {
            value: rounded(mean.value),
            low: mean.interval.map(|within| rounded(within.low)),
            high: mean.interval.map(|within| rounded(within.high)),
            deviation: mean.deviation.map(rounded),
            of,
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        }
    }

    /// An average of which it is known how often each number came.
    fn counted(&self, counts: &[u64], reach: Reach, among: Among) -> Option<Average> {
        let mean = interval::mean_of(counts, &NONE, reach, self.level)?;
        Some(self.mean(mean, counts.iter().sum(), among))
    }

    /// A share of all games.
    pub fn share(&self, name: Name, games: u64) -> FigureTold {
        self.share_of(name, games, self.games, Among::All)
    }

    /// A share of some games.
    pub fn share_of(&self, name: Name, games: u64, of: u64, among: Among) -> FigureTold {
        FigureTold {
            share: Some(self.portion(games, of, among)),
            ..self.figure(name)
        }
    }

    /// An average of which the sum and that of the squares are known, and what the rules allow.
    pub fn average(
        &self,
        name: Name,
        of: u64,
        (sum, squares): (u64, u64),
        allowed: Reach,
    ) -> FigureTold {
        let sums = Sums {
            n: of,
            sum: sum.into(),
            squares: squares.into(),
        };
        FigureTold {
            average: interval::mean_of_sums(&sums, allowed, self.level)
                .map(|mean| self.mean(mean, of, Among::Reached)),
            ..self.figure(name)
        }
    }

    /// An average of which it is known how often each number came, and what the rules allow.
    pub fn spread(
        &self,
        name: Name,
        counts: &[u64],
        (among, allowed): (Among, Reach),
    ) -> FigureTold {
        let last = counts.iter().rposition(|games| *games > 0);
        let most = u16::try_from(last.unwrap_or(0)).unwrap_or(u16::MAX);
        let told = counts.iter().take(last.map_or(0, |last| last + 1));
        FigureTold {
            average: self.counted(counts, allowed.near(most), among),
            counts: Some(told.copied().collect()),
            ..self.figure(name)
        }
    }

    /// Something that happens for the first time, by turn.
    pub fn first(&self, (id, name): Name, by_turn: &[u64], allowed: Reach) -> FirstTold {
        FirstTold {
            id,
            name: name.to(self.lang),
            when: self.when(by_turn, allowed),
        }
    }

    /// When something happens: in so many games on turn one, two, …; not before the rules allow it.
    pub fn when(&self, by_turn: &[u64], allowed: Reach) -> When {
        let happened: u64 = by_turn.iter().sum();
        let so_far = by_turn.iter().scan(0, |so_far, games| {
            *so_far += games;
            Some(self.portion(*so_far, self.games, Among::All))
        });
        // At zero stands what comes before the first turn: nothing.
        let from_one: Vec<u64> = std::iter::once(0).chain(by_turn.iter().copied()).collect();
        When {
            never: self.portion(self.games.saturating_sub(happened), self.games, Among::All),
            turn: self.counted(&from_one, allowed, Among::Happened),
            by_turn: so_far.collect(),
        }
    }

    fn figure(&self, (id, name): Name) -> FigureTold {
        FigureTold {
            id,
            name: name.to(self.lang),
            share: None,
            average: None,
            counts: None,
        }
    }
}

/// Every number has its own place among the counts.
const NONE: Sums = Sums {
    n: 0,
    sum: 0,
    squares: 0,
};

/// Nine decimals: far more than the games know, and fewer than machines may differ in.
fn rounded(figure: f64) -> f64 {
    // Adding zero makes minus zero zero.
    (figure * 1e9).round() / 1e9 + 0.0
}
