//! Copies, counted in two ways.

use std::collections::BTreeMap;

use fabulario_engine::deck::{Judge, Section};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::in_every_game;
use crate::judging::court::{judged, list, pool, rules};
use crate::judging::decks::{Deck, Dice, Made};

/// Copies by section and name, added up line by line.
fn counted<C: Made>(deck: &Deck<C>) -> BTreeMap<(Section, &str), u64> {
    let mut counted = BTreeMap::new();
    for line in deck.lines.iter().filter(|line| line.copies > 0) {
        let card = deck
            .cards
            .iter()
            .find(|card| card.written() == line.card)
            .unwrap();
        *counted.entry((line.section, card.title())).or_default() += u64::from(line.copies);
    }
    counted
}

fn cards_of_a_legal_deck<C: Made>(deck: &Deck<C>, _: &mut Dice<'_>) -> TestCaseResult {
    let pool = pool(&deck.cards);
    for (format, _) in C::FORMATS {
        let rules = rules(format);
        let Ok(legal) = Judge::new(&rules, &pool).check(&list(deck, &pool)) else {
            continue;
        };
        let mut held = BTreeMap::new();
        for one in legal.cards() {
            let name = pool.card(one.card).unwrap().title();
            *held.entry((one.section, name)).or_default() += one.copies;
        }
        prop_assert_eq!(held, counted(deck));
        let once = |a: &fabulario_engine::deck::Held, b: &fabulario_engine::deck::Held| {
            (a.section, a.card) < (b.section, b.card)
        };
        prop_assert!(
            legal.cards().is_sorted_by(once),
            "each card once per section"
        );
    }
    Ok(())
}

#[test]
fn a_legal_deck_holds_the_copies_of_its_lines() {
    in_every_game!(cards_of_a_legal_deck);
}

fn copies_found<C: Made>(deck: &Deck<C>, _: &mut Dice<'_>) -> TestCaseResult {
    let card_of = |id: &str| deck.cards.iter().find(|card| card.written() == id);
    let what = |card: &C| {
        (
            card.title().to_owned(),
            card.version().map(str::to_owned),
            card.facts().token,
        )
    };
    for (format, _) in C::FORMATS {
        let (_, findings) = judged(deck, format);
        for one in findings.iter().filter(|one| one.code == "too_many_copies") {
            let first = *one.lines.first().unwrap();
            let card = card_of(&deck.lines[first as usize].card).map(what);
            let same = |line: &&crate::judging::oracle::Line| {
                card_of(&line.card).map(what) == card && !line.section.is_aside()
            };
            let copies: u64 = deck
                .lines
                .iter()
                .filter(same)
                .map(|line| u64::from(line.copies))
                .sum();
            prop_assert_eq!(one.found, Some(copies));
            let named = one
                .lines
                .iter()
                .map(|line| u64::from(deck.lines[*line as usize].copies));
            prop_assert_eq!(
                named.sum::<u64>(),
                copies,
                "the lines named hold all copies"
            );
        }
    }
    Ok(())
}

#[test]
fn too_many_copies_are_as_many_as_the_lines_hold() {
    in_every_game!(copies_found);
}
