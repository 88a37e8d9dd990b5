//! Randomness as arithmetic: a counter generator, a frozen range and a frozen pick.
//!
//! Nothing here may change: recorded games are replayed with it. The golden vectors in the tests
//! pin the words, the ranges and the picks.

use std::hash::{Hash, Hasher};

/// The golden ratio in 64 bits: the step between two words.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Scrambles a word so that neighbours share nothing (the finaliser of `SplitMix64`).
#[inline]
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Word `i` of game `game` under `seed`: any word of any game is reached alone.
#[must_use]
pub const fn word(seed: u64, game: u64, i: u64) -> u64 {
    mix(key(seed, game).wrapping_add(i.wrapping_add(1).wrapping_mul(STEP)))
}

#[inline]
const fn key(seed: u64, game: u64) -> u64 {
    mix(seed.wrapping_add(STEP))
        ^ mix(game
            .wrapping_mul(STEP)
            .wrapping_add(0x51_7c_c1_b7_27_22_0a_95))
}

/// A place in the stream of one game: two numbers that a state carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rng {
    /// What the last word was mixed from: a step further with each word.
    at: u64,
    taken: u64,
}

/// Fingerprints of states read the key of the game and how many words were taken.
impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let key = self.at.wrapping_sub(self.taken.wrapping_mul(STEP));
        key.hash(state);
        self.taken.hash(state);
    }
}

impl Rng {
    /// The beginning of the stream of game `game` under `seed`.
    #[must_use]
    #[inline]
    pub const fn new(seed: u64, game: u64) -> Self {
        Self {
            at: key(seed, game),
            taken: 0,
        }
    }

    /// How many words were taken.
    #[must_use]
    pub const fn taken(&self) -> u64 {
        self.taken
    }

    /// The next word.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.taken = self.taken.wrapping_add(1);
        self.at = self.at.wrapping_add(STEP);
        mix(self.at)
    }

    /// A number from 0 to `n - 1`, each equally likely; 0 if `n` is 0 or 1, without taking a word.
    ///
    /// The word is multiplied by `n` and the high half is the number; words whose low half falls
    /// into the short remainder are thrown away, so no number is favoured.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "halves are wanted")]
    pub const fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let wide = (self.next() as u128) * (n as u128);
        // The remainder is shorter than n: most words need no division.
        if wide as u64 >= n as u64 {
            return (wide >> 64) as u32;
        }
        let (after, number) = self.settle(wide, n as u64);
        *self = after;
        number
    }

    /// The rest of [`below`](Self::below): a word whose low half is so small that it may have to go.
    ///
    /// By value, so that a generator in a loop stays out of the memory.
    #[cold]
    #[expect(clippy::cast_possible_truncation, reason = "halves are wanted")]
    const fn settle(mut self, mut wide: u128, n: u64) -> (Self, u32) {
        let short = n.wrapping_neg() % n;
        while (wide as u64) < short {
            wide = (self.next() as u128) * (n as u128);
        }
        (self, (wide >> 64) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_words_never_change() {
        let words: Vec<u64> = (0..4).map(|i| word(1, 0, i)).collect();
        assert_eq!(words, GOLDEN_WORDS);
        let mut rng = Rng::new(1, 0);
        assert_eq!(
            [rng.next(), rng.next(), rng.next(), rng.next()],
            GOLDEN_WORDS
        );
        assert_eq!(word(1, 1, 0), 13_698_177_927_433_329_675);
        assert_eq!(
            word(u64::MAX, u64::MAX, u64::MAX),
            8_060_791_392_143_869_701
        );
    }
    const GOLDEN_WORDS: [u64; 4] = [
        17_556_220_582_676_183_746,
        13_484_190_536_438_646_357,
        9_891_155_725_602_513_222,
        12_542_226_068_822_802_080,
    ];

    #[test]
    fn golden_ranges_never_change() {
        let mut rng = Rng::new(20_261_116, 7);
        let numbers: Vec<u32> = (1..=20).map(|n| rng.below(n * 3)).collect();
        let golden = [
            0, 3, 8, 11, 3, 8, 8, 8, 7, 12, 9, 28, 23, 11, 32, 8, 34, 49, 23, 30,
        ];
        assert_eq!(numbers, golden);
        assert_eq!(rng.taken(), 20);
    }

    #[test]
    fn a_range_of_one_takes_no_word() {
        let mut rng = Rng::new(5, 5);
        assert_eq!((rng.below(0), rng.below(1), rng.taken()), (0, 0, 0));
    }

    #[test]
    fn every_number_of_a_range_is_equally_likely() {
        let mut rng = Rng::new(42, 0);
        let mut seen = [0_u32; 40];
        let rounds = 400_000;
        for _ in 0..rounds {
            seen[rng.below(40) as usize] += 1;
        }
        // 39 degrees of freedom: a fair generator exceeds 80 once in about ten thousand seeds.
        let expected = f64::from(rounds) / 40.0;
        let chi: f64 = seen
            .iter()
            .map(|n| (f64::from(*n) - expected).powi(2) / expected)
            .sum();
        assert!(chi < 80.0, "chi² {chi}");
    }
}
