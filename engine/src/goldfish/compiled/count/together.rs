//! Several witnesses as one.

use super::Batch;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;

/// One that is kept elsewhere.
impl<const W: usize, const N: usize, A: Witness<W, N, AT_ONCE>> Witness<W, N, AT_ONCE> for &mut A {
    #[inline]
    fn opened(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        A::opened(self, model, games);
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        A::saw(self, model, number, games);
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        A::ended(self, model, games);
    }
}

/// One that may be absent.
impl<const W: usize, const N: usize, A: Witness<W, N, AT_ONCE>> Witness<W, N, AT_ONCE>
    for Option<A>
{
    #[inline]
    fn opened(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        if let Some(witness) = self {
            witness.opened(model, games);
        }
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        if let Some(witness) = self {
            witness.saw(model, number, games);
        }
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        if let Some(witness) = self {
            witness.ended(model, games);
        }
    }
}

impl<const W: usize, const N: usize, A: Witness<W, N, AT_ONCE>, B: Witness<W, N, AT_ONCE>>
    Witness<W, N, AT_ONCE> for (A, B)
{
    #[inline]
    fn opened(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        self.0.opened(model, games);
        self.1.opened(model, games);
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        self.0.saw(model, number, games);
        self.1.saw(model, number, games);
    }

    #[inline]
    fn ended(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        self.0.ended(model, games);
        self.1.ended(model, games);
    }
}
