//! Games to read: the best one, a usual one, the worst one, a brick.

use std::cmp::Reverse;
use std::ops::Range;

use super::Simulation;
use crate::goldfish::{BRICK_BY, How, Trace};

/// Among so many games, the first of a run, some are picked to be read.
pub const SAMPLED: u64 = 1_000;

/// What a game is worth beside others: won before not won, then the earlier turn, more bases, more damage that counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth {
    /// The turn of the victory, the earlier the better; none is worse than any.
    won: Option<Reverse<u8>>,
    /// Bases that the opponent has lost.
    pub bases: u16,
    /// Damage to bases.
    pub damage: u32,
}

impl Worth {
    /// The worth of a game.
    #[must_use]
    pub fn of(trace: &Trace) -> Self {
        let won = |how| matches!(how, How::Offence | How::Influence | How::Card);
        let end = trace.end.filter(|end| won(end.how));
        let damage = trace.turns().iter().map(|turn| u32::from(turn.damage));
        Self {
            won: end.map(|end| Reverse(end.turn)),
            bases: trace.turns().last().map_or(0, |turn| turn.bases),
            damage: damage.sum(),
        }
    }

    /// The turn of the victory.
    #[must_use]
    pub fn won(&self) -> Option<u8> {
        self.won.map(|Reverse(turn)| turn)
    }
}

/// A game to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sampled {
    /// Its number under the seed.
    pub number: u64,
    /// So many games were better.
    pub better: u64,
    /// What it is worth.
    pub worth: Worth,
}

/// The games to read, of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Samples {
    /// None is better; of equals the first.
    pub best: Sampled,
    /// In the middle: as many games come before it as after it, or one fewer.
    pub median: Sampled,
    /// None is worse; of equals the last.
    pub worst: Sampled,
    /// The first [brick](Trace::is_brick), if there is one.
    pub brick: Option<Sampled>,
    /// Games that were looked at.
    pub of: u64,
}

impl Simulation<'_> {
    /// Picks games by their numbers, the same ones every time; none if there are no games.
    pub fn samples(&mut self, seed: u64, games: Range<u64>) -> Option<Samples> {
        let last = games.end.min(games.start.saturating_add(SAMPLED));
        let mut brick = None;
        let mut ranked: Vec<(Worth, u64)> = Vec::new();
        let asked = self.shape.turns() >= BRICK_BY;
        for game in games.start..last {
            let trace = self.play(seed, game);
            ranked.push((Worth::of(trace), game));
            if asked && trace.is_brick() {
                brick = brick.or(Some(game));
            }
        }
        ranked.sort_unstable_by_key(|(worth, game)| (Reverse(*worth), *game));
        let sampled = |place: usize| {
            let (worth, number) = *ranked.get(place)?;
            // Of equals none is better, whichever comes first.
            let better = ranked.partition_point(|(other, _)| *other > worth);
            let better = u64::try_from(better).ok()?;
            Some(Sampled {
                number,
                better,
                worth,
            })
        };
        let last = ranked.len().checked_sub(1)?;
        let brick = brick.and_then(|brick| ranked.iter().position(|(_, game)| *game == brick));
        Some(Samples {
            best: sampled(0)?,
            median: sampled(last / 2)?,
            worst: sampled(last)?,
            brick: brick.and_then(sampled),
            of: u64::try_from(ranked.len()).ok()?,
        })
    }
}
