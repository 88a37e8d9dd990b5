//! Hands that games weigh: found by drawing the opening hands of a run, weighed on the pool, then looked up by its
//! games.

use std::net::IpAddr;
use std::ops::Range;
use std::sync::Arc;

use fabulario_engine::goldfish::advice::Keeps;
use fabulario_engine::goldfish::{CardList, Mulligan};

use super::GAMES;
use crate::catalogue::Current;
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::run::drive::full;
use crate::http::problem::Problem;
use crate::wire::Mistake;
use crate::words::Language;
use crate::words::goldfish::no_value as words;
use crate::work::pool::{Pieces, Pool, Work};

/// Games whose hands are drawn at once.
const DRAWN: u64 = 1_024;

/// How long somebody waits for the hands to be weighed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Patience {
    /// Until the request is too late.
    Request,
    /// As long as it takes: progress is told.
    Events,
}

impl Patience {
    /// The most hands that are weighed by games: some seconds of two threads, or some minutes.
    const fn most(self) -> usize {
        match self {
            Self::Request => 1_000,
            Self::Events => 50_000,
        }
    }
}

/// Hands that are weighed where nobody says how many games: half of what may be asked for, so that an answer comes from
/// a busy machine, too.
const USUAL: u32 = 500;

/// How many games are played where nobody says so: as `usual`, but where games weigh hands no more than [`USUAL`] of
/// them, even if every game has a hand of its own for each of these mulligans.
pub(in crate::desk::goldfish) fn usual_games(usual: u32, mulligans: &[&Mulligan]) -> u32 {
    let by_games = |it: &Mulligan| matches!(it, Mulligan::Optimal(keeps) if keeps.plays());
    let weighed = (0_u32..).zip(mulligans.iter().filter(|it| by_games(it)));
    let each = weighed.last().map(|(others, _)| USUAL / (others + 1));
    each.map_or(usual, |each| each.min(usual))
}

/// Mulligans whose hands may be weighed by games.
pub(in crate::desk::goldfish) struct Hands<'h> {
    pub current: &'h Arc<Current>,
    pub mulligans: Vec<&'h Mulligan>,
    pub patience: Patience,
    pub lang: Language,
}

impl Hands<'_> {
    /// Those of which games weigh at least some hands.
    fn keeps(&self) -> Vec<Arc<Keeps>> {
        let keeps = self.mulligans.iter().filter_map(|mulligan| match mulligan {
            Mulligan::Optimal(keeps) if keeps.plays() => Some(Arc::clone(keeps)),
            _ => None,
        });
        keeps.collect()
    }
}

/// Weighs every hand of some games that games must weigh; `open` draws their hands.
pub(in crate::desk::goldfish) async fn play_hands(
    pool: &Pool,
    client: IpAddr,
    hands: &Hands<'_>,
    games: Range<u64>,
    open: impl Fn(Range<u64>) + Send + Sync + 'static,
) -> Result<(), Problem> {
    let keeps = hands.keeps();
    if keeps.is_empty() {
        return Ok(());
    }
    let most = hands.patience.most();
    let opening = Opening {
        games: games.clone(),
        open,
        keeps: keeps.clone(),
        most,
    };
    let pieces = (games.end - games.start).div_ceil(DRAWN);
    let job = pool.begin(client, pieces, opening).map_err(full)?;
    job.finished().await.map_err(Problem::internal)?;
    if asked(&keeps) > most {
        let message = words::too_many_by_games(most, GAMES);
        let mistake = Mistake::new("/games".to_owned(), "too_large", hands.lang, message);
        return Err(Unplayed::one(mistake).problem());
    }
    for keeps in keeps {
        let hands_of = keeps.waiting();
        let playing = Playing {
            current: Arc::clone(hands.current),
            keeps,
            hands: hands_of,
        };
        let pieces = playing.hands.len() as u64;
        let job = pool.begin(client, pieces, playing).map_err(full)?;
        job.finished().await.map_err(Problem::internal)?;
    }
    Ok(())
}

/// Weighs the hands that wait, one after the other: those of a single game.
pub(in crate::desk::goldfish) fn play_now(current: &Current, mulligan: &Mulligan) {
    if let Mulligan::Optimal(keeps) = mulligan {
        for hand in keeps.waiting() {
            // A hand that could not be weighed waits on, which is told.
            let _ = keeps.play(&current.catalogue.fabula().table, &hand, || true);
        }
    }
}

/// Hands of all mulligans together that were met.
fn asked(keeps: &[Arc<Keeps>]) -> usize {
    keeps.iter().map(|keeps| keeps.asked()).sum()
}

/// Draws hands, until there are too many of them.
struct Opening<F> {
    games: Range<u64>,
    open: F,
    keeps: Vec<Arc<Keeps>>,
    most: usize,
}

impl<F: Fn(Range<u64>) + Send + Sync + 'static> Work for Opening<F> {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while let Some(piece) = pieces.take() {
            if asked(&self.keeps) <= self.most {
                let from = self.games.start + piece * DRAWN;
                (self.open)(from..(from + DRAWN).min(self.games.end));
            }
        }
    }
}

/// Hands to weigh, each a piece.
struct Playing {
    current: Arc<Current>,
    keeps: Arc<Keeps>,
    hands: Vec<CardList>,
}

impl Work for Playing {
    fn work(&self, pieces: &mut Pieces<'_>) {
        let table = &self.current.catalogue.fabula().table;
        while let Some(piece) = pieces.take() {
            let place = usize::try_from(piece).unwrap_or(usize::MAX);
            if let Some(hand) = self.hands.get(place) {
                // A hand that could not be weighed waits on, which is told.
                let _ = self.keeps.play(table, hand, || pieces.are_wanted());
            }
        }
    }
}
