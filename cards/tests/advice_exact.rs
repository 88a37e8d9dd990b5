//! The exact values of advice on hands of the ready decks stay what they were, however they are worked out.
//!
//! `INSTA_UPDATE=always` before the test writes the values anew.

use std::fmt::Write;

use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::Opponent;
use fabulario_engine::goldfish::advice::{Exact, Goal, playing};
use fabulario_engine::rng::Rng;

#[test]
fn exact_values_of_hands_of_ready_decks_stay_what_they_were() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let library = catalogue.fabula();
    let rules = PlayRules::of(catalogue.format("fab-padrao").unwrap());
    let asked = [
        (Goal::Curve { turns: 1 }, true),
        (Goal::Curve { turns: 2 }, false),
        (Goal::Spent { turns: 2 }, false),
    ];
    let mut told = String::new();
    for deck in &library.decks {
        let cards = deck.deck.main.as_slice();
        let opponent = Opponent::Inert(deck.deck.bases);
        let tried = playing(&library.table, rules, &deck.deck, &opponent);
        for (goal, first) in &asked {
            let of = (cards, tried.as_slice());
            let exact = Exact::of(&library.table, of, rules, *first, goal).unwrap();
            let mut rng = Rng::new(31, 0);
            let mut left = cards.to_vec();
            let hand = (0..rules.opening_hand).map(|_| {
                let at = rng.below(u32::try_from(left.len()).unwrap());
                left.swap_remove(at as usize)
            });
            let hand: Vec<CardId> = hand.collect();
            let mut choices = exact.choices(&hand).unwrap();
            choices.sort_by(|a, b| a.keep.cmp(&b.keep));
            write!(told, "{} {} {first}:", deck.sheet.id, goal.turns()).unwrap();
            for choice in choices {
                write!(told, " {:.10}", choice.value).unwrap();
            }
            told.push('\n');
        }
    }
    insta::assert_snapshot!("exact_values", told);
}
