//! Many small numbers in a few words: how many cards of each kind there are.

use std::ops::{Add, AddAssign, BitAnd, BitOr, Sub, SubAssign};

/// A multiset of cards: each kind of the deck has a lane wide enough for all its copies, so that
/// adding and subtracting multisets that are parts of the deck never carries into another lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Lanes<const W: usize>([u64; W]);

impl<const W: usize> Lanes<W> {
    pub const NONE: Self = Self([0; W]);

    /// One number that depends on every lane; it only chooses a place, so collisions do no harm.
    #[inline]
    pub fn scramble(&self, more: u64) -> u64 {
        let fold = |sum: u64, word: &u64| (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0.iter().fold(more << 56, fold)
    }

    /// The first bit that is set: it lies in the lane of the first kind that there is.
    #[inline]
    pub fn first_bit(&self) -> Option<usize> {
        let (at, word) = (0..).zip(&self.0).find(|(_, word)| **word != 0)?;
        Some(64 * at + word.trailing_zeros() as usize)
    }

    /// Gives the place of every bit that is set.
    #[inline]
    pub fn each_bit(&self, mut give: impl FnMut(usize)) {
        for (at, word) in self.0.iter().enumerate() {
            let mut word = *word;
            while word != 0 {
                give(64 * at + word.trailing_zeros() as usize);
                word &= word - 1;
            }
        }
    }

    /// The bits that the other one has not.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline]
    fn zip(mut self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a = op(*a, b);
        }
        self
    }
}

impl<const W: usize> Add for Lanes<W> {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_add)
    }
}

impl<const W: usize> Sub for Lanes<W> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, u64::wrapping_sub)
    }
}

impl<const W: usize> BitAnd for Lanes<W> {
    type Output = Self;
    #[inline]
    fn bitand(self, mask: Self) -> Self {
        self.zip(mask, |a, b| a & b)
    }
}

impl<const W: usize> BitOr for Lanes<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl<const W: usize> AddAssign for Lanes<W> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const W: usize> SubAssign for Lanes<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// Where the lane of a kind is.
#[derive(Debug, Clone, Copy)]
struct Lane {
    word: usize,
    shift: u32,
    /// All bits of the lane, at its place.
    mask: u64,
}

/// Where the lanes of all kinds are.
#[derive(Debug, Clone)]
pub(super) struct Layout<const W: usize> {
    /// By kind.
    lanes: Vec<Lane>,
    /// The kind of every bit.
    owners: Vec<usize>,
    /// The uppermost bit of every lane, and all bits below these.
    tops: Lanes<W>,
    below: Lanes<W>,
}

impl<const W: usize> Layout<W> {
    /// Lanes in this order of the kinds, for so many copies of each; nothing if they do not fit.
    pub fn new(copies: &[u32], order: &[usize]) -> Option<Self> {
        let nowhere = Lane {
            word: 0,
            shift: 0,
            mask: 0,
        };
        let mut lanes = vec![nowhere; copies.len()];
        let mut owners = vec![0; 64 * W];
        let mut next = 0;
        for kind in order {
            let width = u32::BITS - copies.get(*kind)?.leading_zeros();
            if next % 64 + width > 64 {
                next = next.next_multiple_of(64);
            }
            let (word, shift) = ((next / 64) as usize, next % 64);
            let bits = owners.get_mut(next as usize..(next + width) as usize)?;
            bits.fill(*kind);
            let mask = ((1 << width) - 1) << shift;
            *lanes.get_mut(*kind)? = Lane { word, shift, mask };
            next += width;
        }
        let mut layout = Self {
            lanes,
            owners,
            tops: Lanes::NONE,
            below: Lanes::NONE,
        };
        for kind in order {
            layout.tops += layout.put(*kind, |lane| lane.mask & !(lane.mask >> 1));
            layout.below += layout.put(*kind, |lane| lane.mask & (lane.mask >> 1));
        }
        Some(layout)
    }

    /// One card of a kind.
    pub fn one(&self, kind: usize) -> Lanes<W> {
        self.put(kind, |lane| 1 << lane.shift)
    }

    /// All bits of the lanes of some kinds.
    pub fn mask(&self, kinds: impl IntoIterator<Item = usize>) -> Lanes<W> {
        let masks = kinds
            .into_iter()
            .map(|kind| self.put(kind, |lane| lane.mask));
        masks.fold(Lanes::NONE, Lanes::bitor)
    }

    fn put(&self, kind: usize, bits: impl Fn(&Lane) -> u64) -> Lanes<W> {
        let mut lanes = Lanes::NONE;
        if let Some(lane) = self.lanes.get(kind)
            && let Some(word) = lanes.0.get_mut(lane.word)
        {
            *word = bits(lane);
        }
        lanes
    }

    /// Which kinds there are: the uppermost bit of the lane of each.
    #[inline]
    pub fn marks(&self, cards: Lanes<W>) -> Lanes<W> {
        // Below the uppermost bit all but zero carries into it.
        let carried = (cards & self.below) + self.below;
        (carried | cards) & self.tops
    }

    /// How many cards of a kind there are.
    pub fn count(&self, cards: Lanes<W>, kind: usize) -> u32 {
        let lane = self.lanes.get(kind);
        let count = lane.and_then(|lane| Some((cards.0.get(lane.word)? & lane.mask) >> lane.shift));
        count.map_or(0, |count| u32::try_from(count).unwrap_or(0))
    }

    /// The kind whose lane is the first that is not empty.
    pub fn first(&self, cards: Lanes<W>) -> Option<usize> {
        self.owners.get(cards.first_bit()?).copied()
    }

    /// The kinds of all bits, in order.
    pub fn owners(&self) -> &[usize] {
        &self.owners
    }
}
