//! A game takes nothing from the heap.

use super::determinism::{policies, sample};
use crate::fabula::samples;

#[test]
fn a_game_allocates_nothing_after_the_first() {
    let table = samples::table();
    for (number, deck) in samples::decks(&table).iter().enumerate() {
        for policy in policies(deck) {
            let mut goldfish = sample(&table, deck, policy.clone(), 12);
            goldfish.play(2, 0);
            let mut turns = 0;
            let measured = allocation_counter::measure(|| {
                for game in 1..20 {
                    turns += goldfish.play(2, game).turns().len();
                }
            });
            let id = policy.id();
            assert_eq!(measured.count_total, 0, "deck {number}, {id}: {measured:?}");
            assert!(turns > 19, "deck {number}, {id}: {turns} turns");
        }
    }
}
