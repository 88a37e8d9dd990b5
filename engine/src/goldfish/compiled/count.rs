//! Games counted without a trace.

use super::lanes::Lanes;
use super::machine::{Own, Witness};
use super::model::Model;
use crate::goldfish::tally::{Spend, SpendTurn};
use crate::goldfish::{End, Tally};

/// How often each way to spend the resources of a turn came: most counters of a turn follow from it.
#[derive(Debug, Clone)]
pub(super) struct Spends {
    resources: u16,
    /// By what cards cost, what restoring cost, and whether a card was played.
    ways: Vec<u64>,
    curve_so_far: u64,
}

impl Spends {
    pub fn new(resources: u16) -> Self {
        let width = usize::from(resources) + 1;
        Self {
            resources,
            ways: vec![0; 2 * width * width],
            curve_so_far: 0,
        }
    }

    #[inline]
    fn count(&mut self, cards: u16, restoring: u16, plays: bool) {
        let width = usize::from(self.resources) + 1;
        let way = usize::from(cards) * width + usize::from(restoring);
        if let Some(games) = self.ways.get_mut(2 * way + usize::from(plays)) {
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

/// A witness who only counts: what [`Tally::add`] would count of the trace.
pub(super) struct Count<'a> {
    spends: &'a mut [Spends],
    tally: &'a mut Tally,
    /// Of this game: whether every turn was on curve, the turns so far, and sums over them.
    curve: bool,
    turns: usize,
    spent: u16,
    damage: u16,
    influence: u16,
    bases: u16,
    /// The turns of the first play and of the first base; zero is never.
    first_play: usize,
    first_base: usize,
}

impl<'a> Count<'a> {
    pub fn new(spends: &'a mut [Spends], tally: &'a mut Tally) -> Self {
        Self {
            spends,
            tally,
            curve: true,
            turns: 0,
            spent: 0,
            damage: 0,
            influence: 0,
            bases: 0,
            first_play: 0,
            first_base: 0,
        }
    }

    /// What is counted of all games, ended or not.
    #[inline]
    fn so_far(&mut self, number: usize) {
        if let Some(spends) = self.spends.get_mut(number) {
            spends.curve_so_far += u64::from(self.curve);
        }
        if let Some(turn) = self.tally.spend.turns.get_mut(number) {
            turn.spent_so_far.count(self.spent);
        }
        if let Some(board) = &mut self.tally.board
            && let Some(turn) = board.turns.get_mut(number)
        {
            turn.damage_so_far.count(self.damage);
            turn.influence_so_far.count(self.influence);
            turn.bases_so_far.count(self.bases);
        }
    }

    #[inline]
    fn hand(&mut self, number: usize, drawn: usize, thrown: usize, left: usize) {
        if let Some(hands) = &mut self.tally.hands
            && let Some(turn) = hands.turns.get_mut(number)
        {
            turn.drawn.count(size(drawn));
            turn.discarded.count(size(thrown));
            turn.left.count(size(left));
        }
    }

    #[inline]
    fn damage(&mut self, number: usize, damage: u16) {
        if let Some(board) = &mut self.tally.board
            && let Some(turn) = board.turns.get_mut(number)
        {
            turn.damage.count(damage);
        }
    }
}

fn size(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}

impl<const W: usize> Witness<W> for Count<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: Lanes<W>, back: u8, _: Lanes<W>) {
        (self.curve, self.turns, self.spent) = (true, 0, 0);
        (self.damage, self.influence, self.bases) = (0, 0, 0);
        (self.first_play, self.first_base) = (0, 0);
        if let Some(hands) = &mut self.tally.hands {
            hands.put_back.count(back.into());
        }
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, turn: &Own<W>, drawn: &[u16]) {
        self.turns = number + 1;
        if let Some(spends) = self.spends.get_mut(number) {
            spends.count(turn.on_cards, turn.on_restoring, turn.plays > 0);
        }
        self.curve &= turn.on_cards == turn.resources;
        self.spent += turn.on_cards + turn.on_restoring;
        if self.first_play == 0 && turn.plays > 0 {
            self.first_play = self.turns;
        }
        self.damage = self.damage.saturating_add(turn.damage);
        self.influence = self.influence.saturating_add(turn.influence);
        self.bases = turn.bases;
        if self.first_base == 0 && turn.bases > 0 {
            self.first_base = self.turns;
        }
        self.damage(number, turn.damage);
        self.hand(number, drawn.len(), turn.thrown, turn.held);
        self.so_far(number);
    }

    fn lost(&mut self, _: &Model<W>, number: usize, drawn: &[u16], _: u16) {
        self.turns = number + 1;
        self.curve = false;
        if let Some(turn) = self.tally.spend.turns.get_mut(number) {
            turn.reached += 1;
            turn.spent.count(0);
            turn.on_cards.count(0);
            turn.wasted.count(0);
        }
        self.damage(number, 0);
        self.hand(number, drawn.len(), 0, 0);
        self.so_far(number);
    }

    #[inline]
    fn ended(&mut self, end: Option<End>) {
        self.tally.games += 1;
        if let Some(End { turn, how }) = end {
            self.tally.end(how, turn);
            // A game that was lost before its first turn has nothing to be on curve with.
            self.curve &= self.turns > 0;
            for number in self.turns..self.spends.len() {
                self.so_far(number);
            }
        }
        if let Some(games) = self.tally.spend.first_play.get_mut(self.first_play) {
            *games += 1;
        }
        let brick = self.spends.len() >= 2 && !(1..=2).contains(&self.first_play);
        self.tally.spend.bricks += u64::from(brick);
        if let Some(board) = &mut self.tally.board
            && let Some(games) = board.first_base.get_mut(self.first_base)
        {
            *games += 1;
        }
    }
}
