//! What is done to the opponent's bases.

use super::Batch;
use crate::goldfish::compiled::game::Saw;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::Board;

/// What is known of one game so far.
#[derive(Debug, Clone, Copy, Default)]
struct SoFar {
    damage: u16,
    influence: u16,
    /// The turn of the first base; zero is never.
    first_base: usize,
}

/// Counts combat.
pub(super) struct Boards<'t> {
    tally: &'t mut Board,
    games: [SoFar; AT_ONCE],
}

impl<'t> Boards<'t> {
    pub fn new(tally: &'t mut Board) -> Self {
        Self {
            tally,
            games: [SoFar::default(); AT_ONCE],
        }
    }
}

#[expect(clippy::indexing_slicing, reason = "places are below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Boards<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: &Batch<W, N>) {
        self.games = [SoFar::default(); AT_ONCE];
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, games: &Batch<W, N>) {
        let Some(turn) = self.tally.turns.get_mut(number) else {
            return;
        };
        for at in games.places() {
            let so_far = &mut self.games[at];
            let bases = games.boards.lost[at];
            match games.saw(at, number) {
                Saw::Nothing => {}
                Saw::Compra => turn.damage.count(0),
                Saw::All => {
                    let damage = games.boards.damage[at];
                    turn.damage.count(damage);
                    so_far.damage = so_far.damage.saturating_add(damage);
                    let influence = games.boards.influence[at];
                    so_far.influence = so_far.influence.saturating_add(influence);
                    if so_far.first_base == 0 && bases > 0 {
                        so_far.first_base = number + 1;
                    }
                }
            }
            turn.damage_so_far.count(so_far.damage);
            turn.influence_so_far.count(so_far.influence);
            turn.bases_so_far.count(bases);
        }
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, games: &Batch<W, N>) {
        for so_far in self.games.iter().take(games.count) {
            if let Some(games) = self.tally.first_base.get_mut(so_far.first_base) {
                *games += 1;
            }
        }
    }
}
