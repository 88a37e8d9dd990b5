//! Several witnesses as one.

use crate::goldfish::compiled::game::Game;
use crate::goldfish::compiled::machine::Witness;
use crate::goldfish::compiled::model::Model;

impl<const W: usize, const N: usize, A: Witness<W, N>> Witness<W, N> for &mut A {
    #[inline]
    fn opened(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        A::opened(self, model, at, game);
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        A::saw(self, model, number, at, game);
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        A::ended(self, model, at, game);
    }
}

/// One who may be absent.
impl<const W: usize, const N: usize, A: Witness<W, N>> Witness<W, N> for Option<A> {
    #[inline]
    fn opened(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        if let Some(witness) = self {
            witness.opened(model, at, game);
        }
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        if let Some(witness) = self {
            witness.saw(model, number, at, game);
        }
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        if let Some(witness) = self {
            witness.ended(model, at, game);
        }
    }
}

impl<const W: usize, const N: usize, A: Witness<W, N>, B: Witness<W, N>> Witness<W, N> for (A, B) {
    #[inline]
    fn opened(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        self.0.opened(model, at, game);
        self.1.opened(model, at, game);
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, at: usize, game: &Game<W, N>) {
        self.0.saw(model, number, at, game);
        self.1.saw(model, number, at, game);
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>) {
        self.0.ended(model, at, game);
        self.1.ended(model, at, game);
    }
}
