//! How resources are spent.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::{Model, Stage};
use crate::goldfish::tally::{Spend, SpendTurn};

/// How often each way to spend the resources of a turn came: most counters of a turn follow from it.
#[derive(Debug, Clone)]
struct Ways {
    resources: u16,
    /// How many numbers up to the resources there are.
    width: usize,
    /// By what cards cost, what restoring cost, and whether a card was played.
    games: Vec<u64>,
    /// Games that were lost in this turn.
    lost: u64,
    curve_so_far: u64,
    /// By what was spent so far.
    spent_so_far: Vec<u64>,
}

impl Ways {
    fn new(resources: u8, so_far: usize) -> Self {
        let width = usize::from(resources) + 1;
        Self {
            resources: resources.into(),
            width,
            games: vec![0; 2 * width * width],
            lost: 0,
            curve_so_far: 0,
            spent_so_far: vec![0; so_far + 1],
        }
    }

    /// Moves everything into the counters of a tally.
    fn pour(&mut self, into: &mut SpendTurn) {
        into.curve_so_far += std::mem::take(&mut self.curve_so_far);
        for (spent, games) in (0..).zip(&mut self.spent_so_far) {
            into.spent_so_far.count_times(spent, std::mem::take(games));
        }
        let lost = std::mem::take(&mut self.lost);
        into.reached += lost;
        into.spent.count_times(0, lost);
        into.on_cards.count_times(0, lost);
        into.wasted.count_times(0, lost);
        let width = self.resources + 1;
        for (way, games) in (0..).zip(&mut self.games) {
            let games = std::mem::take(games);
            let (cards, restoring) = (way / 2 / width, way / 2 % width);
            if games > 0 {
                let spent = cards + restoring;
                into.reached += games;
                into.spent.count_times(spent, games);
                into.on_cards.count_times(cards, games);
                into.wasted.count_times(self.resources - spent, games);
                into.curve += if cards == self.resources { games } else { 0 };
                into.used += if spent == self.resources { games } else { 0 };
                into.played += games * u64::from(way % 2);
            }
        }
    }
}

/// What is known of one game so far.
#[derive(Debug, Clone, Copy, Default)]
struct SoFar {
    /// Whether every turn was on curve.
    curve: bool,
    /// The turn of the first play; zero is never.
    first_play: u8,
    spent: u16,
}

/// Counts how resources are spent.
#[derive(Debug, Clone)]
pub(super) struct Spends {
    turns: Vec<Ways>,
    first_play: Vec<u64>,
    games: [SoFar; AT_ONCE],
}

impl Spends {
    pub fn new<const W: usize>(stages: &[Stage<W>]) -> Self {
        let mut so_far = 0;
        let ways = |stage: &Stage<W>| {
            so_far += usize::from(stage.resources);
            Ways::new(stage.resources, so_far)
        };
        Self {
            turns: stages.iter().map(ways).collect(),
            first_play: vec![0; stages.len() + 1],
            games: [SoFar::default(); AT_ONCE],
        }
    }

    /// Moves everything into the counters of a tally.
    pub fn pour(&mut self, into: &mut Spend) {
        let turns = self.turns.len();
        for (from, to) in self.turns.iter_mut().zip(&mut into.turns) {
            from.pour(to);
        }
        for ((turn, from), to) in (0..).zip(&mut self.first_play).zip(&mut into.first_play) {
            let games = std::mem::take(from);
            *to += games;
            let brick = turns >= 2 && !(1..=2).contains(&turn);
            into.bricks += if brick { games } else { 0 };
        }
    }
}

#[expect(clippy::indexing_slicing, reason = "a remainder is below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N> for Spends {
    #[inline]
    fn opened(&mut self, _: &Model<W>, at: usize, game: &Game<W, N>) {
        self.games[at % AT_ONCE] = SoFar {
            // A game that was lost before its first turn has nothing to be on curve with.
            curve: game.end.is_none(),
            ..SoFar::default()
        };
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        let so_far = &mut self.games[at % AT_ONCE];
        let Some(ways) = self.turns.get_mut(number) else {
            return;
        };
        if game.end.is_none() || game.reached(number) && !game.lost_in(number) {
            let plays = &game.turn.plays;
            let (on_cards, on_restoring) = (plays.spent, game.turn.on_restoring);
            let played = plays.count > 0;
            so_far.curve &= u16::from(on_cards) == ways.resources;
            so_far.spent += u16::from(on_cards) + u16::from(on_restoring);
            let way = usize::from(on_cards) * ways.width + usize::from(on_restoring);
            if let Some(games) = ways.games.get_mut(2 * way + usize::from(played)) {
                *games += 1;
            }
            if so_far.first_play == 0 && played {
                so_far.first_play = u8::try_from(number + 1).unwrap_or(u8::MAX);
            }
        } else if game.reached(number) {
            so_far.curve = false;
            ways.lost += 1;
        }
        ways.curve_so_far += u64::from(so_far.curve);
        if let Some(games) = ways.spent_so_far.get_mut(usize::from(so_far.spent)) {
            *games += 1;
        }
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, at: usize, _: &Game<W, N>) {
        let first = self.games[at % AT_ONCE].first_play;
        if let Some(games) = self.first_play.get_mut(usize::from(first)) {
            *games += 1;
        }
    }
}
