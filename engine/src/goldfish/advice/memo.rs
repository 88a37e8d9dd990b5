//! What was worked out already, by a number that stands for the question.

/// A number that stands for a question.
pub(super) trait Key: Copy + Eq {
    /// No question has this number.
    const FREE: Self;
    /// All its bits in fewer.
    fn folded(self) -> u128;
}

impl Key for u128 {
    const FREE: Self = Self::MAX;

    fn folded(self) -> u128 {
        self
    }
}

impl Key for (u128, u128) {
    const FREE: Self = (u128::MAX, u128::MAX);

    fn folded(self) -> u128 {
        let (one, other) = self;
        one ^ other.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835)
    }
}

/// A table with open places; it grows when it is half full.
#[derive(Debug, Clone)]
pub(super) struct Memo<V, K = u128> {
    places: Vec<(K, V)>,
    taken: usize,
}

const SMALLEST: usize = 1 << 8;

impl<V: Copy + Default, K: Key> Memo<V, K> {
    pub(super) fn new() -> Self {
        Self {
            places: vec![(K::FREE, V::default()); SMALLEST],
            taken: 0,
        }
    }

    /// How many answers there are.
    pub(super) const fn len(&self) -> usize {
        self.taken
    }

    pub(super) fn get(&self, key: K) -> Option<V> {
        let mut place = self.first(key);
        loop {
            let (there, value) = self.places.get(place)?;
            if *there == key {
                return Some(*value);
            }
            if *there == K::FREE {
                return None;
            }
            place = (place + 1) & (self.places.len() - 1);
        }
    }

    /// Remembers the answer to a question that has none yet.
    pub(super) fn put(&mut self, key: K, value: V) {
        if self.taken * 2 >= self.places.len() {
            self.grow();
        }
        self.taken += 1;
        self.set(key, value);
    }

    fn set(&mut self, key: K, value: V) {
        let mut place = self.first(key);
        let last = self.places.len() - 1;
        while let Some(there) = self.places.get_mut(place) {
            if there.0 == K::FREE {
                *there = (key, value);
                return;
            }
            place = (place + 1) & last;
        }
    }

    fn grow(&mut self) {
        let larger = vec![(K::FREE, V::default()); self.places.len() * 4];
        for (key, value) in std::mem::replace(&mut self.places, larger) {
            if key != K::FREE {
                self.set(key, value);
            }
        }
    }

    /// Where the search for a key begins: its bits scrambled.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "halves of a number, and a place in a table"
    )]
    fn first(&self, key: K) -> usize {
        let key = key.folded();
        let (low, high) = (key as u64, (key >> 64) as u64);
        let mixed = (low ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ (mixed >> 32)) as usize & (self.places.len() - 1)
    }
}
