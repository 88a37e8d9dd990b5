//! Codes that were mistyped: none of them is another deck.

use fabulario_cards::code::{decode, encode};

use super::{SHIPPED, WIDE, ready, vectors};

const DIGITS: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

fn codes() -> Vec<String> {
    let ready = ready(&SHIPPED);
    let ready = ready.iter().map(|deck| encode(&SHIPPED, deck).unwrap());
    vectors::valid()
        .map(ToOwned::to_owned)
        .chain(ready)
        .collect()
}

fn refused(bytes: &[u8], why: &str) {
    let text = str::from_utf8(bytes).unwrap();
    assert!(decode(&WIDE, text).is_err(), "{why}: {text}");
}

#[test]
fn one_wrong_character_is_always_told() {
    for code in codes() {
        for place in 0..code.len() {
            for digit in DIGITS.iter().filter(|it| **it != code.as_bytes()[place]) {
                let mut wrong = code.clone().into_bytes();
                wrong[place] = *digit;
                refused(&wrong, &code);
            }
        }
    }
}

#[test]
fn two_characters_that_have_changed_places_are_always_told() {
    for code in codes() {
        for one in 0..code.len() {
            for other in one + 1..code.len() {
                let mut wrong = code.clone().into_bytes();
                wrong.swap(one, other);
                if wrong != code.as_bytes() {
                    refused(&wrong, &code);
                }
            }
        }
    }
}

#[test]
fn two_wrong_characters_are_always_told() {
    let code = vectors::valid().find(|code| code.len() > 14).unwrap();
    for one in 0..code.len() {
        for other in one + 1..code.len() {
            for first in DIGITS.iter().filter(|it| **it != code.as_bytes()[one]) {
                for second in DIGITS.iter().filter(|it| **it != code.as_bytes()[other]) {
                    let mut wrong = code.as_bytes().to_vec();
                    (wrong[one], wrong[other]) = (*first, *second);
                    refused(&wrong, code);
                }
            }
        }
    }
}

#[test]
fn characters_that_are_missing_or_too_many_are_told() {
    for code in codes() {
        for end in 0..code.len() {
            refused(&code.as_bytes()[..end], &code);
            refused(&code.as_bytes()[end + 1..], &code);
            let mut without = code.clone().into_bytes();
            without.remove(end);
            refused(&without, &code);
        }
        for place in 0..=code.len() {
            for digit in DIGITS {
                let mut with = code.clone().into_bytes();
                with.insert(place, *digit);
                refused(&with, &code);
            }
        }
    }
}
