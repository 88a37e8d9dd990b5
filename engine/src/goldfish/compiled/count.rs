//! Games counted without a trace.

use super::game::{Game, Own};
use super::machine::Witness;
use super::model::Model;
use crate::goldfish::tally::{Spend, SpendTurn};
use crate::goldfish::{End, Tally};

/// How often each way to spend the resources of a turn came: most counters of a turn follow from it.
#[derive(Debug, Clone)]
pub(super) struct Spends {
    /// Which turn, counted from one.
    number: u8,
    resources: u16,
    /// By what cards cost, what restoring cost, and whether a card was played.
    ways: Vec<u64>,
    curve_so_far: u64,
}

impl Spends {
    pub fn new(number: u8, resources: u16) -> Self {
        let width = usize::from(resources) + 1;
        Self {
            number,
            resources,
            ways: vec![0; 2 * width * width],
            curve_so_far: 0,
        }
    }

    #[inline]
    fn count<const W: usize>(&mut self, turn: &Own<W>, tally: &mut SpendTurn) {
        if turn.lost {
            tally.reached += 1;
            tally.spent.count(0);
            tally.on_cards.count(0);
            tally.wasted.count(0);
            return;
        }
        let width = usize::from(self.resources) + 1;
        let way = usize::from(turn.plays.spent) * width + usize::from(turn.on_restoring);
        if let Some(games) = self
            .ways
            .get_mut(2 * way + usize::from(turn.plays.count > 0))
        {
            *games += 1;
        }
    }

    /// Moves everything into the counters of a tally.
    fn pour(&mut self, into: &mut SpendTurn) {
        into.curve_so_far += std::mem::take(&mut self.curve_so_far);
        let width = self.resources + 1;
        for (way, games) in (0..).zip(&mut self.ways) {
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

/// Moves all of them into a tally.
pub(super) fn pour(spends: &mut [Spends], spend: &mut Spend) {
    for (from, to) in spends.iter_mut().zip(&mut spend.turns) {
        from.pour(to);
    }
}

/// What is known of one game so far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sums {
    /// Whether every turn was on curve.
    curve: bool,
    spent: u16,
    damage: u16,
    influence: u16,
    bases: u16,
    /// The turns of the first play and of the first base; zero is never.
    first_play: u8,
    first_base: u8,
}

impl Sums {
    /// A game that was lost before its first turn has nothing to be on curve with.
    pub const fn new(begins: bool) -> Self {
        Self {
            curve: begins,
            spent: 0,
            damage: 0,
            influence: 0,
            bases: 0,
            first_play: 0,
            first_base: 0,
        }
    }

    #[inline]
    fn add<const W: usize>(&mut self, number: u8, turn: &Own<W>, bases: u16) {
        self.bases = bases;
        if turn.lost {
            self.curve = false;
            return;
        }
        self.curve &= turn.plays.spent == turn.resources;
        self.spent += u16::from(turn.plays.spent + turn.on_restoring);
        self.damage = self.damage.saturating_add(turn.combat.damage);
        self.influence = self.influence.saturating_add(turn.combat.influence);
        if self.first_play == 0 && turn.plays.count > 0 {
            self.first_play = number;
        }
        if self.first_base == 0 && bases > 0 {
            self.first_base = number;
        }
    }
}

/// A witness who only counts: what [`Tally::add`] would count of the traces.
pub(super) struct Count<'a> {
    pub spends: &'a mut [Spends],
    pub tally: &'a mut Tally,
}

impl<const W: usize, const N: usize> Witness<W, N> for Count<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, games: &[Game<W, N>]) {
        if let Some(hands) = &mut self.tally.hands {
            for game in games {
                hands.put_back.count(game.back.into());
            }
        }
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, games: &mut [Game<W, N>]) {
        let spends = self.spends.get_mut(number);
        if let Some((spends, turn)) = spends.zip(self.tally.spend.turns.get_mut(number)) {
            for game in &mut *games {
                if game.reached(number) {
                    game.sums.add(spends.number, &game.turn, game.board.lost);
                    spends.count(&game.turn, turn);
                }
                spends.curve_so_far += u64::from(game.sums.curve);
                turn.spent_so_far.count(game.sums.spent);
            }
        }
        if let Some(board) = &mut self.tally.board
            && let Some(turn) = board.turns.get_mut(number)
        {
            for game in &*games {
                if game.reached(number) {
                    let damage = game.turn.combat.damage;
                    turn.damage.count(if game.turn.lost { 0 } else { damage });
                }
                turn.damage_so_far.count(game.sums.damage);
                turn.influence_so_far.count(game.sums.influence);
                turn.bases_so_far.count(game.sums.bases);
            }
        }
        if let Some(hands) = &mut self.tally.hands
            && let Some(turn) = hands.turns.get_mut(number)
        {
            for game in games.iter().filter(|game| game.reached(number)) {
                let [from, to] = game.turn.drawn;
                turn.drawn
                    .count(u16::try_from(to - from).unwrap_or(u16::MAX));
                let (thrown, held) = (game.turn.thrown, game.held);
                let lost = game.turn.lost;
                turn.discarded.count(if lost { 0 } else { thrown.into() });
                turn.left.count(if lost { 0 } else { held.into() });
            }
        }
    }

    #[inline]
    fn ended(&mut self, games: &[Game<W, N>]) {
        let turns = self.spends.len();
        for game in games {
            self.tally.games += 1;
            if let Some(End { turn, how }) = game.end {
                self.tally.end(how, turn);
            }
            let first = usize::from(game.sums.first_play);
            if let Some(games) = self.tally.spend.first_play.get_mut(first) {
                *games += 1;
            }
            let brick = turns >= 2 && !(1..=2).contains(&first);
            self.tally.spend.bricks += u64::from(brick);
            let first = usize::from(game.sums.first_base);
            if let Some(board) = &mut self.tally.board
                && let Some(games) = board.first_base.get_mut(first)
            {
                *games += 1;
            }
        }
    }
}
