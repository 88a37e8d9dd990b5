//! A game and its count take nothing from the heap.

use std::sync::Arc;

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::tally::{Detail, Shape, Tally};

use super::determinism::{options, policies, sample};
use crate::fabula::samples;

#[test]
fn a_game_allocates_nothing_after_the_first() {
    let table = samples::table();
    for (number, deck) in samples::decks(&table).iter().enumerate() {
        for policy in policies(deck) {
            let mut goldfish = sample(&table, deck, policy.clone(), 12);
            goldfish.play(2, 0);
            let options = options(&table, deck, policy.clone(), 12);
            let rules = PlayRules::default();
            let shape = Shape::new(&table, &rules, deck, &options, Detail::ALL);
            let mut tally = Tally::new(Arc::new(shape));
            let mut turns = 0;
            let measured = allocation_counter::measure(|| {
                for game in 1..20 {
                    goldfish.open(2, game);
                    let trace = goldfish.play(2, game);
                    tally.add(trace);
                    turns += trace.turns().len();
                }
            });
            let id = policy.id();
            assert_eq!(measured.count_total, 0, "deck {number}, {id}: {measured:?}");
            assert!(turns > 19, "deck {number}, {id}: {turns} turns");
        }
    }
}
