//! Plays a comparison on the pool, as long as somebody waits for it.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use fabulario_engine::goldfish::compare::{Matched, OneCopy, OneCopyError};
use fabulario_engine::goldfish::simulation::CHUNK;

use super::{Comparing, Other};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::optimal::{Hands, play_hands, weigh, weighed};
use crate::desk::goldfish::run::drive::full;
use crate::http::problem::Problem;
use crate::wire::goldfish::CompareAnswer;
use crate::work::pool::{Pieces, Pool, Work};

/// How often progress is told.
const TOLD: Duration = Duration::from_millis(250);

/// What the threads have found.
#[derive(Default)]
struct Found {
    matched: Option<Matched>,
    copies: Option<Result<OneCopy, OneCopyError>>,
}

struct Games {
    comparing: Arc<Comparing>,
    found: Arc<Mutex<Found>>,
    played: Arc<AtomicU64>,
}

impl Work for Games {
    fn work(&self, pieces: &mut Pieces<'_>) {
        match &self.comparing.other {
            Other::Deck(b) => {
                let Ok(mut pair) = self.comparing.pair(b) else {
                    return;
                };
                let mut matched = pair.matched();
                while let Some(piece) = pieces.take() {
                    let from = piece * CHUNK;
                    let to = (from + CHUNK).min(self.comparing.games);
                    pair.run(self.comparing.seed, from..to, &mut matched);
                    self.played.fetch_add(to - from, Ordering::Relaxed);
                }
                let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
                match &mut found.matched {
                    Some(all) => all.merge(&matched),
                    none => *none = Some(matched),
                }
            }
            Other::OneCopy(changes) => {
                while pieces.take().is_some() {
                    let copies = self.comparing.copies(changes, |played, _| {
                        self.played.store(played, Ordering::Relaxed);
                        pieces.are_wanted()
                    });
                    let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.copies = Some(copies);
                }
            }
        }
    }
}

/// Plays a comparison and tells how many games are played from time to time; dropped, it ends.
pub async fn drive(
    pool: &Pool,
    client: IpAddr,
    comparing: Arc<Comparing>,
    mut progress: impl FnMut(u64),
) -> Result<CompareAnswer, Problem> {
    weigh(
        pool,
        client,
        (&comparing.a.options.mulligan, comparing.games),
        ("/a", comparing.lang),
    )
    .await?;
    if let Other::Deck(b) = &comparing.other {
        let mulligan = (&b.options.mulligan, comparing.games);
        weigh(pool, client, mulligan, ("/b", comparing.lang)).await?;
        let hands = Hands {
            current: &comparing.current,
            mulligans: vec![&comparing.a.options.mulligan, &b.options.mulligan],
            patience: comparing.patience,
            lang: comparing.lang,
        };
        let its = Arc::clone(&comparing);
        let open = move |games| {
            if let Other::Deck(b) = &its.other
                && let Ok(mut pair) = its.pair(b)
            {
                pair.open(its.seed, games);
            }
        };
        play_hands(pool, client, &hands, 0..comparing.games, open).await?;
    }
    let (found, played) = (Arc::<Mutex<Found>>::default(), Arc::<AtomicU64>::default());
    let games = Games {
        comparing: Arc::clone(&comparing),
        found: Arc::clone(&found),
        played: Arc::clone(&played),
    };
    let job = match comparing.other {
        Other::Deck(_) => {
            let pieces = comparing.games.div_ceil(CHUNK);
            pool.begin(client, pieces, games)
        }
        Other::OneCopy(_) => pool.begin_alone(client, games),
    };
    let job = job.map_err(full)?;
    loop {
        tokio::select! {
            done = job.finished() => break done.map_err(Problem::internal)?,
            () = tokio::time::sleep(TOLD) => progress(played.load(Ordering::Relaxed)),
        }
    }
    let lang = comparing.lang;
    weighed(&comparing.a.options.mulligan, "/a", lang).map_err(Unplayed::problem)?;
    if let Other::Deck(b) = &comparing.other {
        weighed(&b.options.mulligan, "/b", lang).map_err(Unplayed::problem)?;
    }
    let found = std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner));
    match (found.matched, found.copies) {
        (Some(paired), _) => comparing.told(&paired),
        (None, Some(copies)) => comparing.told_copies(copies),
        (None, None) => Err(Problem::internal("a comparison without games")),
    }
}
