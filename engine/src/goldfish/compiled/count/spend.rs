//! How resources are spent.

use super::Batch;
use crate::goldfish::compiled::game::Saw;
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
    /// Games in which a card was played for the first time.
    first_play: u64,
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
            first_play: 0,
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

/// Counts how resources are spent.
#[derive(Debug, Clone)]
pub(super) struct Spends {
    turns: Vec<Ways>,
    games: u64,
    /// Of each game: whether every turn was on curve, whether a card was played, and all that was spent.
    curve: [bool; AT_ONCE],
    played: [bool; AT_ONCE],
    spent: [u16; AT_ONCE],
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
            games: 0,
            curve: [false; AT_ONCE],
            played: [false; AT_ONCE],
            spent: [0; AT_ONCE],
        }
    }

    /// Moves everything into the counters of a tally.
    pub fn pour(&mut self, into: &mut Spend) {
        let turns = self.turns.len();
        let mut never = std::mem::take(&mut self.games);
        let mut bricks = if turns < 2 { 0 } else { never };
        let [none, first_play @ ..] = &mut into.first_play;
        let turns = self.turns.iter_mut().zip(&mut into.turns).zip(first_play);
        for (number, ((from, to), first_play)) in turns.enumerate() {
            let first = std::mem::take(&mut from.first_play);
            *first_play += first;
            never -= first;
            bricks = bricks.saturating_sub(if number < 2 { first } else { 0 });
            from.pour(to);
        }
        *none += never;
        into.bricks += bricks;
    }
}

#[expect(clippy::indexing_slicing, reason = "places are below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Spends {
    #[inline]
    fn opened(&mut self, _: &Model<W>, games: &Batch<W, N>) {
        self.games += games.count as u64;
        // A game that was lost before its first turn has nothing to be on curve with.
        self.curve = games.ends.map(|end| end.is_none());
        self.played = [false; AT_ONCE];
        self.spent = [0; AT_ONCE];
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        let Some(ways) = self.turns.get_mut(number) else {
            return;
        };
        for at in games.places() {
            match games.saw(at, number) {
                Saw::Nothing => {}
                Saw::Compra => {
                    self.curve[at] = false;
                    ways.lost += 1;
                }
                Saw::All => {
                    let on_cards = games.spent[at];
                    let on_restoring = model.restoring(games.restored[at]);
                    let played = games.plays[at] > 0;
                    self.curve[at] &= on_cards == ways.resources;
                    self.spent[at] += on_cards + on_restoring;
                    let way = usize::from(on_cards) * ways.width + usize::from(on_restoring);
                    if let Some(games) = ways.games.get_mut(2 * way + usize::from(played)) {
                        *games += 1;
                    }
                    ways.first_play += u64::from(played && !self.played[at]);
                    self.played[at] |= played;
                }
            }
            ways.curve_so_far += u64::from(self.curve[at]);
            if let Some(games) = ways.spent_so_far.get_mut(usize::from(self.spent[at])) {
                *games += 1;
            }
        }
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, _: &Batch<W, N>) {}
}
