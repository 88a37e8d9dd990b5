//! A small generator of numbers (splitmix64): the same seed, the same cards, on every machine.

use fabulario_engine::Game;

/// Numbers one after the other.
pub(super) struct Dice(u64);

impl Dice {
    /// The dice of one card, which do not depend on any other card.
    pub(super) fn of(seed: u64, game: Game, number: u64) -> Self {
        let mut dice = Self(seed ^ 0x5eed_f0f0_ca4d_0001);
        for part in [game as u64 + 1, number] {
            dice.0 = dice.next() ^ part.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        dice
    }

    /// The dice of a number.
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// A number of a range, both ends included.
    pub(super) fn within(&mut self, first: i64, last: i64) -> i64 {
        let wide = u64::try_from(last - first + 1).expect("a range is not empty");
        first + i64::try_from(self.below(wide)).expect("ranges are small")
    }

    /// True in so many of a hundred cases.
    pub(super) fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    /// One of a list, each as likely as the others.
    pub(super) fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.index(list.len())]
    }

    /// A place of a list.
    pub(super) fn index(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length as u64)).expect("an index is small")
    }

    /// One of a list, the first ones far more often.
    pub(super) fn common<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[usize::try_from(self.long_tail(list.len() as u64)).expect("an index is small")]
    }

    /// A number below `end`, each about as often as its inverse.
    pub(super) fn long_tail(&mut self, end: u64) -> u64 {
        let bits = u64::from(u64::BITS - end.leading_zeros());
        let most = 1 << self.within(1, i64::try_from(bits).expect("at most 64"));
        self.below(most) % end
    }

    /// One of a list by weights.
    pub(super) fn weighted<T: Copy>(&mut self, list: &[(u64, T)]) -> T {
        let mut rest = self.below(list.iter().map(|(weight, _)| weight).sum());
        for (weight, value) in list {
            match rest.checked_sub(*weight) {
                Some(less) => rest = less,
                None => return *value,
            }
        }
        unreachable!("the weights add up")
    }

    /// So many different ones of a list, in its order.
    pub(super) fn some<T: Clone>(&mut self, count: usize, list: &[T]) -> Vec<T> {
        let mut left = count.min(list.len());
        let mut taken = Vec::with_capacity(left);
        for (i, value) in list.iter().enumerate() {
            if self.index(list.len() - i) < left {
                taken.push(value.clone());
                left -= 1;
            }
        }
        taken
    }

    /// How many, by the weights of none, one, two …
    pub(super) fn many(&mut self, weights: &[u64]) -> usize {
        let list: Vec<(u64, usize)> = weights.iter().copied().zip(0..).collect();
        self.weighted(&list)
    }

    /// A printed value: mostly small, now and then anything up to `most`.
    pub(super) fn value(&mut self, least: i64, usual: i64, most: i64) -> i64 {
        let end = if self.percent(2) { most } else { usual };
        let (one, other) = (self.within(least, end), self.within(least, end));
        if self.percent(60) {
            one.min(other)
        } else {
            one
        }
    }
}
