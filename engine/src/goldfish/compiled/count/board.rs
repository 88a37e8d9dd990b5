//! What is done to the opponent's bases.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::Board;

/// What is known of one game so far.
#[derive(Debug, Clone, Copy, Default)]
struct SoFar {
    damage: u16,
    influence: u16,
    /// The turn of the first base; zero is never.
    first_base: u8,
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

#[expect(clippy::indexing_slicing, reason = "a remainder is below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N> for Boards<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, at: usize, _: &Game<W, N>) {
        self.games[at % AT_ONCE] = SoFar::default();
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        let so_far = &mut self.games[at % AT_ONCE];
        let Some(turn) = self.tally.turns.get_mut(number) else {
            return;
        };
        let bases = game.board.lost;
        if game.reached(number) {
            let combat = &game.turn.combat;
            if game.lost_in(number) {
                turn.damage.count(0);
            } else {
                turn.damage.count(combat.damage);
                so_far.damage = so_far.damage.saturating_add(combat.damage);
                so_far.influence = so_far.influence.saturating_add(combat.influence);
            }
            if so_far.first_base == 0 && bases > 0 {
                so_far.first_base = u8::try_from(number + 1).unwrap_or(u8::MAX);
            }
        }
        turn.damage_so_far.count(so_far.damage);
        turn.influence_so_far.count(so_far.influence);
        turn.bases_so_far.count(bases);
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, at: usize, _: &Game<W, N>) {
        let first = self.games[at % AT_ONCE].first_base;
        if let Some(games) = self.tally.first_base.get_mut(usize::from(first)) {
            *games += 1;
        }
    }
}
