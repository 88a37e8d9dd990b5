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

pub use measure::{Direction, Measure, Yardstick};
pub use one_copy::{
    Change, ChangeReport, Changes, MOST_CHANGES, OneCopy, OneCopyError, Plan, one_copy,
};
pub use paired::{Matched, Paired};
pub use seats::Seats;
pub use verdict::{Compared, Comparison, Verdict};

/// Two decks that play the same games.
#[derive(Debug, Clone)]
pub struct Pair<'t> {
    a: Meter<'t>,
    b: Meter<'t>,
    /// What is measured.
    measure: Measure,
}

/// A deck and what is measured of its games.
#[derive(Debug, Clone)]
struct Meter<'t> {
    simulation: Simulation<'t>,
    gauge: measure::Gauge,
    last: u8,
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
        let last = yardstick.turn;
        Ok(Self {
            simulation,
            gauge,
            last,
        })
    }

    /// What was asked for, and the turn of the victory.
    fn value(&mut self, seed: u64, game: u64) -> [u16; 2] {
        let trace = self.simulation.play(seed, game);
        [self.gauge.value(trace), measure::won_turn(trace, self.last)]
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
            measure: yardstick.measure.clone(),
        })
    }

    /// Nothing measured yet.
    #[must_use]
    pub fn matched(&self) -> Matched {
        Matched::new(&self.measure)
    }

    /// Plays these games with both decks.
    pub fn run(&mut self, seed: u64, games: Range<u64>, matched: &mut Matched) {
        for game in games {
            matched.add(self.a.value(seed, game), self.b.value(seed, game));
        }
    }

    /// Draws the opening hands of these games and makes the mulligans, and plays no turn.
    pub fn open(&mut self, seed: u64, games: Range<u64>) {
        self.a.simulation.open(seed, games.clone());
        self.b.simulation.open(seed, games);
    }

    /// What the games say.
    #[must_use]
    pub fn compared(&self, matched: &Matched, seed: u64, level: Level) -> Compared {
        Compared::new(matched, seed, level)
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
