//! A set of places.

/// Places, as bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bits {
    words: Vec<u64>,
    length: usize,
}

impl Bits {
    /// None of so many.
    pub fn none(length: usize) -> Self {
        Self {
            words: vec![0; length.div_ceil(64)],
            length,
        }
    }

    /// Those of which something holds.
    pub fn of(length: usize, mut holds: impl FnMut(usize) -> bool) -> Self {
        let mut bits = Self::none(length);
        for place in 0..length {
            if holds(place) {
                bits.add(place);
            }
        }
        bits
    }

    pub fn add(&mut self, place: usize) {
        self.words[place / 64] |= 1 << (place % 64);
    }

    pub fn and(&mut self, other: &Self) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word &= other;
        }
    }

    pub fn or(&mut self, other: &Self) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word |= other;
        }
    }

    /// All others.
    pub fn not(&self) -> Self {
        let mut other = self.clone();
        for word in &mut other.words {
            *word = !*word;
        }
        let rest = self.length % 64;
        if let Some(last) = other.words.last_mut().filter(|_| rest > 0) {
            *last &= (1 << rest) - 1;
        }
        other
    }

    /// The places, ascending.
    pub fn places(&self) -> Vec<usize> {
        let mut places = Vec::new();
        for (i, word) in self.words.iter().enumerate() {
            let mut rest = *word;
            while rest > 0 {
                places.push(i * 64 + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
        }
        places
    }
}
