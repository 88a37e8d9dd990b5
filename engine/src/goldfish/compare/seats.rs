//! One deck in both seats: does it pay to begin, or to come second and draw more?

use std::ops::Range;

use super::measure::Gauge;
use super::{Comparison, Measure, Paired, Yardstick};
use crate::fabula::{Deck, PlayRules, Table};
use crate::goldfish::interval::Level;
use crate::goldfish::tally::Detail;
use crate::goldfish::{GoldfishError, Mulligan, Options, Simulation};

/// A deck that plays every game twice: once it begins, once it comes second.
#[derive(Debug, Clone)]
pub struct Seats<'t> {
    play: Simulation<'t>,
    draw: Simulation<'t>,
    gauges: Vec<Gauge>,
}

impl<'t> Seats<'t> {
    /// What is measured, up to the last turn.
    pub const MEASURES: [Measure; 5] = [
        Measure::WonTurn,
        Measure::Spent,
        Measure::Curve,
        Measure::Damage,
        Measure::Bases,
    ];

    /// A deck and how it is played in its seat, and its mulligan in the other one.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        deck: &Deck,
        options: &Options,
        other: &Mulligan,
    ) -> Result<Self, GoldfishError> {
        let seat = |first| {
            let mulligan = if first == options.first {
                &options.mulligan
            } else {
                other
            };
            let options = Options {
                first,
                mulligan: mulligan.clone(),
                ..options.clone()
            };
            Simulation::new(table, rules, deck, options, Detail::SPEND, [])
        };
        let (play, draw) = (seat(true)?, seat(false)?);
        let turn = options.turns;
        let gauges = Self::MEASURES.map(|measure| {
            let yardstick = Yardstick { measure, turn };
            Gauge::new(&yardstick, play.shape())
        });
        Ok(Self {
            gauges: gauges.into(),
            play,
            draw,
        })
    }

    /// Nothing measured yet, measure by measure.
    #[must_use]
    pub fn paired() -> Vec<Paired> {
        Self::MEASURES.iter().map(Paired::new).collect()
    }

    /// Plays these games in both seats.
    pub fn run(&mut self, seed: u64, games: Range<u64>, paired: &mut [Paired]) {
        for game in games {
            let play = self.play.play(seed, game);
            let draw = self.draw.play(seed, game);
            for (gauge, paired) in self.gauges.iter().zip(&mut *paired) {
                paired.add(gauge.value(play), gauge.value(draw));
            }
        }
    }

    /// Draws the opening hands of these games and makes the mulligans, and plays no turn.
    pub fn open(&mut self, seed: u64, games: Range<u64>) {
        self.play.open(seed, games.clone());
        self.draw.open(seed, games);
    }

    /// What the games say of coming second, against beginning: measure by measure.
    #[must_use]
    pub fn comparisons(paired: &[Paired], seed: u64, level: Level) -> Vec<Comparison> {
        let paired = paired.iter();
        paired
            .map(|paired| Comparison::new(paired, seed, level))
            .collect()
    }
}
