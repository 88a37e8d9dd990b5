//! Ready decks against each other: every pair, both sides played by the greedy pilot with responses.
//!
//! The games depend on the seed and their number alone, so the same question has the same answer on any machine and
//! on any number of threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use chrono::NaiveDate;
use fabulario_engine::fabula::players::{Duelist, Pilot, Tally};
use fabulario_engine::fabula::setup::SetupError;
use fabulario_engine::fabula::{Deck, PlayRules};

use crate::fabula::Library;
use crate::ready::DeckSheet as _;
use crate::wins::{Pair, Wins, list_digest};

mod bars;
mod report;

pub use bars::Bar;

/// What is asked.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// Games of each pair, and of each deck against the random pilot.
    pub games: u64,
    /// The seed of all games.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: usize,
}

/// What was seen.
#[derive(Debug, Clone)]
pub struct Measured {
    /// The ids of the decks, in the order of the rows.
    pub decks: Vec<String>,
    /// Each pair of decks, the first below the second.
    pub pairs: Vec<([usize; 2], Tally)>,
    /// Each deck, greedy against random.
    pub against_random: Vec<Tally>,
    /// What was asked.
    pub question: Question,
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// Somebody did not want to wait.
    #[error("stopped before the end")]
    Cancelled,
    /// A deck that the engine does not play.
    #[error("a ready deck cannot be played: {0:?}")]
    Unplayable(Vec<SetupError>),
}

/// One measurement: two decks and who plays them.
#[derive(Clone, Copy)]
struct Job {
    decks: [usize; 2],
    pilots: [Pilot; 2],
}

/// Plays every pair of ready decks, and every deck against itself in the hands of chance.
///
/// `progress` is told how many of how many measurements are done; they stop soon after `cancelled` is set.
pub fn measure(
    library: &Library,
    rules: PlayRules,
    question: Question,
    progress: &(dyn Fn(usize, usize) + Sync),
    cancelled: &AtomicBool,
) -> Result<Measured, Stopped> {
    let decks: Vec<&Deck> = library.decks.iter().map(|deck| &deck.deck).collect();
    let jobs = jobs(decks.len());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results: Mutex<Vec<Option<Result<Tally, Stopped>>>> =
        Mutex::new(jobs.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..question.threads.max(1) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(at) else {
                        return;
                    };
                    let result = play(library, rules, &decks, *job, question, cancelled);
                    let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some(place) = results.get_mut(at) {
                        *place = Some(result);
                    }
                    drop(results);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, jobs.len());
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut measured = Measured {
        decks: library.decks.iter().map(|it| it.sheet.id.clone()).collect(),
        pairs: Vec::new(),
        against_random: Vec::new(),
        question,
    };
    for (job, result) in jobs.iter().zip(results) {
        let tally = result.unwrap_or(Err(Stopped::Cancelled))?;
        if job.pilots == [Pilot::Greedy; 2] {
            measured.pairs.push((job.decks, tally));
        } else {
            measured.against_random.push(tally);
        }
    }
    Ok(measured)
}

impl Measured {
    /// What was seen of a library, to be kept.
    #[must_use]
    pub fn wins(&self, library: &Library, day: NaiveDate) -> Wins {
        let decks = library.decks.iter();
        let decks = decks.map(|it| (it.sheet.id.clone(), list_digest(&it.sheet.document())));
        let pair = |(places, tally): &([usize; 2], Tally)| {
            let [Some(a), Some(b)] = places.map(|place| self.decks.get(place)) else {
                return None;
            };
            let decks = [a.clone(), b.clone()];
            let wins = tally.wins;
            Some(Pair { decks, wins })
        };
        Wins {
            pilot: "greedy".to_owned(),
            seed: self.question.seed,
            games: self.question.games,
            day,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            decks: decks.collect(),
            pairs: self.pairs.iter().filter_map(pair).collect(),
        }
    }
}

fn jobs(decks: usize) -> Vec<Job> {
    let pairs = (0..decks).flat_map(|a| {
        (a + 1..decks).map(move |b| Job {
            decks: [a, b],
            pilots: [Pilot::Greedy; 2],
        })
    });
    let against_chance = (0..decks).map(|deck| Job {
        decks: [deck; 2],
        pilots: [Pilot::Greedy, Pilot::Random],
    });
    pairs.chain(against_chance).collect()
}

fn play(
    library: &Library,
    rules: PlayRules,
    decks: &[&Deck],
    job: Job,
    question: Question,
    cancelled: &AtomicBool,
) -> Result<Tally, Stopped> {
    let mut tally = Tally::default();
    let [Some(first), Some(second)] = job.decks.map(|deck| decks.get(deck)) else {
        return Ok(tally);
    };
    let mut duelist = Duelist::new(
        &library.table,
        rules,
        [first, second],
        job.pilots,
        question.seed,
    )
    .map_err(Stopped::Unplayable)?;
    for game in 0..question.games {
        if cancelled.load(Ordering::Relaxed) {
            return Err(Stopped::Cancelled);
        }
        tally.add(&duelist.play(game).map_err(Stopped::Unplayable)?);
    }
    Ok(tally)
}
