//! The order in which a deck is written, and the order in which findings are told.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::in_every_game;
use crate::judging::court::judged;
use crate::judging::decks::{Deck, Dice, Made};
use crate::judging::oracle::{Finding, Line};

/// The findings with the numbers of their lines changed.
fn renumbered(findings: Vec<Finding>, number: impl Fn(u32) -> Option<u32>) -> BTreeSet<Finding> {
    let renumber = |mut one: Finding| {
        one.lines = one.lines.into_iter().filter_map(&number).collect();
        one
    };
    findings.into_iter().map(renumber).collect()
}

/// The same lines in another order, and the old place of each.
fn shuffled<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> (Deck<C>, Vec<u32>) {
    let mut old: Vec<u32> = (0..).take(deck.lines.len()).collect();
    for last in (1..old.len()).rev() {
        old.swap(last, dice.roll(last + 1));
    }
    let mut other = deck.clone();
    for (line, from) in other.lines.iter_mut().zip(&old) {
        *line = deck.lines[*from as usize].clone();
        let place = |host| old.iter().position(|place| *place == host);
        line.host = line
            .host
            .map(|host| place(host).map_or(host, |at| u32::try_from(at).unwrap()));
    }
    (other, old)
}

fn order_of_lines<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> TestCaseResult {
    let (other, old) = shuffled(deck, dice);
    for (format, _) in C::FORMATS {
        let (before, after) = (judged(deck, format), judged(&other, format));
        prop_assert_eq!(before.0, after.0);
        let before = renumbered(before.1, Some);
        let after = renumbered(after.1, |line| old.get(line as usize).copied());
        prop_assert_eq!(before, after);
    }
    Ok(())
}

#[test]
fn findings_do_not_depend_on_the_order_of_lines() {
    in_every_game!(order_of_lines);
}

fn splitting<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> TestCaseResult {
    let mut other = deck.clone();
    for (at, line) in (0..).zip(&deck.lines) {
        // A line that carries attachments is one card and stays whole.
        let carries = deck.lines.iter().any(|line| line.host == Some(at));
        if line.copies > 1 && !carries && dice.one_in(2) {
            let moved = 1 + u32::try_from(dice.roll(line.copies as usize - 1)).unwrap();
            other.lines[at as usize].copies -= moved;
            other.lines.push(Line {
                copies: moved,
                ..line.clone()
            });
        }
    }
    for (format, _) in C::FORMATS {
        let (before, after) = (judged(deck, format), judged(&other, format));
        prop_assert_eq!(before.0, after.0);
        prop_assert_eq!(
            renumbered(before.1, |_| None),
            renumbered(after.1, |_| None)
        );
    }
    Ok(())
}

#[test]
fn a_deck_is_judged_the_same_when_its_lines_are_split() {
    in_every_game!(splitting);
}

fn lines_of_nothing<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> TestCaseResult {
    // An attachment on a line that is not there would lie on one of the new ones.
    let dangles = |host: u32| host as usize >= deck.lines.len();
    if deck.lines.iter().any(|line| line.host.is_some_and(dangles)) {
        return Ok(());
    }
    let mut other = deck.clone();
    for _ in 0..4 {
        let section = dice.pick(fabulario_engine::deck::Section::of(C::GAME));
        let card = &deck.cards[dice.roll(deck.cards.len())];
        other.line(section, card.written(), 0);
    }
    for (format, _) in C::FORMATS {
        prop_assert_eq!(judged(deck, format), judged(&other, format));
    }
    Ok(())
}

#[test]
fn lines_of_no_copies_change_nothing() {
    in_every_game!(lines_of_nothing);
}

/// The number of a rule: `FAB-D12` is 12. Words that nobody knows come before every rule.
fn number(one: &Finding) -> u32 {
    let digits: String = one.rule.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or(0)
}

fn rule_numbers<C: Made>(deck: &Deck<C>, _: &mut Dice<'_>) -> TestCaseResult {
    for (format, _) in C::FORMATS {
        let (_, findings) = judged(deck, format);
        prop_assert!(findings.is_sorted_by_key(number), "{findings:#?}");
        prop_assert!(
            findings
                .iter()
                .all(|one| (number(one) == 0) == (one.code == "unknown_card"))
        );
    }
    Ok(())
}

#[test]
fn findings_come_in_the_order_of_the_rules() {
    in_every_game!(rule_numbers);
}
