//! Two decks, game by game: which one is better, and how sure is that?
//!
//! Both play the same games: the same seed and number, and the cards that they have in common in the same places of
//! the deck, so that chance deals them alike. What is compared is the difference of each game, and most of the noise
//! is gone.

use std::ops::Range;

use super::interval::Level;
use super::{GoldfishError, Options, Simulation};
use crate::fabula::{CardId, Deck, PlayRules, Table};

mod measure;
mod one_copy;
mod paired;
mod seats;
mod verdict;

pub use measure::{Measure, Yardstick};
pub use one_copy::{
    Change, ChangeReport, Changes, MOST_CHANGES, OneCopy, OneCopyError, Plan, one_copy,
};
pub use paired::Paired;
pub use seats::Seats;
pub use verdict::{Comparison, Verdict};

/// Two decks that play the same games.
#[derive(Debug, Clone)]
pub struct Pair<'t> {
    a: Meter<'t>,
    b: Meter<'t>,
    /// Whether the yardstick answers yes or no.
    share: bool,
}

/// A deck and what is measured of its games.
#[derive(Debug, Clone)]
struct Meter<'t> {
    simulation: Simulation<'t>,
    gauge: measure::Gauge,
}

impl<'t> Meter<'t> {
    fn new(
        table: &'t Table,
        rules: PlayRules,
        deck: Deck,
        mut options: Options,
        yardstick: &Yardstick,
    ) -> Result<Self, GoldfishError> {
        // What comes later changes nothing.
        options.turns = options.turns.min(yardstick.turn);
        let detail = super::tally::Detail::SPEND;
        let simulation = Simulation::with_slots(table, rules, deck, options, detail, [])?;
        let gauge = measure::Gauge::new(yardstick, simulation.shape());
        Ok(Self { simulation, gauge })
    }

    fn value(&mut self, seed: u64, game: u64) -> u16 {
        let trace = self.simulation.play(seed, game);
        self.gauge.value(trace)
    }
}

/// A deck and how it is played.
#[derive(Debug, Clone)]
pub struct Side {
    /// The deck, in any order.
    pub deck: Deck,
    /// How it is played.
    pub options: Options,
}

impl<'t> Pair<'t> {
    /// Two decks, or one deck played in two ways: one that begins and one that does not, say.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        a: Side,
        b: Side,
        yardstick: &Yardstick,
    ) -> Result<Self, GoldfishError> {
        let (first, second) = aligned(&a.deck.main, &b.deck.main);
        let meter = |main: Vec<CardId>, side: Side| {
            let bases = side.deck.bases;
            let deck = Deck { main, bases };
            Meter::new(table, rules, deck, side.options, yardstick)
        };
        Ok(Self {
            a: meter(first, a)?,
            b: meter(second, b)?,
            share: yardstick.measure.is_share(),
        })
    }

    /// Nothing measured yet.
    #[must_use]
    pub fn paired(&self) -> Paired {
        Paired::new(self.share)
    }

    /// Plays these games with both decks.
    pub fn run(&mut self, seed: u64, games: Range<u64>, paired: &mut Paired) {
        for game in games {
            paired.add(self.a.value(seed, game), self.b.value(seed, game));
        }
    }

    /// What the games say.
    #[must_use]
    pub fn comparison(&self, paired: &Paired, seed: u64, level: Level) -> Comparison {
        Comparison::new(paired, seed, level)
    }
}

/// Two decks with the cards that they have in common in the same places, by number, and the others after them.
#[must_use]
pub fn aligned(a: &[CardId], b: &[CardId]) -> (Vec<CardId>, Vec<CardId>) {
    let [mut a, mut b] = [a, b].map(|deck| {
        let mut deck = deck.to_vec();
        deck.sort_unstable();
        deck
    });
    let mut common = Vec::new();
    a.retain(|card| match b.binary_search(card) {
        Ok(place) => {
            common.push(b.remove(place));
            false
        }
        Err(_) => true,
    });
    ([common.clone(), a].concat(), [common, b].concat())
}
