//! Games to read: a good one, a bad one, a usual one, a brick.

use std::ops::Range;

use super::Simulation;
use crate::goldfish::tally::spent;
use crate::goldfish::{BRICK_BY, Trace};

/// Among so many games, the first of a run, some are picked to be read.
pub const SAMPLED: u64 = 1_000;

/// The numbers of games to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishSamples))]
pub struct Samples {
    /// Most resources spent, of these most damage, of these the first.
    pub best: u64,
    /// As many games are below it as above it.
    pub median: u64,
    /// Fewest resources spent, of these least damage, of these the first.
    pub worst: u64,
    /// The first [brick](Trace::is_brick), if there is one.
    pub brick: Option<u64>,
}

impl Simulation<'_> {
    /// Picks games by their numbers, the same ones every time; none if there are no games.
    pub fn samples(&mut self, seed: u64, games: Range<u64>) -> Option<Samples> {
        let last = games.end.min(games.start.saturating_add(SAMPLED));
        let mut brick = None;
        let mut ranked: Vec<((u32, u32), u64)> = Vec::new();
        let asked = self.shape.turns() >= BRICK_BY;
        for game in games.start..last {
            let trace = self.play(seed, game);
            ranked.push((worth(trace), game));
            if asked && trace.is_brick() {
                brick = brick.or(Some(game));
            }
        }
        ranked.sort_unstable();
        let median = ranked.get(ranked.len().saturating_sub(1) / 2)?.1;
        let worst = ranked.first()?.1;
        let most = ranked.last()?.0;
        let best = ranked.iter().find(|(worth, _)| *worth == most)?.1;
        Some(Samples {
            best,
            median,
            worst,
            brick,
        })
    }
}

/// Resources spent, and damage to bases.
fn worth(trace: &Trace) -> (u32, u32) {
    let turns = || trace.turns().iter();
    let spent = turns().map(|turn| u32::from(spent(turn))).sum();
    (spent, turns().map(|turn| u32::from(turn.damage)).sum())
}
