//! What holds for every deck.

use fabulario_cards::code::{DecodeError, decode, encode};
use fabulario_cards::deck::Deck;
use proptest::prelude::*;

use super::forge::deck;
use super::{SHIPPED, WIDE, ready};

/// The same deck on other lines: in another order, copies apart.
fn shuffled() -> impl Strategy<Value = (Deck, Deck)> {
    deck().prop_flat_map(|deck| {
        let mut lines = Vec::new();
        for line in &deck.lines {
            let mut rest = line.clone();
            if line.attached.is_empty() && line.copies > 1 {
                let mut one = line.clone();
                one.copies = line.copies / 2;
                rest.copies -= one.copies;
                lines.push(one);
            }
            rest.attached.reverse();
            lines.push(rest);
        }
        let game = deck.game;
        let lines = Just(lines).prop_shuffle();
        lines.prop_map(move |lines| (deck.clone(), Deck { game, lines }))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(deck in deck()) {
        let code = encode(&WIDE, &deck).unwrap();
        let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        prop_assert!(code.chars().all(plain));
        prop_assert_eq!(decode(&WIDE, &code), Ok(deck.clone().normal()));
        prop_assert_eq!(decode(&WIDE, &format!(" \r\n{code}\n\t")), Ok(deck.normal()));
    }

    #[test]
    fn a_deck_has_one_code_whatever_the_order_of_its_lines((one, other) in shuffled()) {
        prop_assert_eq!(encode(&WIDE, &one), encode(&WIDE, &other));
    }

    #[test]
    fn decks_that_differ_have_codes_that_differ(one in deck(), other in deck()) {
        let same = one.clone().normal() == other.clone().normal();
        prop_assert_eq!(encode(&WIDE, &one) == encode(&WIDE, &other), same);
    }

    #[test]
    fn a_text_is_no_code(text in "\\PC{0,80}|[0-9A-Z]{0,80}|(FAB|DD|MVC|APO)1[0-9A-Z]{0,80}") {
        let read = decode(&WIDE, &text);
        prop_assert!(read.is_err() || encode(&WIDE, &read.unwrap()).as_deref() == Ok(text.trim()));
    }

    #[test]
    fn a_catalogue_without_the_sets_names_them(deck in deck()) {
        let code = encode(&WIDE, &deck).unwrap();
        match decode(&SHIPPED, &code) {
            Ok(known) => prop_assert_eq!(encode(&SHIPPED, &known), Ok(code)),
            Err(DecodeError::UnknownSets(sets)) => {
                prop_assert!(sets.iter().all(|set| code.contains(set.as_str())));
                let known = |code: &String| SHIPPED.sets().iter().any(|set| set.code == *code);
                prop_assert!(!sets.is_empty() && !sets.iter().any(known));
            }
            Err(other) => prop_assert!(false, "{other}"),
        }
    }
}

#[test]
fn ready_decks_have_short_codes() {
    let decks = ready(&SHIPPED);
    let mut all = 0;
    for deck in &decks {
        let code = encode(&SHIPPED, deck).unwrap();
        assert_eq!(decode(&SHIPPED, &code), Ok(deck.clone().normal()));
        assert!(code.len() <= 80, "{code}");
        all += code.len();
    }
    assert!(all / decks.len() <= 50, "{all} characters");
}
