//! Both judges find the same, deck by deck.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::{apoteose, dominions, fabula, multiversity};
use proptest::prelude::*;

use super::court::{judged, runner};
use super::decks::{Made, decks};
use super::oracle::verdict;

/// Judges every deck twice in every format. A third of the decks and more is legal, and each of these
/// findings comes up often enough to be compared.
fn agree<C: Made>(expected: &[&str]) {
    let verdicts: RefCell<BTreeMap<(&str, &str), u32>> = RefCell::default();
    let codes: RefCell<BTreeMap<String, u32>> = RefCell::default();
    let cases = Cell::new(0);
    let agreed = runner(1).run(&decks::<C>(), |deck| {
        cases.set(cases.get() + 1);
        for (format, oracle) in C::FORMATS {
            let ours = oracle(&deck.cards, &deck.lines);
            let (engine, findings) = judged(&deck, format);
            let theirs: BTreeSet<_> = findings.iter().cloned().collect();
            prop_assert_eq!(theirs.len(), findings.len(), "said twice: {:#?}", findings);
            let more: Vec<_> = theirs.difference(&ours).collect();
            let less: Vec<_> = ours.difference(&theirs).collect();
            prop_assert!(
                more.is_empty() && less.is_empty(),
                "{format}: only the engine finds {more:#?}\nonly the oracle finds {less:#?}",
            );
            prop_assert_eq!(engine, verdict(&ours), "in {}: {:#?}", format, findings);
            *verdicts.borrow_mut().entry((format, engine)).or_default() += 1;
            for one in ours {
                let kind = format!("{} {}", one.severity, one.code);
                *codes.borrow_mut().entry(kind).or_default() += 1;
            }
        }
        Ok(())
    });
    if let Err(failure) = agreed {
        panic!("{failure}");
    }
    let (verdicts, codes, cases) = (verdicts.take(), codes.take(), cases.get());
    println!("{cases} decks: {verdicts:?}, {codes:#?}");
    for (format, _) in C::FORMATS {
        let legal = verdicts.get(&(*format, "legal")).copied().unwrap_or(0);
        assert!(
            legal * 3 >= cases,
            "{legal} of {cases} are legal in {format}"
        );
    }
    // A few decks need not show everything.
    if cases >= 2000 {
        let seen: Vec<&str> = codes.keys().map(String::as_str).collect();
        assert_eq!(seen, expected, "all findings of the game, by the alphabet");
        let rare = codes.iter().filter(|(_, times)| **times * 200 < cases);
        assert_eq!(rare.collect::<Vec<_>>(), [], "hardly ever found");
    }
}

#[test]
fn both_judges_agree_on_every_deck_of_fabula() {
    agree::<fabula::Face>(&[
        "error outside_identity",
        "error rarity_missing",
        "error token_in_deck",
        "error too_few_cards",
        "error too_many_cards",
        "error too_many_copies",
        "error unknown_card",
        "error wrong_card_type",
        "error wrong_position",
        "note colourless_card",
        "warning reserve_excess",
    ]);
}

#[test]
fn both_judges_agree_on_every_deck_of_dominions() {
    agree::<dominions::Card>(&[
        "error token_in_deck",
        "error too_few_cards",
        "error too_many_cards",
        "error too_many_copies",
        "error unknown_card",
    ]);
}

#[test]
fn both_judges_agree_on_every_deck_of_multiversity() {
    agree::<multiversity::Card>(&[
        "error too_few_of_type",
        "error too_many_cards",
        "error too_many_copies",
        "error unknown_card",
        "incomplete not_playable_yet",
        "incomplete too_few_of_type",
        "warning many_versions",
        "warning reserve_excess",
    ]);
}

#[test]
fn both_judges_agree_on_every_hero_of_apoteose() {
    agree::<apoteose::Card>(&[
        "error ente_needs_level",
        "error forbidden_set",
        "error inventory_full",
        "error knowledge_too_low",
        "error livre_needs_level",
        "error marked_for_format",
        "error same_path",
        "error same_specifier",
        "error same_summus",
        "error summus_needs_level",
        "error too_few_cards",
        "error too_few_slots",
        "error too_many_attachments",
        "error too_many_cards",
        "error too_many_copies",
        "error too_many_lignum",
        "error too_many_summus",
        "error unknown_card",
        "error wrong_card_type",
        "warning event_out_of_reach",
    ]);
}
