//! Decks whose order is kept: two of them that differ in one place see the same places drawn.

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::{CardList, Goldfish, Policy, Trace};

use super::determinism::{options, policies, sample};
use super::kit::{self, Ally};
use crate::fabula::samples;

/// Nothing here is ever a tie, but between the first card and the last, which are the same in all but
/// their number.
const CARDS: [Ally; 6] = [
    [2, 1, 1, 1],
    [1, 2, 2, 0],
    [3, 3, 3, 2],
    [4, 10, 4, 3],
    [5, 20, 5, 4],
    [2, 1, 1, 1],
];
const CARD: CardId = CardId(0);
const TWIN: CardId = CardId(5);

fn seen(list: &CardList) -> Vec<CardId> {
    let one = |card: &CardId| if *card == TWIN { CARD } else { *card };
    list.cards().iter().map(one).collect()
}

fn seen_together(list: &CardList) -> Vec<CardId> {
    let mut all = seen(list);
    all.sort_unstable();
    all
}

/// A game in which the twin cannot be told from the card.
fn story(trace: &Trace) -> Vec<(Vec<Vec<CardId>>, [u16; 7])> {
    let turn = |turn: &fabulario_engine::goldfish::Turn| {
        let lists = vec![
            seen(&turn.drawn),
            seen(&turn.played),
            seen(&turn.discarded),
            seen_together(&turn.hand),
        ];
        let numbers = [
            turn.on_cards,
            turn.on_restoring,
            turn.damage,
            turn.influence,
            turn.bases,
            turn.deck,
            turn.wasted,
        ];
        (lists, numbers)
    };
    trace.turns().iter().map(turn).collect()
}

/// How many of 50 games are the same for two decks that differ only by a twin.
fn same_games<'t>(table: &'t Table, make: impl Fn(Deck) -> Goldfish<'t>) -> usize {
    let main: Vec<u16> = (0..40).map(|i| (i * 7) % 5).collect();
    let deck = kit::deck(table, &main);
    let mut other = deck.clone();
    let at = other.main.iter().position(|card| *card == CARD).unwrap();
    other.main[at] = TWIN;
    let (mut one, mut two) = (make(deck), make(other));
    (0..50)
        .filter(|game| story(one.play(4, *game)) == story(two.play(4, *game)))
        .count()
}

#[test]
fn a_twin_in_one_place_changes_no_game() {
    let table = kit::table(&CARDS);
    for policy in [
        Policy::BestSpend,
        Policy::OffenceFirst,
        Policy::CheapestFirst,
    ] {
        let options = || {
            let mut options = kit::options(&table, 8);
            options.policy = policy.clone();
            options
        };
        let rules = PlayRules::default();
        let kept = |deck| Goldfish::with_slots(&table, rules, deck, options()).unwrap();
        assert_eq!(same_games(&table, kept), 50, "{}", policy.id());
        // Sorted, the twin lies elsewhere, and with it everything between: the test can fail.
        let sorted = |deck: Deck| Goldfish::new(&table, rules, &deck, options()).unwrap();
        assert!(same_games(&table, sorted) < 25);
    }
}

#[test]
fn a_sorted_deck_is_the_same_deck() {
    let table = samples::table();
    for deck in &samples::decks(&table) {
        for policy in policies(deck) {
            let options = options(&table, deck, policy.clone(), 8);
            let mut sorted = deck.clone();
            sorted.main.sort_unstable();
            let mut slots =
                Goldfish::with_slots(&table, PlayRules::default(), sorted, options).unwrap();
            let mut plain = sample(&table, deck, policy, 8);
            for game in 0..5 {
                assert_eq!(slots.play(6, game), plain.play(6, game));
            }
        }
    }
}
