//! A set of places in play.

use super::Slot;

/// A set of up to 256 places, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bits([u64; 4]);

#[expect(clippy::indexing_slicing, reason = "a quarter of a byte is below four")]
impl Bits {
    /// The empty set.
    pub const NONE: Self = Self([0; 4]);

    /// This place alone.
    #[must_use]
    pub const fn only(slot: Slot) -> Self {
        let mut bits = Self::NONE;
        bits.add(slot);
        bits
    }

    /// Whether the place is in the set.
    #[must_use]
    pub const fn has(&self, slot: Slot) -> bool {
        self.0[(slot.0 >> 6) as usize] & (1 << (slot.0 & 63)) != 0
    }

    /// Adds a place.
    pub const fn add(&mut self, slot: Slot) {
        self.0[(slot.0 >> 6) as usize] |= 1 << (slot.0 & 63);
    }

    /// Takes a place out.
    pub const fn remove(&mut self, slot: Slot) {
        self.0[(slot.0 >> 6) as usize] &= !(1 << (slot.0 & 63));
    }

    /// How many places.
    #[must_use]
    pub const fn count(&self) -> u32 {
        let [first, rest @ ..] = self.0;
        let count = first.count_ones();
        // Nearly always all of them are in the first word.
        if rest[0] | rest[1] | rest[2] == 0 {
            return count;
        }
        count + rest[0].count_ones() + rest[1].count_ones() + rest[2].count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The places of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// The places that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// The places of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let (a, b) = (self.0, other.0);
        Self([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// The places in ascending order.
    #[must_use]
    pub const fn iter(self) -> Iter {
        let [word, rest @ ..] = self.0;
        Iter {
            word,
            first: 0,
            rest,
        }
    }
}

impl FromIterator<Slot> for Bits {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        let mut bits = Self::NONE;
        for slot in slots {
            bits.add(slot);
        }
        bits
    }
}

/// The places of a set, one after the other. Nearly always all of them are in the first word.
#[derive(Debug, Clone)]
pub struct Iter {
    /// What is left of the word at hand, and its first place.
    word: u64,
    first: u8,
    /// The words after it.
    rest: [u64; 3],
}

impl Iterator for Iter {
    type Item = Slot;

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a bit of a word is below 64"
    )]
    fn next(&mut self) -> Option<Slot> {
        while self.word == 0 {
            let [next, second, third] = self.rest;
            if next | second | third == 0 {
                return None;
            }
            (self.word, self.rest) = (next, [second, third, 0]);
            self.first += 64;
        }
        let bit = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(Slot(self.first | bit))
    }
}

#[cfg(test)]
mod tests;
