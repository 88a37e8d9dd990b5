//! A deck becomes legal, or too small, by removing what the errors name.

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::in_every_game;
use crate::judging::court::judged;
use crate::judging::decks::{Deck, Dice, Made};
use crate::judging::oracle::Finding;

/// What no removal can cure.
const SHORTAGES: [&str; 3] = ["too_few_cards", "wrong_position", "too_few_of_type"];

/// Takes out what a finding names: as many copies as are too many, from the last line on, or all.
fn remove<C: Made>(deck: &mut Deck<C>, one: &Finding) {
    let excess = one
        .found
        .zip(one.most)
        .map(|(found, most)| found - u64::from(most));
    let mut left = excess.unwrap_or(u64::MAX);
    for (at, line) in deck.lines.iter_mut().enumerate().rev() {
        let at = u32::try_from(at).unwrap();
        let named = one.lines.contains(&at) || one.sections.contains(&line.section);
        if named && left > 0 {
            let taken = u64::from(line.copies).min(left);
            left -= taken;
            line.copies -= u32::try_from(taken).unwrap();
        }
    }
    drop_empty_lines(deck);
}

/// Drops lines of no copies, and what is attached to them.
fn drop_empty_lines<C: Made>(deck: &mut Deck<C>) {
    while let Some(at) = deck.lines.iter().position(|line| line.copies == 0) {
        deck.lines.remove(at);
        let at = u32::try_from(at).unwrap();
        for line in &mut deck.lines {
            if line.host == Some(at) {
                line.copies = 0;
            }
            line.host = line
                .host
                .filter(|host| *host != at)
                .map(|host| host - u32::from(host > at));
        }
    }
}

fn removing<C: Made>(deck: &Deck<C>, _: &mut Dice<'_>) -> TestCaseResult {
    for (format, _) in C::FORMATS {
        let mut deck = deck.clone();
        drop_empty_lines(&mut deck);
        let size = |deck: &Deck<C>| {
            deck.lines
                .iter()
                .map(|line| u64::from(line.copies))
                .sum::<u64>()
        };
        let mut steps = 0;
        loop {
            let (verdict, findings) = judged(&deck, format);
            let curable =
                |one: &&Finding| one.severity == "error" && !SHORTAGES.contains(&&*one.code);
            let Some(one) = findings.iter().find(curable) else {
                let left = findings
                    .iter()
                    .all(|one| one.severity != "error" || SHORTAGES.contains(&&*one.code));
                let short = findings.iter().any(|one| SHORTAGES.contains(&&*one.code));
                prop_assert!(
                    left && (short || verdict != "illegal"),
                    "{} {:#?}",
                    verdict,
                    findings
                );
                break;
            };
            let before = size(&deck);
            remove(&mut deck, one);
            prop_assert!(size(&deck) < before, "nothing to remove for {:?}", one);
            steps += 1;
            prop_assert!(steps <= 100, "{} steps, and still {:?}", steps, one);
        }
    }
    Ok(())
}

#[test]
fn removing_what_errors_name_ends_in_a_deck_that_is_legal_or_too_small() {
    in_every_game!(removing);
}
