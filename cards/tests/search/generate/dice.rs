//! Numbers that follow from a seed (splitmix64).

pub struct Dice(u64);

impl Dice {
    /// The dice of one query: they do not depend on any other.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut dice = Self(seed);
        dice.0 = dice.next() ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        dice
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("it is below a usize")
    }

    /// A number of a range, both ends included.
    pub fn between(&mut self, first: i64, last: i64) -> i64 {
        let wide = usize::try_from(last - first + 1).expect("a range is not empty");
        first + i64::try_from(self.below(wide)).expect("ranges are small")
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.below(list.len())]
    }

    pub fn word(&mut self, list: &[&'static str]) -> &'static str {
        list[self.below(list.len())]
    }

    /// The place of one of these weights.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut rest = self.below(weights.iter().sum());
        for (place, weight) in weights.iter().enumerate() {
            if rest < *weight {
                return place;
            }
            rest -= weight;
        }
        unreachable!("the rest is below the sum")
    }
}
