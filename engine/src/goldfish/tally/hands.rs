//! What became of hands: put back, discarded, left.

use super::histogram::Histogram;
use crate::goldfish::{End, LISTED, Mulligan, Trace};

/// Counters of hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hands {
    /// Cards put back in the mulligan. FAB 1.4.4
    pub put_back: Histogram<{ LISTED + 1 }>,
    /// From the first.
    pub turns: Vec<HandTurn>,
}

/// One turn, in the games that reached it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandTurn {
    /// Cards drawn.
    pub drawn: Histogram<16>,
    /// Cards discarded because the hand was too large. FAB 4.2.5
    pub discarded: Histogram<16>,
    /// Cards in the hand at the end; none once the player is out.
    pub left: Histogram<16>,
}

impl Hands {
    pub(super) fn new(turns: u8) -> Self {
        Self {
            put_back: Histogram::default(),
            turns: vec![HandTurn::default(); turns.into()],
        }
    }

    pub(super) fn add(&mut self, trace: &Trace, mulligan: &Mulligan) {
        // A copy that was put back may come again: the two hands do not tell how many went. A deck that is
        // smaller than the opening hand loses before anybody is asked.
        let back = match trace.end {
            Some(End { turn: 0, .. }) => 0,
            _ => mulligan.put_back(trace.opening.cards()).count(),
        };
        self.put_back.count(back);
        for (tally, turn) in self.turns.iter_mut().zip(trace.turns()) {
            tally.drawn.count(turn.drawn.count());
            tally.discarded.count(turn.discarded.count());
            tally.left.count(turn.hand.count());
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.put_back.merge(&other.put_back);
        for (turn, more) in self.turns.iter_mut().zip(&other.turns) {
            turn.drawn.merge(&more.drawn);
            turn.discarded.merge(&more.discarded);
            turn.left.merge(&more.left);
        }
    }
}
