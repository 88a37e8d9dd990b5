//! What was worked out already, by a number that stands for the question.

/// A table with open places; it grows when it is half full.
#[derive(Debug, Clone)]
pub(super) struct Memo<V> {
    places: Vec<(u128, V)>,
    taken: usize,
}

/// No question has this number.
const FREE: u128 = u128::MAX;
const SMALLEST: usize = 1 << 8;

impl<V: Copy + Default> Memo<V> {
    pub(super) fn new() -> Self {
        Self {
            places: vec![(FREE, V::default()); SMALLEST],
            taken: 0,
        }
    }

    pub(super) fn get(&self, key: u128) -> Option<V> {
        let mut place = self.first(key);
        loop {
            let (there, value) = self.places.get(place)?;
            if *there == key {
                return Some(*value);
            }
            if *there == FREE {
                return None;
            }
            place = (place + 1) & (self.places.len() - 1);
        }
    }

    /// Remembers the answer to a question that has none yet.
    pub(super) fn put(&mut self, key: u128, value: V) {
        if self.taken * 2 >= self.places.len() {
            self.grow();
        }
        self.taken += 1;
        self.set(key, value);
    }

    fn set(&mut self, key: u128, value: V) {
        let mut place = self.first(key);
        let last = self.places.len() - 1;
        while let Some(there) = self.places.get_mut(place) {
            if there.0 == FREE {
                *there = (key, value);
                return;
            }
            place = (place + 1) & last;
        }
    }

    fn grow(&mut self) {
        let larger = vec![(FREE, V::default()); self.places.len() * 4];
        for (key, value) in std::mem::replace(&mut self.places, larger) {
            if key != FREE {
                self.set(key, value);
            }
        }
    }

    /// Where the search for a key begins: its bits scrambled.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "halves of a number, and a place in a table"
    )]
    const fn first(&self, key: u128) -> usize {
        let (low, high) = (key as u64, (key >> 64) as u64);
        let mixed = (low ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
            .wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ (mixed >> 32)) as usize & (self.places.len() - 1)
    }
}
