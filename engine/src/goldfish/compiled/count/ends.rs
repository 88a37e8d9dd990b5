//! How games end.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::machine::Witness;
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::ByTurn;

/// Counts games by how they ended, and in which turn.
pub(super) struct Ends<'t>(pub &'t mut [ByTurn; 5]);

impl<const W: usize, const N: usize> Witness<W, N> for Ends<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: usize, _: &Game<W, N>) {}

    #[inline]
    fn saw(&mut self, _: &Model<W>, _: usize, _: usize, _: &Game<W, N>) {}

    #[inline]
    fn ended(&mut self, _: &Model<W>, _: usize, game: &Game<W, N>) {
        if let Some(end) = game.end
            && let Some(by_turn) = self.0.get_mut(end.how as usize)
            && let Some(games) = by_turn.get_mut(usize::from(end.turn))
        {
            *games += 1;
        }
    }
}
