//! Plays a run on the pool, stage by stage, as long as somebody waits for it.

use std::net::IpAddr;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::header::RETRY_AFTER;
use fabulario_engine::goldfish::simulation::CHUNK;
use fabulario_engine::goldfish::tally::Tally;

use super::{Run, seats};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::optimal::{Hands, play_hands, weigh, weighed};
use crate::http::problem::{Kind, Problem};
use crate::wire::goldfish::GoldfishAnswer;
use crate::work::pool::{Full, Pieces, Pool, Work};

/// How often progress is told.
const TOLD: Duration = Duration::from_millis(250);

/// A place that several threads fill.
type Shared<T> = Arc<Mutex<Option<T>>>;

/// Some of the games of a run.
struct Stage {
    run: Arc<Run>,
    games: Range<u64>,
    tally: Shared<Tally>,
}

impl Work for Stage {
    fn work(&self, pieces: &mut Pieces<'_>) {
        let Ok(mut lab) = self.run.lab() else {
            return;
        };
        let mut counted = lab.tally();
        while let Some(piece) = pieces.take() {
            let from = self.games.start + piece * CHUNK;
            let to = (from + CHUNK).min(self.games.end);
            lab.run(self.run.seed, from..to, &mut counted);
        }
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *tally {
            // Both are of this run, so they have the same shape.
            Some(tally) => drop(tally.merge(&counted)),
            none => *none = Some(counted),
        }
    }
}

/// What is done once all games are played.
struct Telling {
    run: Arc<Run>,
    tally: Shared<Tally>,
    answer: Shared<GoldfishAnswer>,
}

impl Work for Telling {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while pieces.take().is_some() {
            let answer = taken(&self.tally).and_then(|tally| self.run.answer(&tally).ok());
            *self.answer.lock().unwrap_or_else(PoisonError::into_inner) = answer;
        }
    }
}

fn taken<T>(shared: &Shared<T>) -> Option<T> {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    shared.take()
}

/// Plays a run and tells how many games are under way from time to time; dropped, it ends.
pub async fn drive(
    pool: &Pool,
    client: IpAddr,
    run: Arc<Run>,
    mut progress: impl FnMut(u64),
) -> Result<GoldfishAnswer, Problem> {
    let tally = Shared::<Tally>::default();
    let (mulligan, lang) = (run.options.mulligan.clone(), run.lang);
    weigh(pool, client, (&mulligan, run.games), ("", lang)).await?;
    let hands = Hands {
        current: &run.current,
        mulligans: vec![&run.options.mulligan],
        patience: run.patience,
        lang,
    };
    for games in run.stages() {
        let its = Arc::clone(&run);
        let open = move |games| {
            if let Ok(mut lab) = its.lab() {
                lab.open(its.seed, games);
            }
        };
        play_hands(pool, client, &hands, games.clone(), open).await?;
        let pieces = (games.end - games.start).div_ceil(CHUNK);
        let begun = games.start;
        let (of, tally_of) = (Arc::clone(&run), Arc::clone(&tally));
        let stage = Stage {
            run: of,
            games,
            tally: tally_of,
        };
        let job = pool.begin(client, pieces, stage).map_err(full)?;
        loop {
            tokio::select! {
                done = job.finished() => break done.map_err(Problem::internal)?,
                () = tokio::time::sleep(TOLD) => {
                    progress((begun + job.begun() * CHUNK).min(run.games));
                }
            }
        }
        let counted = tally.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.as_ref().is_some_and(|tally| run.is_enough(tally)) {
            break;
        }
    }
    let played = tally
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .as_ref()
        .map_or(0, Tally::games);
    let seats = seats::compare(pool, client, &run, played).await?;
    let answer = Shared::default();
    let telling = Telling {
        run,
        tally,
        answer: Arc::clone(&answer),
    };
    let job = pool.begin(client, 1, telling).map_err(full)?;
    job.finished().await.map_err(Problem::internal)?;
    weighed(&mulligan, "", lang).map_err(Unplayed::problem)?;
    let answer = taken(&answer);
    let answer = answer.ok_or_else(|| Problem::internal("a run without an answer"))?;
    Ok(GoldfishAnswer {
        play_or_draw: seats,
        ..answer
    })
}

/// The problem of a pool that takes no more.
pub fn full(full: Full) -> Problem {
    let kind = match full {
        Full::Client => Kind::TooManySimulations,
        Full::All => Kind::SimulationsFull,
    };
    Problem::new(kind).header(RETRY_AFTER, 5.into())
}
