//! Decks that nobody would build, and what the rules say of them.

use fabulario_engine::fabula::{CardId, PlayRules, SetupError};
use fabulario_engine::goldfish::{
    Condition, End, Goldfish, GoldfishError, How, Mulligan, Opponent, Options, Trace,
};

use super::kit;

const fn deck_out(turn: u8) -> End {
    let how = How::DeckOut;
    End { turn, how }
}

fn played(trace: &Trace) -> Vec<u16> {
    trace
        .turns()
        .iter()
        .map(|turn| turn.played.count())
        .collect()
}

/// FAB 4.2.4: a hand that is empty again and again is filled up to six each time; FAB 1.5.3a ends it.
#[test]
fn a_deck_that_costs_nothing_is_played_out() {
    let table = kit::table(&[[0, 1, 0, 0]]);
    let trace = kit::play(&table, &[0; 40], kit::options(&table, 20));
    assert_eq!(played(&trace), [5, 6, 6, 6, 6, 6, 0]);
    assert_eq!(trace.end, Some(deck_out(7)));
    assert_eq!(
        trace.turns()[6].drawn.count(),
        5,
        "FAB-C35: what there is, is drawn"
    );
    assert!(trace.turns().iter().all(|turn| turn.on_cards == 0));
}

/// FAB 4.2.5: what cannot be paid is drawn and discarded.
#[test]
fn a_deck_that_nobody_can_pay_is_discarded() {
    let table = kit::table(&[[99, 1, 1, 1]]);
    let trace = kit::play(&table, &[0; 40], kit::options(&table, 10));
    assert_eq!(played(&trace), [0; 10]);
    assert_eq!((trace.turns()[9].discard, trace.turns()[9].wasted), (9, 10));
    assert_eq!(trace.turns()[9].damage, 0);
}

/// FAB 4.1.4: of forty different cards each is seen once.
#[test]
fn forty_different_cards_are_seen_once_each() {
    let cards: Vec<kit::Ally> = (0..40).map(|i| [i % 7, 1, 0, 0]).collect();
    let table = kit::table(&cards);
    let main: Vec<u16> = (0..40).collect();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 40));
    let trace = goldfish.play(3, 3);
    let mut seen: Vec<CardId> = trace.opening.cards().to_vec();
    seen.extend(
        trace
            .turns()
            .iter()
            .flat_map(|turn| turn.drawn.cards().iter().copied()),
    );
    seen.sort_unstable();
    assert_eq!(seen, (0..40).map(CardId).collect::<Vec<_>>());
    assert_eq!(trace.end.map(|end| end.how), Some(How::DeckOut));
}

/// With one kind of card chance has nothing to decide.
#[test]
fn one_kind_of_card_plays_the_same_game_under_every_seed() {
    let table = kit::table(&[[2, 1, 1, 1]]);
    let mut goldfish = kit::goldfish(&table, &[0; 40], kit::options(&table, 12));
    let first = *goldfish.play(0, 0);
    assert!((1..50).all(|seed| *goldfish.play(seed, seed * 3) == first));
}

/// Three hundred cards are the cap of the engine, and last.
#[test]
fn three_hundred_cards_are_played_and_one_more_is_refused() {
    let table = kit::table(&[[1, 1, 0, 0]]);
    let trace = kit::play(&table, &[0; 300], kit::options(&table, 40));
    assert_eq!((trace.turns().len(), trace.end), (40, None));
    let deck = kit::deck(&table, &[0; 301]);
    let refused = Goldfish::new(&table, PlayRules::default(), &deck, kit::options(&table, 1));
    let wrong = SetupError::DeckTooLarge {
        seat: 0,
        cards: 301,
    };
    assert_eq!(refused.unwrap_err(), GoldfishError::Setup(vec![wrong]));
}

/// FAB 1.5.3a: six cards are an opening hand and one draw.
#[test]
fn six_cards_last_for_two_turns_at_most() {
    let table = kit::table(&[[99, 1, 0, 0], [1, 1, 0, 0]]);
    let idle = kit::play(&table, &[0; 6], kit::options(&table, 9));
    assert_eq!((idle.turns().len(), idle.end), (3, Some(deck_out(3))));
    let busy = kit::play(&table, &[1; 6], kit::options(&table, 9));
    assert_eq!((played(&busy), busy.end), (vec![2, 0], Some(deck_out(2))));
    assert_eq!(busy.turns()[1].drawn.count(), 1);
}

/// FAB 1.5.3a, 1.4.3: fewer cards than the opening hand lose before the first turn.
#[test]
fn a_deck_smaller_than_the_opening_hand_never_begins() {
    let table = kit::table(&[[1, 1, 0, 0]]);
    for cards in 0..5 {
        let trace = kit::play(&table, &vec![0; cards], kit::options(&table, 3));
        assert_eq!((trace.turns().len(), trace.end), (0, Some(deck_out(0))));
        assert_eq!(usize::from(trace.opening.count()), cards);
    }
    let five = kit::play(&table, &[0; 5], kit::options(&table, 3));
    assert_eq!((played(&five), five.end), (vec![2, 0], Some(deck_out(2))));
}

/// FAB 1.4.4: what was put back is drawn again when nothing else is left.
#[test]
fn a_mulligan_of_a_small_deck_draws_what_was_put_back() {
    let table = kit::table(&[[1, 1, 0, 0], [2, 1, 0, 0]]);
    let options = Options {
        mulligan: Mulligan::Keep(vec![]),
        ..kit::options(&table, 1)
    };
    let mut goldfish = kit::goldfish(&table, &[0, 0, 0, 1, 1, 1, 1], options);
    for game in 0..100 {
        let trace = *goldfish.open(4, game);
        assert_eq!(trace.kept.count(), 5);
        // The two cards that were not in the first hand are in the second.
        let ones = |list: &[CardId]| list.iter().filter(|card| card.0 == 0).count();
        let missing = 3 - ones(trace.opening.cards());
        assert!(ones(trace.kept.cards()) >= missing);
    }
}

/// Whatever cannot be played is refused with a name.
#[test]
fn nonsense_is_refused() {
    let table = kit::table(&[[1, 1, 0, 0]]);
    let deck = kit::deck(&table, &[0; 40]);
    let new = |options: Options| {
        let refused = Goldfish::new(&table, PlayRules::default(), &deck, options);
        refused.err().map(|why| why.to_string())
    };
    assert_eq!(new(kit::options(&table, 40)), None);
    let turns = |n: u8| Some(format!("{n} turns: one to 40 are played"));
    assert_eq!(new(kit::options(&table, 0)), turns(0));
    assert_eq!(new(kit::options(&table, 41)), turns(41));
    let bases = Options {
        opponent: Opponent::Inert([CardId(0); 5]),
        ..kit::options(&table, 1)
    };
    let told = new(bases).unwrap();
    assert!(told.contains("0 is not a base (FAB 3.1.3)"), "{told}");
    let mut deep = Condition::All(vec![]);
    for _ in 0..40 {
        deep = Condition::Not(Box::new(deep));
    }
    for stay in [deep, Condition::Any(vec![Condition::All(vec![]); 2000])] {
        let mulligan = Mulligan::Rule { stay, keep: vec![] };
        let options = Options {
            mulligan,
            ..kit::options(&table, 1)
        };
        assert!(new(options).is_some());
    }
    let rules = PlayRules {
        opening_hand: 200,
        ..PlayRules::default()
    };
    let refused = Goldfish::new(&table, rules, &deck, kit::options(&table, 1));
    assert_eq!(refused.unwrap_err(), GoldfishError::OpeningHand(200));
}
