//! What becomes of hands.

use super::Batch;
use crate::goldfish::compiled::game::Saw;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::Hands;

#[expect(clippy::indexing_slicing, reason = "places are below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Hands {
    #[inline]
    fn opened(&mut self, _: &Model<W>, games: &Batch<W, N>) {
        for back in games.back.iter().take(games.count) {
            self.put_back.count(*back);
        }
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, games: &Batch<W, N>) {
        let Some(turn) = self.turns.get_mut(number) else {
            return;
        };
        for at in games.places() {
            let (thrown, held) = match games.saw(at, number) {
                Saw::Nothing => continue,
                Saw::Compra => (0, 0),
                Saw::All => (games.thrown[at], games.held[at]),
            };
            turn.drawn.count(games.drawn[at] - games.drawn_before[at]);
            turn.discarded.count(thrown);
            turn.left.count(held);
        }
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, _: &Batch<W, N>) {}
}
