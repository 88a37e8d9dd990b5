//! What was done to the opponent's bases, by turn.

use super::histogram::{Histogram, add};
use super::spend::ByTurn;
use crate::goldfish::{MAX_TURNS, Trace};

/// Counters of combat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// From the first.
    pub turns: Vec<BoardTurn>,
    /// Games by the turn in which the opponent lost the first base; at zero those in which none was lost.
    pub first_base: ByTurn,
}

/// One turn; as in [`SpendTurn`](super::SpendTurn), what is counted so far is counted in all games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardTurn {
    /// Damage to bases in the turn, in the games that reached it.
    pub damage: Histogram<32>,
    /// Damage to bases so far.
    pub damage_so_far: Histogram<128>,
    /// Influência of what influenced, so far.
    pub influence_so_far: Histogram<128>,
    /// Bases that the opponent has lost so far.
    pub bases_so_far: Histogram<8>,
}

impl Board {
    pub(super) fn new(turns: u8) -> Self {
        Self {
            turns: vec![BoardTurn::default(); turns.into()],
            first_base: [0; MAX_TURNS as usize + 1],
        }
    }

    pub(super) fn add(&mut self, trace: &Trace) {
        let (mut damage, mut influence, mut bases, mut first) = (0_u16, 0_u16, 0_u16, 0);
        let mut turns = trace.turns().iter();
        for (number, tally) in (1..).zip(&mut self.turns) {
            if let Some(turn) = turns.next() {
                damage = damage.saturating_add(turn.damage);
                influence = influence.saturating_add(turn.influence);
                bases = turn.bases;
                if first == 0 && bases > 0 {
                    first = number;
                }
                tally.damage.count(turn.damage);
            }
            tally.damage_so_far.count(damage);
            tally.influence_so_far.count(influence);
            tally.bases_so_far.count(bases);
        }
        if let Some(games) = self.first_base.get_mut(first) {
            *games += 1;
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (turn, more) in self.turns.iter_mut().zip(&other.turns) {
            turn.damage.merge(&more.damage);
            turn.damage_so_far.merge(&more.damage_so_far);
            turn.influence_so_far.merge(&more.influence_so_far);
            turn.bases_so_far.merge(&more.bases_so_far);
        }
        add(&mut self.first_base, &other.first_base);
    }
}
