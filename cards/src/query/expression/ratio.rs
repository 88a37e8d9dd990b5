//! Numbers without rounding: three sevenths times seven are three.

use std::cmp::Ordering;
use std::fmt;

/// A fraction in lowest terms, its denominator above zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    over: i128,
    under: i128,
}

/// Beyond this nothing is told: there is room for what is added and multiplied on the way.
const MOST: u128 = 1 << 100;
/// Most digits that are read before and after the point.
const MOST_DIGITS: usize = 9;

const fn common(mut a: i128, mut b: i128) -> i128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.abs()
}

impl Ratio {
    /// A whole number.
    #[must_use]
    pub const fn whole(number: i32) -> Self {
        Self {
            over: number as i128,
            under: 1,
        }
    }

    fn new(over: i128, under: i128) -> Option<Self> {
        if over.unsigned_abs().max(under.unsigned_abs()) > MOST {
            return None;
        }
        if under == 1 {
            return Some(Self { over, under });
        }
        let by = common(over, under) * under.signum();
        let over = over.checked_div(by)?;
        let under = under.checked_div(by)?;
        Some(Self { over, under })
    }

    /// Reads a number such as `3`, `-1` or `2.5`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let plain =
            |part: &str| part.len() <= MOST_DIGITS && part.bytes().all(|c| c.is_ascii_digit());
        if whole.is_empty() || !plain(whole) || !plain(part) || digits.ends_with('.') {
            return None;
        }
        let over: i128 = format!("{whole}{part}").parse().ok()?;
        let over = if text.starts_with('-') { -over } else { over };
        Self::new(over, 10_i128.pow(u32::try_from(part.len()).ok()?))
    }

    /// Whether it is below zero.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.over < 0
    }

    /// The sum; nothing if it is too large to be told.
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        let left = self.over.checked_mul(other.under)?;
        let right = other.over.checked_mul(self.under)?;
        let under = self.under.checked_mul(other.under)?;
        Self::new(left.checked_add(right)?, under)
    }

    /// The difference.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        let other = Self {
            over: other.over.checked_neg()?,
            ..other
        };
        self.plus(other)
    }

    /// The product.
    #[must_use]
    pub fn times(self, other: Self) -> Option<Self> {
        let over = self.over.checked_mul(other.over)?;
        Self::new(over, self.under.checked_mul(other.under)?)
    }

    /// The quotient; nothing of zero.
    #[must_use]
    pub fn over(self, other: Self) -> Option<Self> {
        if other.over == 0 {
            return None;
        }
        let over = self.over.checked_mul(other.under)?;
        Self::new(over, self.under.checked_mul(other.over)?)
    }
}

impl PartialOrd for Ratio {
    /// Fractions that are too large are not compared.
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let left = self.over.checked_mul(other.under)?;
        Some(left.cmp(&other.over.checked_mul(self.under)?))
    }
}

impl fmt::Display for Ratio {
    /// As a decimal; what queries hold was read from one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.over < 0 {
            f.write_str("-")?;
        }
        let (over, under) = (self.over.unsigned_abs(), self.under.unsigned_abs());
        write!(f, "{}", over / under)?;
        let mut rest = over % under;
        if rest > 0 {
            f.write_str(".")?;
        }
        for _ in 0..MOST_DIGITS {
            if rest == 0 {
                break;
            }
            write!(f, "{}", rest * 10 / under)?;
            rest = rest * 10 % under;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Ratio {
        Ratio::read(text).unwrap()
    }

    #[test]
    fn numbers_are_read_and_written_without_loss() {
        for text in ["0", "3", "-1", "2.5", "-0.125", "999999999", "0.000000001"] {
            assert_eq!(read(text).to_string(), text);
        }
        for text in [
            "",
            "-",
            ".5",
            "5.",
            "1e9",
            "NaN",
            "inf",
            "1.2.3",
            "12345678901",
            "٣",
            "1,5",
        ] {
            assert_eq!(Ratio::read(text), None, "{text}");
        }
    }

    #[test]
    fn nothing_is_rounded_and_nothing_overflows() {
        let third = read("1").over(read("3")).unwrap();
        assert_eq!(third.times(read("3")), Some(read("1")));
        assert!(third < read("0.4") && third > read("0.3"));
        assert_eq!(read("1").over(read("0")), None);
        assert_eq!(read("1").over(read("-2")), Some(read("-0.5")));
        assert_eq!(read("0.5").minus(read("1")), Some(read("-0.5")));
        // Exactly the least number there is, over one that turns it round.
        let least = ["-536870912", "536870912", "536870912", "536870912", "2048"];
        let least = least.map(read).into_iter().map(Some);
        let least = least.reduce(|a, b| a.zip(b).and_then(|(a, b)| a.times(b)));
        assert_eq!(least.flatten(), None);
        let mut large = Some(read("999999999"));
        for _ in 0..10 {
            large = large.and_then(|it| it.times(it));
        }
        assert_eq!(large, None);
    }
}
