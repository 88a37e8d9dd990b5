//! One prepared deck, and runs of games that are counted.
//!
//! ```
//! use fabulario_engine::fabula::{Deck, PlayRules, Table};
//! use fabulario_engine::goldfish::interval::Level;
//! use fabulario_engine::goldfish::tally::Detail;
//! use fabulario_engine::goldfish::{Simulation, Mulligan, Opponent, Options, Policy};
//! use serde_json::json;
//!
//! let table = Table::read(&json!([
//!     {"name": "Clareira", "kind": "base"},
//!     {"name": "Mateira", "kind": "aliado", "cost": 2, "vida": 3, "ofensiva": 2, "influencia": 2},
//!     {"name": "Onça", "kind": "aliado", "cost": 5, "vida": 5, "ofensiva": 5, "influencia": 1},
//! ])).unwrap();
//! let [base, cheap, dear] = ["Clareira", "Mateira", "Onça"].map(|name| table.find(name).unwrap());
//! let deck = Deck { main: [vec![cheap; 30], vec![dear; 10]].concat(), bases: [base; 5] };
//! let options = Options {
//!     turns: 3,
//!     first: true,
//!     opponent: Opponent::Inert([base; 5]),
//!     policy: Policy::BestSpend,
//!     mulligan: Mulligan::Never,
//! };
//! let mut simulation = Simulation::new(&table, PlayRules::default(), &deck, options, Detail::ALL, []).unwrap();
//! let mut tally = simulation.tally();
//! simulation.run(42, 0..200, &mut tally);
//! let report = simulation.report(&tally, 42, Level::P95);
//! let curve = &report.turns[0].on_curve_so_far;
//! assert!(curve.value > 0.99 && curve.low < curve.value && curve.of == 200);
//! assert_eq!(report.made.policy, "best_spend");
//! ```

use std::ops::Range;
use std::sync::Arc;

use super::interval::Level;
use super::question::Question;
use super::report::{Made, Report};
use super::tally::{Detail, Shape, Tally};
use super::{Goldfish, GoldfishError, Options, Trace};
use crate::fabula::{Action, Deck, PlayRules, Table};

mod precision;
mod samples;

pub use precision::{FIRST_LOOK, Target, enough, is_look, is_precise};
pub use samples::{SAMPLED, Sampled, Samples, Worth};

/// Games of one unit of work: they take a few milliseconds, and a run can be stopped after each unit.
pub const CHUNK: u64 = 16;

/// One deck, prepared; a clone of it for each thread.
#[derive(Debug, Clone)]
pub struct Simulation<'t> {
    goldfish: Goldfish<'t>,
    shape: Arc<Shape>,
    /// What the numbers depend on besides the deck.
    policy: &'static str,
    first: bool,
}

impl<'t> Simulation<'t> {
    /// A deck in any order and what is asked of it, or why it cannot be played.
    pub fn new(
        table: &'t Table,
        rules: PlayRules,
        deck: &Deck,
        options: Options,
        detail: Detail,
        questions: impl IntoIterator<Item = Question>,
    ) -> Result<Self, GoldfishError> {
        let mut deck = deck.clone();
        deck.main.sort_unstable();
        Self::with_slots(table, rules, deck, options, detail, questions)
    }

    /// The same, but chance picks places of the deck as it is given: see [`Goldfish::with_slots`].
    pub fn with_slots(
        table: &'t Table,
        rules: PlayRules,
        deck: Deck,
        options: Options,
        detail: Detail,
        questions: impl IntoIterator<Item = Question>,
    ) -> Result<Self, GoldfishError> {
        let shape = Shape::new(table, &rules, &deck, &options, detail).asking(questions);
        let (policy, first) = (options.policy.id(), options.first);
        Ok(Self {
            goldfish: Goldfish::with_slots(table, rules, deck, options)?,
            shape: Arc::new(shape),
            policy,
            first,
        })
    }

    /// An empty tally for this deck.
    #[must_use]
    pub fn tally(&self) -> Tally {
        Tally::new(Arc::clone(&self.shape))
    }

    /// Plays these games and adds them to a tally of this deck.
    pub fn run(&mut self, seed: u64, games: Range<u64>, tally: &mut Tally) {
        for game in games {
            tally.add(self.goldfish.play(seed, game));
        }
    }

    /// One game.
    pub fn play(&mut self, seed: u64, game: u64) -> &Trace {
        self.goldfish.play(seed, game)
    }

    /// What the player of the deck decides in one game.
    pub fn actions(&mut self, seed: u64, game: u64) -> Vec<Action> {
        self.goldfish.actions(seed, game)
    }

    /// Draws the opening hands of these games and makes the mulligan, and plays no turn.
    pub fn open(&mut self, seed: u64, games: Range<u64>) {
        for game in games {
            self.goldfish.open(seed, game);
        }
    }

    /// What is counted.
    #[must_use]
    pub fn shape(&self) -> &Arc<Shape> {
        &self.shape
    }

    /// What a tally of this deck says.
    #[must_use]
    pub fn report(&self, tally: &Tally, seed: u64, level: Level) -> Report {
        let made = Made::new(tally, self.policy, self.first, seed, level);
        Report::new(tally, made)
    }
}
