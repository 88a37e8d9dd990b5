//! How often each number came.

/// How often each number below `N` came, and what there is to know of larger ones.
///
/// A number costs one addition. Means and variances are exact for any number; which of the larger ones came how
/// often is not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Histogram<const N: usize> {
    bins: [u64; N],
    /// How many numbers were `N` or more, their sum, and that of their squares.
    beyond: u64,
    beyond_sum: u64,
    beyond_squares: u128,
}

impl<const N: usize> Default for Histogram<N> {
    fn default() -> Self {
        Self {
            bins: [0; N],
            beyond: 0,
            beyond_sum: 0,
            beyond_squares: 0,
        }
    }
}

impl<const N: usize> From<[u64; N]> for Histogram<N> {
    fn from(bins: [u64; N]) -> Self {
        Self {
            bins,
            ..Self::default()
        }
    }
}

impl<const N: usize> Histogram<N> {
    /// Counts a number.
    #[inline]
    pub fn count(&mut self, number: u16) {
        if let Some(bin) = self.bins.get_mut(usize::from(number)) {
            *bin += 1;
        } else {
            self.beyond += 1;
            self.beyond_sum += u64::from(number);
            self.beyond_squares += u128::from(number).pow(2);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        add(&mut self.bins, &other.bins);
        self.beyond += other.beyond;
        self.beyond_sum += other.beyond_sum;
        self.beyond_squares += other.beyond_squares;
    }

    /// How often each number below `N` came.
    #[must_use]
    pub const fn bins(&self) -> &[u64; N] {
        &self.bins
    }

    /// How many numbers were `N` or more.
    #[must_use]
    pub const fn beyond(&self) -> u64 {
        self.beyond
    }

    /// The number of this rank, the smallest having rank one; `N` is that or more.
    pub(in crate::goldfish) fn number_at(&self, rank: u64) -> u16 {
        let mut up_to = 0;
        let reaches = |times: &u64| {
            up_to += times;
            up_to >= rank
        };
        let place = self.bins.iter().position(reaches).unwrap_or(N);
        u16::try_from(place).unwrap_or(u16::MAX)
    }

    /// How many numbers there were.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.bins.iter().sum::<u64>() + self.beyond
    }

    /// The largest number that came; `N` is that or more, zero also none.
    pub(in crate::goldfish) fn largest(&self) -> u16 {
        let last = self.bins.iter().rposition(|times| *times > 0);
        let last = if self.beyond > 0 { Some(N) } else { last };
        last.map_or(0, |last| u16::try_from(last).unwrap_or(u16::MAX))
    }

    /// How many numbers were `N` or more, their sum, and the sum of their squares.
    pub(in crate::goldfish) fn beyond_sums(&self) -> Sums {
        Sums {
            n: self.beyond,
            sum: self.beyond_sum.into(),
            squares: self.beyond_squares,
        }
    }

    /// How many, their sum, and the sum of their squares.
    #[must_use]
    pub fn sums(&self) -> Sums {
        let mut sums = self.beyond_sums();
        for (number, times) in (0_u128..).zip(self.bins) {
            sums.n += times;
            sums.sum += number * u128::from(times);
            sums.squares += number * number * u128::from(times);
        }
        sums
    }
}

/// Adds counters to counters, place by place.
pub(super) fn add(to: &mut [u64], more: &[u64]) {
    for (to, more) in to.iter_mut().zip(more) {
        *to += more;
    }
}

/// What a mean and a variance are made of, in whole numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sums {
    /// How many numbers there were.
    pub n: u64,
    /// Their sum.
    pub sum: u128,
    /// The sum of their squares.
    pub squares: u128,
}

impl Sums {
    pub(in crate::goldfish) fn count(&mut self, number: u16) {
        self.n += 1;
        self.sum += u128::from(number);
        self.squares += u128::from(number).pow(2);
    }

    pub(in crate::goldfish) const fn merge(&mut self, other: &Self) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}
