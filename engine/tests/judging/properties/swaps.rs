//! A deck after a swap is judged as if it had been written so. FAB-D14, MVC-M8

use fabulario_engine::deck::{Judge, Section, Swap};
use fabulario_engine::{fabula, multiversity};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::judging::court::{list, pool, rules, told};
use crate::judging::decks::{Deck, Dice, Made};
use crate::judging::oracle::Finding;

fn without_lines(mut findings: Vec<Finding>) -> Vec<Finding> {
    for one in &mut findings {
        one.lines.clear();
    }
    findings.sort();
    findings.dedup();
    findings
}

/// Swaps one copy of a line of the deck for one of a line outside.
fn swapping<C: Made>(deck: &Deck<C>, dice: &mut Dice<'_>) -> TestCaseResult {
    let known = |at: &usize| {
        deck.cards
            .iter()
            .any(|card| card.written() == deck.lines[*at].card)
    };
    let (aside, inside): (Vec<usize>, Vec<usize>) = (0..deck.lines.len())
        .filter(|at| deck.lines[*at].copies > 0 && known(at))
        .partition(|at| deck.lines[*at].section.is_aside());
    if aside.is_empty() || inside.is_empty() {
        return Ok(());
    }
    let (out, into) = (dice.pick(&inside), dice.pick(&aside));
    let [old, new] = [out, into].map(|at| deck.lines[at].clone());
    let mut written = deck.clone();
    for (at, line, to) in [(out, &old, new.section), (into, &new, old.section)] {
        written.lines[at].copies -= 1;
        written.line(to, &line.card, 1);
    }
    let swap = |section: Section, tag| Swap {
        out: Some(&old.card),
        into: Some(&new.card),
        copies: 1,
        section: Some(section),
        tag,
    };
    let pool = pool(&deck.cards);
    for (format, _) in C::FORMATS {
        let rules = rules(format);
        let judge = Judge::new(&rules, &pool);
        let (after, wrong) = judge.swap(list(deck, &pool), &[swap(old.section, 1000)]);
        let swapped = judge.check_with(&after, wrong);
        let (swapped, written) = (
            told(&swapped, &pool),
            told(&judge.check(&list(&written, &pool)), &pool),
        );
        prop_assert_eq!(swapped.0, written.0);
        prop_assert_eq!(without_lines(swapped.1), without_lines(written.1));
    }
    Ok(())
}

#[test]
fn a_deck_after_a_swap_is_judged_as_if_it_had_been_written_so() {
    super::holds::<fabula::Face>(swapping);
    super::holds::<multiversity::Card>(swapping);
}
