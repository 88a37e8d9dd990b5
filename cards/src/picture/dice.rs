//! Chance that is the same for the same card, everywhere and always.

/// A generator (splitmix64) that a text seeds.
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    /// The dice of a card.
    pub(super) fn of(id: &str) -> Self {
        let mut dice = Self(0x000F_AB01_A510_u64);
        for byte in id.bytes() {
            dice.0 ^= u64::from(byte);
            dice.0 = dice.word();
        }
        dice
    }

    /// The next 64 bits.
    pub(super) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from the first to below the second.
    pub(super) fn real(&mut self, from: f64, to: f64) -> f64 {
        let bits = u32::try_from(self.word() >> 32).unwrap_or(0);
        from + (to - from) * f64::from(bits) / 4_294_967_296.0
    }

    /// A whole number from the first to the second, both possible.
    pub(super) fn whole(&mut self, from: u32, to: u32) -> u32 {
        let span = u64::from(to.saturating_sub(from)) + 1;
        from + u32::try_from(self.word() % span).unwrap_or(0)
    }

    /// Whether one of so many chances came true.
    pub(super) fn one_in(&mut self, chances: u32) -> bool {
        self.whole(1, chances) == 1
    }

    /// The first thing or one of the others, each as likely.
    pub(super) fn pick<T: Copy>(&mut self, first: T, others: &[T]) -> T {
        let last = u32::try_from(others.len()).unwrap_or(0);
        let at = usize::try_from(self.whole(0, last)).unwrap_or(0);
        at.checked_sub(1)
            .and_then(|at| others.get(at))
            .copied()
            .unwrap_or(first)
    }
}
