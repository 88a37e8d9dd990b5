//! What there is to see of games.

use super::Games;
use crate::goldfish::How;
use crate::goldfish::compiled::lanes::Lanes;

/// How much there was of a turn of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::goldfish::compiled) enum Saw {
    /// The game had ended before.
    Nothing,
    /// The game was lost in the Compra: whoever is out has nothing left. FAB 1.5.3a
    Compra,
    All,
}

#[expect(clippy::indexing_slicing, reason = "places are below G")]
impl<const W: usize, const N: usize, const G: usize> Games<W, N, G> {
    /// Every card that was in a hand so far.
    #[inline]
    pub fn seen(&self, at: usize) -> Lanes<W> {
        self.hands[at] + self.gone[at] - self.bottom[at]
    }

    /// The hand as it was before cards were played and discarded in this turn.
    #[inline]
    pub fn held_in_turn(&self, at: usize) -> Lanes<W> {
        self.hands[at] + self.played[at].cards + self.discarded[at]
    }

    /// The cards drawn in this turn, in order.
    pub fn drawn_cards(&self, at: usize) -> impl Iterator<Item = Lanes<W>> {
        let [from, to] = [self.drawn_before[at], self.drawn[at]].map(usize::from);
        self.deals[at].cards(from, to)
    }

    /// Where there are games.
    #[inline]
    pub fn places(&self) -> std::ops::Range<usize> {
        0..self.count.min(G)
    }

    /// Whether a player is out: then there is no hand either.
    pub fn is_out(&self, at: usize) -> bool {
        self.ends[at].is_some_and(|end| end.how == How::DeckOut && end.turn > 0)
    }

    /// What became of a game in this turn, counted from zero.
    #[inline]
    pub fn saw(&self, at: usize, number: usize) -> Saw {
        let Some(end) = self.ends[at].filter(|_| !self.all_on) else {
            return Saw::All;
        };
        match usize::from(end.turn) {
            turn if turn <= number => Saw::Nothing,
            turn if turn == number + 1 && end.how == How::DeckOut => Saw::Compra,
            _ => Saw::All,
        }
    }
}
