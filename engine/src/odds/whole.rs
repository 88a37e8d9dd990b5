//! Whole numbers that hands are counted with: as small as the pile allows.

use num_bigint::BigUint;
use num_integer::Integer;

/// A whole number that holds every count of a question.
pub(super) trait Whole: Integer + Clone + From<u32> + Into<BigUint> {
    /// Adds the product of two numbers.
    fn add_product(&mut self, a: &Self, b: &Self);
}

impl Whole for u64 {
    fn add_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }
}

impl Whole for u128 {
    fn add_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }
}

impl Whole for BigUint {
    fn add_product(&mut self, a: &Self, b: &Self) {
        *self += a * b;
    }
}

/// The binomials of `n` over 0 to `most`.
pub(super) fn binomials<T: Whole>(n: u32, most: u32) -> Vec<T> {
    let mut row = Vec::with_capacity(most as usize + 1);
    let mut last = T::one();
    for k in 0..=most {
        if k > n {
            last = T::zero();
        } else if k > 0 {
            let (up, down) = (n - k + 1, k);
            // Divided first, so that no product is larger than the binomial that it gives.
            let shared = up.gcd(&down);
            last = last / T::from(down / shared) * T::from(up / shared);
        }
        row.push(last.clone());
    }
    row
}

/// `n` over `k`, exactly.
pub(super) fn binomial(n: u32, k: u32) -> BigUint {
    // In small numbers where they are enough: the row up to the middle only grows.
    if bits(n, k) <= u64::from(u128::BITS) {
        return binomials::<u128>(n, k)
            .pop()
            .map_or(BigUint::ZERO, Into::into);
    }
    binomials(n, k).pop().unwrap_or_default()
}

/// The bits of the largest binomial of `n` over 0 to `most`: no count of hands needs more.
pub(super) fn bits(n: u32, most: u32) -> u64 {
    let most = most.min(n / 2);
    // Most piles are small enough to need no large numbers for this.
    let mut last: Option<u128> = Some(1);
    for k in 1..=most {
        let shared = (n - k + 1).gcd(&k);
        let (up, down) = ((n - k + 1) / shared, k / shared);
        last = last.and_then(|last| (last / u128::from(down)).checked_mul(up.into()));
    }
    if let Some(last) = last {
        return u64::from(u128::BITS - last.leading_zeros());
    }
    let row: Vec<BigUint> = binomials(n, most);
    row.last().map_or(1, BigUint::bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binomials_add_up_as_in_the_triangle_and_fit_where_they_are_said_to_fit() {
        let mut row = vec![BigUint::from(1_u32)];
        for n in 0..=300 {
            let most = n + 2;
            let mut wanted = row.clone();
            wanted.resize(most as usize + 1, BigUint::ZERO);
            assert_eq!(binomials::<BigUint>(n, most), wanted);
            let largest = wanted.iter().map(BigUint::bits).max();
            assert_eq!(Some(bits(n, n)), largest);
            if bits(n, n) <= 64 {
                let small = binomials::<u64>(n, most).into_iter().map(BigUint::from);
                assert_eq!(small.collect::<Vec<_>>(), wanted);
            }
            if bits(n, n) <= 128 {
                let small = binomials::<u128>(n, most).into_iter().map(BigUint::from);
                assert_eq!(small.collect::<Vec<_>>(), wanted);
            }
            let shifted = std::iter::once(BigUint::ZERO).chain(row.iter().cloned());
            let padded = row.iter().cloned().chain([BigUint::ZERO]);
            row = shifted.zip(padded).map(|(a, b)| a + b).collect();
        }
    }
}
