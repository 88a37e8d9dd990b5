//! What does not happen in most turns: hands that are too large, and the end of a game.

use super::Games;
use crate::goldfish::compiled::board::BASES;
use crate::goldfish::compiled::model::Model;
use crate::goldfish::{End, How};

#[expect(clippy::indexing_slicing, reason = "places are below G")]
impl<const W: usize, const N: usize, const G: usize> Games<W, N, G> {
    /// Games that are won, and hands that are too large.
    #[cold]
    pub(super) fn conclude(&mut self, model: &Model<W>, number: usize) {
        let (lost, influence) = (self.boards.lost, self.boards.influence);
        self.over(number, How::Influence, |at| {
            lost[at] == BASES && influence[at] > 0
        });
        self.over(number, How::Offence, |at| lost[at] == BASES);
        let on = self.on;
        for at in (0..G).filter(|at| on[*at] > 0) {
            self.discard(model, at);
        }
    }

    /// Ends those of the games that are on.
    #[cold]
    pub(super) fn over(&mut self, number: usize, how: How, which: impl Fn(usize) -> bool) {
        let turn = u8::try_from(number + 1).unwrap_or(u8::MAX);
        let on = self.on;
        for at in (0..G).filter(|at| on[*at] > 0 && which(*at)) {
            self.ends[at] = Some(End { turn, how });
            (self.on[at], self.all_on) = (0, false);
            self.eager[at] = 0;
            self.boards.leave(at);
        }
    }

    /// What is too much goes, the first to go first. FAB 4.2.5
    fn discard(&mut self, model: &Model<W>, at: usize) {
        while self.held[at] > u16::from(model.rules.keep) {
            let mut order = model.discarding.iter();
            let Some(kind) = order.find(|kind| model.layout.count(self.hands[at], **kind) > 0)
            else {
                return;
            };
            let card = model.layout.one(*kind);
            self.hands[at] -= card;
            self.gone[at] += card;
            self.discarded[at] += card;
            self.thrown[at] += 1;
            self.held[at] -= 1;
        }
    }
}
