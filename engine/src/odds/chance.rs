//! A probability as a fraction.

use std::fmt;

use num_bigint::BigUint;
use num_integer::Integer as _;
use num_rational::Ratio;
use num_traits::ToPrimitive as _;

/// An exact fraction: a probability, or a number of cards to be expected.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(Ratio<BigUint>);

impl Chance {
    /// So many of so many. `all` is never zero: there is always the hand of no cards.
    pub(super) fn new(of: BigUint, all: BigUint) -> Self {
        Self(Ratio::new_raw(of, all))
    }

    /// The nearest floating-point number.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.0.to_f64().unwrap_or_default()
    }

    /// The fraction, not always in lowest terms.
    #[must_use]
    pub const fn exact(&self) -> &Ratio<BigUint> {
        &self.0
    }

    /// The fraction in lowest terms.
    #[must_use]
    pub fn lowest(&self) -> Ratio<BigUint> {
        // Most numbers are small enough for a common divisor without the heap.
        let small = self.0.numer().to_u128().zip(self.0.denom().to_u128());
        let Some((of, all)) = small else {
            return self.0.reduced();
        };
        let shared = of.gcd(&all).max(1);
        Ratio::new_raw((of / shared).into(), (all / shared).into())
    }
}

/// In lowest terms, such as `1/8`; whole numbers without the line.
impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lowest().fmt(f)
    }
}
