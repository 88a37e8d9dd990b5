//! The deck of a run in both seats.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use fabulario_engine::goldfish::GoldfishError;
use fabulario_engine::goldfish::compare::{Measure, Paired, Seats};
use fabulario_engine::goldfish::simulation::CHUNK;

use super::Run;
use super::drive::full;
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::compare::words::{Measured, verdict};
use crate::desk::goldfish::optimal::{Hands, play_hands, weigh, weighed};
use crate::http::problem::Problem;
use crate::wire::goldfish::{MeasureId, SeatsTold};
use crate::words::compare::going_second;
use crate::work::pool::{Pieces, Pool, Work};

/// Most games in both seats: the intervals are narrow by then.
const MOST: u64 = 100_000;

struct Playing {
    run: Arc<Run>,
    games: u64,
    paired: Arc<Mutex<Vec<Paired>>>,
}

impl Work for Playing {
    fn work(&self, pieces: &mut Pieces<'_>) {
        let run = &self.run;
        let Ok(mut seats) = run.seats() else {
            return;
        };
        let mut counted = Seats::paired();
        while let Some(piece) = pieces.take() {
            let from = piece * CHUNK;
            let to = (from + CHUNK).min(self.games);
            seats.run(run.seed, from..to, &mut counted);
        }
        let mut all = self.paired.lock().unwrap_or_else(PoisonError::into_inner);
        for (all, counted) in all.iter_mut().zip(&counted) {
            all.merge(counted);
        }
    }
}

impl Run {
    /// The deck in both seats, ready to play.
    fn seats(&self) -> Result<Seats<'_>, GoldfishError> {
        let table = &self.current.catalogue.fabula().table;
        Seats::new(table, self.rules, &self.deck, &self.options, &self.other)
    }
}

/// Plays so many games of a run in both seats, if that is asked for.
pub(super) async fn compare(
    pool: &Pool,
    client: IpAddr,
    run: &Arc<Run>,
    games: u64,
) -> Result<Vec<SeatsTold>, Problem> {
    if !run.told.play_or_draw {
        return Ok(Vec::new());
    }
    let games = games.min(MOST);
    let lang = run.lang;
    weigh(pool, client, (&run.other, games), ("", lang)).await?;
    let hands = Hands {
        current: &run.current,
        mulligans: vec![&run.options.mulligan, &run.other],
        patience: run.patience,
        lang,
    };
    let its = Arc::clone(run);
    let open = move |games| {
        if let Ok(mut seats) = its.seats() {
            seats.open(its.seed, games);
        }
    };
    play_hands(pool, client, &hands, 0..games, open).await?;
    let paired = Arc::new(Mutex::new(Seats::paired()));
    let playing = Playing {
        run: Arc::clone(run),
        games,
        paired: Arc::clone(&paired),
    };
    let job = pool.begin(client, games.div_ceil(CHUNK), playing);
    let job = job.map_err(full)?;
    job.finished().await.map_err(Problem::internal)?;
    weighed(&run.other, "", lang).map_err(Unplayed::problem)?;
    let paired = paired.lock().unwrap_or_else(PoisonError::into_inner);
    let comparisons = Seats::comparisons(&paired, run.seed, run.level);
    let turn = run.options.turns;
    let measured = |(measure, comparison)| Measured {
        comparison,
        by: id(measure),
        turn,
    };
    let all: Vec<Measured<'_>> = Seats::MEASURES
        .iter()
        .zip(&comparisons)
        .map(measured)
        .collect();
    // Who wins earlier is better, whatever else is measured.
    let won = all.iter().find(|it| matches!(it.by, MeasureId::WonTurn));
    let told = all.iter().map(|it| {
        let also_won = won.filter(|_| !matches!(it.by, MeasureId::WonTurn));
        SeatsTold {
            measure: it.by,
            turn,
            text: verdict(*it, also_won.copied(), going_second()).to(run.lang),
            comparison: it.comparison.clone(),
        }
    });
    Ok(told.collect())
}

const fn id(measure: &Measure) -> MeasureId {
    match measure {
        Measure::WonTurn => MeasureId::WonTurn,
        Measure::Spent => MeasureId::Spent,
        Measure::Damage => MeasureId::Damage,
        Measure::Influence => MeasureId::Influence,
        Measure::Bases => MeasureId::Bases,
        Measure::Curve => MeasureId::Curve,
        Measure::Centro => MeasureId::Centro,
        Measure::Package(_) => MeasureId::Package,
    }
}
