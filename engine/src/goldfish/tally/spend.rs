//! How resources were spent, and when the first card was played.

use super::histogram::{Histogram, add};
use crate::goldfish::{BRICK_BY, End, How, MAX_TURNS, Trace, Turn};

/// By turn, from one; at zero what never came.
pub type ByTurn = [u64; MAX_TURNS as usize + 1];

/// Counters that every tally fills.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spend {
    /// From the first.
    pub turns: Vec<SpendTurn>,
    /// Games by the turn of the first play; at zero those without one.
    pub first_play: ByTurn,
    /// Games that are [bricks](Trace::is_brick).
    pub bricks: u64,
}

/// One turn.
///
/// What is counted of the turn itself is counted in the games that reached it: in which it began. What is counted
/// *so far* is counted in all games: those that ended before stay as they were.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SpendTurn {
    /// Games in which the turn began.
    pub reached: u64,
    /// Resources spent: on cards, on restoring, on abilities.
    pub spent: Histogram<32>,
    /// Of these, on cards.
    pub on_cards: Histogram<32>,
    /// What was left at the end.
    pub wasted: Histogram<32>,
    /// Games in which the turn was [on curve](on_curve).
    pub curve: u64,
    /// Games in which nothing was left, whatever it was spent on, and the game was not lost.
    pub used: u64,
    /// Games in which at least one card was played.
    pub played: u64,
    /// All games: every turn so far was on curve.
    pub curve_so_far: u64,
    /// All games: resources spent so far.
    pub spent_so_far: Histogram<128>,
}

/// Whether a turn is on curve: cards took all its resources, and the game was not lost in it.
///
/// A game that is lost in the Compra has had no resources to waste: that is no curve.
#[must_use]
pub fn on_curve(turn: &Turn, lost: bool) -> bool {
    !lost && turn.on_cards >= turn.resources
}

/// Whether a game was lost in this turn.
pub(in crate::goldfish) fn lost_in(end: Option<End>, number: u8) -> bool {
    end.is_some_and(|end| end.turn == number && matches!(end.how, How::DeckOut | How::Other))
}

/// All that was spent in a turn.
pub(in crate::goldfish) const fn spent(turn: &Turn) -> u16 {
    let cards_and_restoring = turn.on_cards.saturating_add(turn.on_restoring);
    cards_and_restoring.saturating_add(turn.on_abilities)
}

impl Spend {
    pub(super) fn new(turns: u8) -> Self {
        Self {
            turns: vec![SpendTurn::default(); turns.into()],
            first_play: [0; MAX_TURNS as usize + 1],
            bricks: 0,
        }
    }

    pub(super) fn add(&mut self, trace: &Trace) {
        let (mut curve, mut so_far, mut first) = (true, 0_u16, 0_usize);
        let mut turns = trace.turns().iter();
        for (number, tally) in (1_u8..).zip(&mut self.turns) {
            if let Some(turn) = turns.next() {
                let lost = lost_in(trace.end, number);
                curve &= on_curve(turn, lost);
                so_far = so_far.saturating_add(spent(turn));
                if first == 0 && turn.played.count() > 0 {
                    first = number.into();
                }
                tally.add(turn, lost);
            } else {
                // A game that was lost before its first turn has nothing to be on curve with.
                curve &= !trace.turns().is_empty();
            }
            tally.curve_so_far += u64::from(curve);
            tally.spent_so_far.count(so_far);
        }
        if let Some(games) = self.first_play.get_mut(first) {
            *games += 1;
        }
        let asked = self.turns.len() >= BRICK_BY.into();
        self.bricks += u64::from(asked && trace.is_brick());
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (turn, more) in self.turns.iter_mut().zip(&other.turns) {
            turn.merge(more);
        }
        add(&mut self.first_play, &other.first_play);
        self.bricks += other.bricks;
    }
}

impl SpendTurn {
    fn add(&mut self, turn: &Turn, lost: bool) {
        self.reached += 1;
        self.spent.count(spent(turn));
        self.on_cards.count(turn.on_cards);
        self.wasted.count(turn.wasted);
        self.curve += u64::from(on_curve(turn, lost));
        self.used += u64::from(!lost && turn.wasted == 0);
        self.played += u64::from(turn.played.count() > 0);
    }

    fn merge(&mut self, other: &Self) {
        self.reached += other.reached;
        self.spent.merge(&other.spent);
        self.on_cards.merge(&other.on_cards);
        self.wasted.merge(&other.wasted);
        self.curve += other.curve;
        self.used += other.used;
        self.played += other.played;
        self.curve_so_far += other.curve_so_far;
        self.spent_so_far.merge(&other.spent_so_far);
    }
}
