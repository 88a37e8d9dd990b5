//! The cards of a game in the order in which they are drawn, without knowing who draws them when.

use super::lanes::{Lanes, Layout};
use crate::rng::Rng;

/// The most cards of an opening hand: so many may be drawn twice.
pub(super) const OPENING: usize = 24;

/// A deck before it is shuffled. `N`, a power of two, is at least its size.
#[derive(Debug, Clone)]
pub(super) struct Pack<const W: usize, const N: usize> {
    /// The kind of each card, in order.
    pub kinds: [u16; N],
    pub cards: u16,
    /// One card of each kind.
    pub ones: [Lanes<W>; N],
}

/// Which cards come first, second, third: chance decides them in this order, whatever is done with them.
#[derive(Debug, Clone)]
pub(super) struct Deal<const W: usize, const N: usize> {
    rng: Rng,
    /// The kinds of the top layer of the deck, of which `rest` are left. FAB 4.1.4
    deck: [u16; N],
    rest: u32,
    drawn: usize,
    /// What the first so many cards are together.
    sums: Vec<Lanes<W>>,
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
            drawn: 0,
            sums: vec![Lanes::NONE; N + OPENING + 1],
        }
    }

    /// A fresh deck.
    #[inline]
    pub fn begin(&mut self, rng: Rng, pack: &Pack<W, N>) {
        self.rng = rng;
        self.deck = pack.kinds;
        (self.rest, self.drawn) = (pack.cards.into(), 0);
    }

    /// Goes on until `count` cards are drawn, or the top layer is used up.
    #[inline]
    pub fn draw(&mut self, count: usize, pack: &Pack<W, N>) {
        let from = self.drawn;
        let (mut rng, mut sum, mut rest) = (self.rng, self.sums[from], self.rest);
        self.drawn = count.min(from + rest as usize);
        for total in &mut self.sums[from + 1..=self.drawn] {
            // Places are below N anyway: so the compiler knows it too.
            let place = rng.below(rest) as usize % N;
            rest -= 1;
            let kind = self.deck[place];
            self.deck[place] = self.deck[rest as usize % N];
            sum += pack.ones[usize::from(kind) % N];
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

    /// The cards from one place to another, in order, each by itself.
    #[inline]
    pub fn cards(&self, from: usize, to: usize) -> impl Iterator<Item = Lanes<W>> {
        let sums = &self.sums[from..=to];
        sums.windows(2).map(|pair| pair[1] - pair[0])
    }

    /// The first so many of them together.
    #[inline]
    pub fn sum(&self, count: usize) -> Lanes<W> {
        self.sums[count]
    }
}
