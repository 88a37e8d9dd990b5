//! What becomes of hands.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::machine::Witness;
use crate::goldfish::compiled::model::Model;
use crate::goldfish::tally::Hands;

impl<const W: usize, const N: usize> Witness<W, N> for Hands {
    #[inline]
    fn opened(&mut self, _: &Model<W>, _: usize, game: &Game<W, N>) {
        self.put_back.count(game.back.into());
    }

    #[inline]
    fn saw(&mut self, _: &Model<W>, number: usize, _: usize, game: &Game<W, N>) {
        let turn = self.turns.get_mut(number);
        let Some(turn) = turn.filter(|_| game.reached(number)) else {
            return;
        };
        let drawn = game.drawn - game.turn.from;
        turn.drawn.count(u16::try_from(drawn).unwrap_or(u16::MAX));
        let lost = game.lost_in(number);
        let (thrown, held) = if lost {
            (0, 0)
        } else {
            (game.turn.thrown, game.held)
        };
        turn.discarded.count(thrown.into());
        turn.left.count(held.into());
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, _: usize, _: &Game<W, N>) {}
}
