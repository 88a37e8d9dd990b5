//! Plays a run on the pool, as long as somebody waits for it.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Alone, CHUNK, Shared};
use crate::desk::goldfish::run::drive::full;
use crate::http::problem::Problem;
use crate::wire::goldfish::SolitaireAnswer;
use crate::work::pool::{Pieces, Pool, Work};

/// How often progress is told.
const TOLD: Duration = Duration::from_millis(250);

/// A place that several threads fill.
type Place<T> = Arc<Mutex<Option<T>>>;

/// All games of a run.
struct Games<A: Alone> {
    run: Shared<A>,
    tally: Place<A::Tally>,
}

impl<A: Alone> Work for Games<A> {
    fn work(&self, pieces: &mut Pieces<'_>) {
        let run = &self.run;
        let mut counted = run.alone.tally();
        let mut next = || {
            let from = pieces.take()? * CHUNK;
            Some(from..(from + CHUNK).min(run.games))
        };
        run.alone.play(run.seed, &mut next, &mut counted);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *tally {
            Some(tally) => A::merge(tally, &counted),
            none => *none = Some(counted),
        }
    }
}

/// What is done once all games are played.
struct Telling<A: Alone> {
    run: Shared<A>,
    tally: Place<A::Tally>,
    answer: Place<SolitaireAnswer>,
}

impl<A: Alone> Work for Telling<A> {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while pieces.take().is_some() {
            let answer = taken(&self.tally).map(|tally| self.run.answer(&tally));
            *self.answer.lock().unwrap_or_else(PoisonError::into_inner) = answer;
        }
    }
}

fn taken<T>(place: &Place<T>) -> Option<T> {
    place.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// Plays a run and tells how many games are under way from time to time; dropped, it ends.
pub async fn drive<A: Alone>(
    pool: &Pool,
    client: IpAddr,
    run: Shared<A>,
    mut progress: impl FnMut(u64),
) -> Result<SolitaireAnswer, Problem> {
    let tally = Place::<A::Tally>::default();
    let games = Games {
        run: Arc::clone(&run),
        tally: Arc::clone(&tally),
    };
    let job = pool.begin(client, run.games.div_ceil(CHUNK), games);
    let job = job.map_err(full)?;
    loop {
        tokio::select! {
            done = job.finished() => break done.map_err(Problem::internal)?,
            () = tokio::time::sleep(TOLD) => progress((job.begun() * CHUNK).min(run.games)),
        }
    }
    let answer = Place::default();
    let telling = Telling {
        run,
        tally,
        answer: Arc::clone(&answer),
    };
    let job = pool.begin(client, 1, telling).map_err(full)?;
    job.finished().await.map_err(Problem::internal)?;
    taken(&answer).ok_or_else(|| Problem::internal("a run without an answer"))
}
