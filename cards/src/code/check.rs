//! The last characters of a code, which tell a mistyped one.
//!
//! A code is a number in base 36 that leaves the remainder 1 when it is divided by a prime. So every single wrong
//! character is found, wherever it stands, and so is every pair of characters that have changed places.

/// How many characters of a code check the others.
pub(super) const CHARACTERS: usize = 4;

/// Of the two largest primes that four characters can hold, the one that also tells any two wrong characters of a
/// code of up to 3,333 characters: no power of 36 up to there is the quotient of two differences of digits.
const PRIME: u64 = 1_679_539;

/// The four digits that make a code whole.
pub(super) fn digits(digits: &[u8]) -> [u8; CHARACTERS] {
    let mut rest = remainder(digits.iter().chain(&[0; CHARACTERS]));
    rest = (PRIME + 1 - rest) % PRIME;
    let mut check = [0; CHARACTERS];
    for digit in check.iter_mut().rev() {
        *digit = u8::try_from(rest % 36).unwrap_or_default();
        rest /= 36;
    }
    check
}

/// What a whole code says besides its check, if that is right.
pub(super) fn checked(all: &[u8]) -> Option<&[u8]> {
    let (rest, check) = all.split_last_chunk::<CHARACTERS>()?;
    (digits(rest) == *check).then_some(rest)
}

fn remainder<'d>(digits: impl Iterator<Item = &'d u8>) -> u64 {
    digits.fold(0, |rest, digit| (rest * 36 + u64::from(*digit)) % PRIME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_code_leaves_one() {
        let mut all = vec![15, 10, 11, 1, 3, 11, 13, 15, 35, 0, 7];
        let check = digits(&all);
        all.extend(check);
        assert_eq!(remainder(all.iter()), 1);
        assert_eq!(checked(&all), all.get(..11));
    }

    #[test]
    fn the_divisor_is_prime_and_tells_any_two_wrong_characters() {
        assert!((2..1_300).all(|divisor| !PRIME.is_multiple_of(divisor)));
        assert!(PRIME < 36_u64.pow(4));
        let mut power = 1;
        for distance in 1..=super::super::MOST_CHARACTERS {
            power = power * 36 % PRIME;
            for wrong in 1..36 {
                let other = power * wrong % PRIME;
                assert!((36..=PRIME - 36).contains(&other), "{distance} {wrong}");
            }
        }
    }

    #[test]
    fn a_check_that_is_as_large_as_the_divisor_is_none() {
        // Some texts have a check so small that it and the divisor together fit into four digits.
        let small = (0..=35)
            .flat_map(|a| (0..=35).flat_map(move |b| (0..=35).map(move |c| [a, b, c])))
            .find(|text| remainder(digits(text).iter()) < 36_u64.pow(4) - PRIME)
            .unwrap();
        let mut large = remainder(digits(&small).iter()) + PRIME;
        let mut all = small.to_vec();
        all.extend([0; 4]);
        for digit in all.iter_mut().rev().take(4) {
            *digit = u8::try_from(large % 36).unwrap();
            large /= 36;
        }
        assert_eq!(remainder(all.iter()), 1);
        assert_eq!(checked(&all), None);
    }
}
