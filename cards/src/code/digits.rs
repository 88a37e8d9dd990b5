//! Numbers of any size as characters: small ones take one.
//!
//! The digits 26 to 35 (Q to Z) are followed by another, a smaller one ends the number. Every number has one form.

use super::Fault;

/// Digits from here on are followed by another.
const ENDS: u64 = 26;
/// How many of them there are.
const GOES_ON: u64 = 10;
/// Everything in a code is smaller: the number of a card with its copies is.
const LIMIT: u64 = (u32::MAX as u64 + 1) * super::COPIES;

/// The digit that a character stands for.
pub(super) const fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'A'..=b'Z' => Some(character - b'A' + 10),
        _ => None,
    }
}

/// The character of a digit.
pub(super) const fn character(digit: u8) -> char {
    let digit = if digit > 35 { 35 } else { digit };
    (if digit < 10 {
        b'0' + digit
    } else {
        b'A' + digit - 10
    }) as char
}

/// Writes a number.
pub(super) fn put(number: u64, digits: &mut Vec<u8>) {
    let start = digits.len();
    let small = |number: u64| u8::try_from(number).unwrap_or_default();
    digits.push(small(number % ENDS));
    let mut rest = number / ENDS;
    while rest > 0 {
        rest -= 1;
        digits.push(small(ENDS + rest % GOES_ON));
        rest /= GOES_ON;
    }
    if let Some(written) = digits.get_mut(start..) {
        written.reverse();
    }
}

/// What is left to read of a code.
pub(super) struct Digits<'d>(pub &'d [u8]);

impl<'d> Digits<'d> {
    /// Takes a number.
    pub(super) fn number(&mut self) -> Result<u64, Fault> {
        let mut before = 0;
        loop {
            let (first, rest) = self.0.split_first().ok_or(Fault::Short)?;
            self.0 = rest;
            let digit = u64::from(*first);
            if digit < ENDS {
                let number = before * ENDS + digit;
                return if number < LIMIT {
                    Ok(number)
                } else {
                    Err(Fault::Large)
                };
            }
            before = before * GOES_ON + digit + 1 - ENDS;
            if before > LIMIT / ENDS {
                return Err(Fault::Large);
            }
        }
    }

    /// Takes some digits as they are.
    pub(super) fn take(&mut self, count: u64) -> Result<&'d [u8], Fault> {
        let count = usize::try_from(count).map_err(|_| Fault::Large)?;
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Fault::Short)?;
        self.0 = rest;
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(number: u64) -> String {
        let mut digits = Vec::new();
        put(number, &mut digits);
        digits.into_iter().map(character).collect()
    }

    #[test]
    fn small_numbers_take_one_character_and_every_number_has_one_form() {
        let cases = [
            (0, "0"),
            (9, "9"),
            (10, "A"),
            (25, "P"),
            (26, "Q0"),
            (51, "QP"),
            (52, "R0"),
            (285, "ZP"),
            (286, "QQ0"),
            (2_885, "ZZP"),
            (2_886, "QQQ0"),
        ];
        for (number, text) in cases {
            assert_eq!(written(number), text);
        }
        // As many texts as there are numbers that they can stand for: no number has two.
        let read = |text: &[u8]| Digits(text).number().unwrap();
        let mut all: Vec<u64> = (0..26).map(|last| read(&[last])).collect();
        for first in 26..36 {
            all.extend((0..26).map(|last| read(&[first, last])));
        }
        assert!(all.into_iter().eq(0..286));
    }

    #[test]
    fn what_is_written_is_read() {
        for number in (0..40)
            .flat_map(|power| [(1 << power) - 1, 1 << power])
            .filter(|number| *number < LIMIT)
        {
            let mut digits = Vec::new();
            put(number, &mut digits);
            let mut left = Digits(&digits);
            assert_eq!(left.number(), Ok(number));
            assert!(left.0.is_empty());
        }
        for (number, read) in [(LIMIT - 1, Ok(LIMIT - 1)), (LIMIT, Err(Fault::Large))] {
            let mut digits = Vec::new();
            put(number, &mut digits);
            assert_eq!(Digits(&digits).number(), read);
        }
        assert_eq!(Digits(&[35; 2_000]).number(), Err(Fault::Large));
        assert_eq!(Digits(&[35; 3]).number(), Err(Fault::Short));
        assert_eq!(Digits(&[]).number(), Err(Fault::Short));
    }

    #[test]
    fn digits_are_the_characters_of_base_36() {
        for value in 0..36 {
            assert_eq!(character(value).to_digit(36), Some(u32::from(value)));
            assert_eq!(digit(character(value) as u8), Some(value));
        }
        assert_eq!(digit(b'a'), None);
    }
}
