//! Sets of rows, one bit each. Zeros at both ends are not kept: the rows of one game lie together, and most sets
//! are of one game.

use pulp::Arch;

mod stored;

pub(super) use stored::Stored;

/// A set of rows.
#[derive(Debug, Clone, Default)]
pub struct Bits {
    /// Words of zeros before the first one that is kept.
    first: usize,
    words: Vec<u64>,
}

impl PartialEq for Bits {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

const fn place(row: u32) -> (usize, u64) {
    (row as usize / 64, 1 << (row % 64))
}

impl Bits {
    /// All rows below a number.
    #[must_use]
    pub fn all(rows: u32) -> Self {
        let (whole, _) = place(rows);
        let mut words = vec![u64::MAX; whole];
        if !rows.is_multiple_of(64) {
            words.push((1 << (rows % 64)) - 1);
        }
        Self { first: 0, words }
    }

    /// An empty set with room for the rows from one to another.
    #[must_use]
    pub fn spanning(from: u32, to: u32) -> Self {
        let (first, last) = (place(from).0, place(to).0);
        Self {
            first,
            words: vec![0; last + 1 - first.min(last)],
        }
    }

    const fn end(&self) -> usize {
        self.first + self.words.len()
    }

    /// Makes room for the words from one to the one before another.
    fn cover(&mut self, first: usize, end: usize) {
        if self.words.is_empty() {
            self.first = first;
            self.words.resize(end - first, 0);
            return;
        }
        if first < self.first {
            let more = self.first - first;
            self.words.splice(0..0, std::iter::repeat_n(0, more));
            self.first = first;
        }
        if end > self.end() {
            self.words.resize(end - self.first, 0);
        }
    }

    /// Adds a row.
    pub fn insert(&mut self, row: u32) {
        let (word, bit) = place(row);
        if word < self.first || word >= self.end() {
            self.cover(word, word + 1);
        }
        if let Some(word) = self.words.get_mut(word - self.first) {
            *word |= bit;
        }
    }

    /// Takes a row out.
    pub fn remove(&mut self, row: u32) {
        let (word, bit) = place(row);
        let word = word.checked_sub(self.first);
        if let Some(word) = word.and_then(|word| self.words.get_mut(word)) {
            *word &= !bit;
        }
    }

    /// Whether a row is in the set.
    #[must_use]
    #[inline]
    pub fn contains(&self, row: u32) -> bool {
        let (word, bit) = place(row);
        let word = word.checked_sub(self.first);
        word.and_then(|word| self.words.get(word))
            .is_some_and(|word| word & bit != 0)
    }

    /// How many rows there are.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The words of two sets where both have some.
    fn common<'b>(&'b self, other: &'b Self) -> (&'b [u64], &'b [u64]) {
        let first = self.first.max(other.first);
        let end = self.end().min(other.end());
        let part = |bits: &'b Self| {
            let range = first.wrapping_sub(bits.first)..end.wrapping_sub(bits.first);
            bits.words.get(range).unwrap_or_default()
        };
        if first < end {
            (part(self), part(other))
        } else {
            (&[], &[])
        }
    }

    /// How many rows two sets share.
    #[must_use]
    pub fn count_and(&self, other: &Self) -> u32 {
        let (left, right) = self.common(other);
        // Answers are counted under dozens of values: without vectors, that would be most of a search.
        Arch::new().dispatch(|| {
            let both = left.iter().zip(right);
            both.map(|(left, right)| (left & right).count_ones()).sum()
        })
    }

    /// What two sets share.
    #[must_use]
    pub fn both(&self, other: &Self) -> Self {
        let (left, right) = self.common(other);
        let words = left.iter().zip(right);
        Self {
            first: self.first.max(other.first),
            words: words.map(|(left, right)| left & right).collect(),
        }
    }

    /// Keeps what is in the other set too.
    pub fn and(&mut self, other: &Self) {
        let first = self.first.max(other.first);
        let end = self.end().min(other.end());
        if first >= end {
            self.words.clear();
            self.first = 0;
            return;
        }
        self.words.truncate(end - self.first);
        self.words.drain(..first - self.first);
        self.first = first;
        let theirs = other.words.get(first - other.first..).unwrap_or_default();
        for (word, theirs) in self.words.iter_mut().zip(theirs) {
            *word &= theirs;
        }
    }

    /// Adds what is in the other set.
    pub fn or(&mut self, other: &Self) {
        if other.words.is_empty() {
            return;
        }
        self.cover(other.first, other.end());
        let ours = self.words.iter_mut().skip(other.first - self.first);
        for (word, theirs) in ours.zip(&other.words) {
            *word |= theirs;
        }
    }

    /// Takes out what is in the other set.
    pub fn and_not(&mut self, other: &Self) {
        let first = self.first.max(other.first);
        let ours = self.words.iter_mut().skip(first - self.first);
        let theirs = other.words.iter().skip(first - other.first);
        for (word, theirs) in ours.zip(theirs) {
            *word &= !theirs;
        }
    }

    /// Takes out the rows of one set that come so many rows after one of another set.
    pub(super) fn and_not_shifted(&mut self, of: &Self, after: &Self, by: usize) {
        let (words, bits) = (by / 64, by % 64);
        let shifted = |at: usize| {
            let word = |at: Option<usize>| {
                let at = at.and_then(|at| at.checked_sub(after.first));
                at.and_then(|at| after.words.get(at)).copied().unwrap_or(0)
            };
            let low = word(at.checked_sub(words));
            let high = word(at.checked_sub(words + 1));
            if bits == 0 {
                low
            } else {
                low << bits | high >> (64 - bits)
            }
        };
        let first = self.first.max(of.first);
        let end = self.end().min(of.end());
        for at in first..end {
            let theirs = of.words.get(at - of.first).copied().unwrap_or(0);
            if theirs != 0
                && let Some(word) = self.words.get_mut(at - self.first)
            {
                *word &= !(theirs & shifted(at));
            }
        }
    }

    /// The rows in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        let words = (self.first..).zip(&self.words);
        words.flat_map(|(at, word)| {
            let mut left = *word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                // Rows are numbered with 32 bits, so their words are.
                (bit < 64).then(|| u32::try_from(at * 64).unwrap_or(u32::MAX) + bit)
            })
        })
    }
}

impl Extend<u32> for Bits {
    fn extend<I: IntoIterator<Item = u32>>(&mut self, rows: I) {
        for row in rows {
            self.insert(row);
        }
    }
}

impl FromIterator<u32> for Bits {
    fn from_iter<I: IntoIterator<Item = u32>>(rows: I) -> Self {
        let mut bits = Self::default();
        bits.extend(rows);
        bits
    }
}
