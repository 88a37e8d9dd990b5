//! How games end.

use super::Batch;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::ByTurn;

/// Counts games by how they ended, and in which turn.
pub(super) struct Ends<'t>(pub &'t mut [ByTurn; 5]);

impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Ends<'_> {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: &Batch<W, N>) {}

    #[inline]
    fn saw(&mut self, _: &Model<W>, _: usize, _: &Batch<W, N>) {}

    #[inline]
    fn ended(&mut self, _: &Model<W>, games: &Batch<W, N>) {
        for end in games.ends.iter().take(games.count).flatten() {
            let by_turn = self.0.get_mut(end.how as usize);
            if let Some(games) = by_turn.and_then(|games| games.get_mut(usize::from(end.turn))) {
                *games += 1;
            }
        }
    }
}
