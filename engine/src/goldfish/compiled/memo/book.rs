//! Everybody who is ever played together, each party once.

use crate::goldfish::compiled::board::Party;
use crate::goldfish::compiled::lanes::Lanes;

/// Parties by page, in the order in which they were first played: those that are played often lie together.
#[derive(Debug, Clone)]
pub(super) struct Book<const W: usize> {
    pages: Vec<Party<W>>,
    /// The pages by the cards, twice as many places as pages; zero is nothing. The first page is nobody.
    index: Vec<u32>,
    bits: u32,
}

impl<const W: usize> Book<W> {
    /// With an index of two to the power of `bits`.
    pub fn new(bits: u32) -> Self {
        let mut pages = Vec::with_capacity(1 << (bits - 1));
        pages.push(Party::NOBODY);
        Self {
            pages,
            index: vec![0; 1 << bits],
            bits,
        }
    }

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a page that was written is there")]
    pub fn read(&self, page: u32) -> Party<W> {
        self.pages[page as usize]
    }

    /// How many more pages there is room for.
    #[inline]
    pub const fn room(&self) -> usize {
        self.index.len() / 2 - self.pages.len()
    }

    /// The page of a party; there is room for it.
    #[expect(
        clippy::indexing_slicing,
        clippy::cast_possible_truncation,
        reason = "places are below the size of the index, which is a power of two below that of a word"
    )]
    pub fn write(&mut self, party: Party<W>) -> u32 {
        if party.cards == Lanes::NONE {
            return 0;
        }
        let mut at = (party.cards.scramble(0) >> (u64::BITS - self.bits)) as usize;
        loop {
            let page = self.index[at];
            if page == 0 {
                self.index[at] = self.pages.len() as u32;
                self.pages.push(party);
            } else if self.read(page).cards == party.cards {
                return page;
            } else {
                at = (at + 1) % self.index.len();
            }
        }
    }

    pub fn clear(&mut self) {
        self.pages.truncate(1);
        self.index.fill(0);
    }
}
