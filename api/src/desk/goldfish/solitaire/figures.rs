//! Counts of games as figures with their intervals.

use fabulario_engine::goldfish::interval::{self, Level, wilson};
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
        let within = wilson(games, of, self.level);
        let sums = Sums {
            n: of,
            sum: games.into(),
            squares: games.into(),
        };
        Share {
            value: interval::mean(&sums, self.level).map_or(0.0, |mean| rounded(mean.value)),
            low: rounded(within.low),
            high: rounded(within.high),
            games,
            of,
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        }
    }

    /// An average of counts, whose interval is cut at zero.
    fn mean(&self, sums: &Sums, among: Among) -> Option<Average> {
        let mean = interval::mean(sums, self.level)?;
        Some(Average {
            value: rounded(mean.value),
            low: mean.interval.map(|within| rounded(within.low.max(0.0))),
            high: mean.interval.map(|within| rounded(within.high)),
            deviation: mean.deviation.map(rounded),
            of: sums.n,
            among,
            basis: Basis::Simulated,
            mulligan: self.mulligan,
        })
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

    /// An average of which the sum and that of the squares are known.
    pub fn average(&self, name: Name, of: u64, (sum, squares): (u64, u64)) -> FigureTold {
        let sums = Sums {
            n: of,
            sum: sum.into(),
            squares: squares.into(),
        };
        FigureTold {
            average: self.mean(&sums, Among::Reached),
            ..self.figure(name)
        }
    }

    /// An average of which it is known how often each number came.
    pub fn spread(&self, name: Name, counts: &[u64], among: Among) -> FigureTold {
        let last = counts.iter().rposition(|games| *games > 0);
        let counts = counts.iter().take(last.map_or(0, |last| last + 1));
        FigureTold {
            average: self.mean(&sums((0..).zip(counts.clone().copied())), among),
            counts: Some(counts.copied().collect()),
            ..self.figure(name)
        }
    }

    /// Something that happens for the first time, by turn.
    pub fn first(&self, (id, name): Name, by_turn: &[u64]) -> FirstTold {
        FirstTold {
            id,
            name: name.to(self.lang),
            when: self.when(by_turn),
        }
    }

    /// When something happens: in so many games on turn one, two, …
    pub fn when(&self, by_turn: &[u64]) -> When {
        let happened: u64 = by_turn.iter().sum();
        let so_far = by_turn.iter().scan(0, |so_far, games| {
            *so_far += games;
            Some(self.portion(*so_far, self.games, Among::All))
        });
        When {
            never: self.portion(self.games.saturating_sub(happened), self.games, Among::All),
            turn: self.mean(&sums((1..).zip(by_turn.iter().copied())), Among::Happened),
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

/// The sums of numbers that came so often.
fn sums(counts: impl Iterator<Item = (u128, u64)>) -> Sums {
    let mut sums = Sums {
        n: 0,
        sum: 0,
        squares: 0,
    };
    for (number, games) in counts {
        sums.n += games;
        sums.sum += number * u128::from(games);
        sums.squares += number * number * u128::from(games);
    }
    sums
}

/// Nine decimals: far more than the games know, and fewer than machines may differ in.
fn rounded(figure: f64) -> f64 {
    // Adding zero makes minus zero zero.
    (figure * 1e9).round() / 1e9 + 0.0
}
