//! The cards of a game in the order in which they are drawn, without knowing who draws them when.

use super::lanes::{Lanes, Layout};
use crate::rng::Rng;

/// The most cards of an opening hand: so many may be drawn twice.
pub(super) const OPENING: usize = 24;

/// Which cards come first, second, third: chance decides them in this order, whatever is done with them.
///
/// `N`, a power of two, is at least the size of the deck.
#[derive(Debug, Clone)]
pub(super) struct Deal<const W: usize, const N: usize> {
    rng: Rng,
    /// The kinds of the top layer of the deck, of which `rest` are left. FAB 4.1.4
    deck: [u16; N],
    rest: u32,
    /// The kinds that were drawn.
    kinds: Vec<u16>,
    /// What the first so many of them are together.
    sums: Vec<Lanes<W>>,
    drawn: usize,
}

#[expect(
    clippy::indexing_slicing,
    reason = "what is left is within the deck, what is drawn within a deck and an opening hand"
)]
impl<const W: usize, const N: usize> Deal<W, N> {
    pub fn new() -> Self {
        Self {
            rng: Rng::new(0, 0),
            deck: [0; N],
            rest: 0,
            kinds: vec![0; N + OPENING],
            sums: vec![Lanes::NONE; N + OPENING + 1],
            drawn: 0,
        }
    }

    /// A fresh deck of so many cards.
    #[inline]
    pub fn begin(&mut self, rng: Rng, deck: &[u16; N], cards: u32) {
        self.rng = rng;
        self.deck = *deck;
        (self.rest, self.drawn) = (cards, 0);
    }

    /// Goes on until `count` cards are drawn, or the top layer is used up.
    #[inline]
    pub fn draw(&mut self, count: usize, ones: &[Lanes<W>; N]) {
        let from = self.drawn;
        let (mut rng, mut sum, mut rest) = (self.rng, self.sums[from], self.rest);
        self.drawn = count.min(from + rest as usize);
        let kinds = self.kinds[from..self.drawn].iter_mut();
        for (drawn, total) in kinds.zip(&mut self.sums[from + 1..]) {
            // Places are below N anyway: so the compiler knows it too.
            let pick = rng.below(rest) as usize % N;
            rest -= 1;
            let kind = self.deck[pick];
            self.deck[pick] = self.deck[rest as usize % N];
            *drawn = kind;
            sum += ones[usize::from(kind) % N];
            *total = sum;
        }
        (self.rng, self.rest) = (rng, rest);
    }

    /// The top layer is used up: what was put back lies below it, the greatest number first.
    pub fn turn_over(&mut self, back: Lanes<W>, layout: &Layout<W>, kinds: usize) {
        for kind in (0..kinds).rev() {
            for _ in 0..layout.count(back, kind) {
                self.deck[self.rest as usize % N] = u16::try_from(kind).unwrap_or(0);
                self.rest += 1;
            }
        }
    }

    /// How many were drawn so far.
    #[inline]
    pub const fn drawn(&self) -> usize {
        self.drawn
    }

    /// The cards from one place to another, in order.
    #[inline]
    pub fn kinds(&self, from: usize, to: usize) -> &[u16] {
        &self.kinds[from..to]
    }

    /// The first so many of them together.
    #[inline]
    pub fn sum(&self, count: usize) -> Lanes<W> {
        self.sums[count]
    }
}
