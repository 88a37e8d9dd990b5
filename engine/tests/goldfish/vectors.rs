//! Test vectors of turns: FAB-T4, T12, T13, T14, T15.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::{End, Goldfish, How, Options, Policy, Trace};

use super::kit;

/// FAB-T4: own turns 1 to 7 give 2, 4, 6, 8, 10, 10, 10 resources.
#[test]
fn fab_t4_resources_grow_by_two_up_to_ten() {
    let table = kit::table(&[[1, 1, 0, 0]]);
    for first in [true, false] {
        let options = Options {
            first,
            ..kit::options(&table, 7)
        };
        let trace = kit::play(&table, &[0; 60], options);
        let resources: Vec<u16> = trace.turns().iter().map(|turn| turn.resources).collect();
        assert_eq!(resources, [2, 4, 6, 8, 10, 10, 10]);
    }
}

/// Four resources come on turn two, five not before turn three.
#[test]
fn a_brick_plays_no_card_on_turns_one_and_two() {
    let table = kit::table(&[[4, 1, 0, 0], [5, 1, 0, 0]]);
    let brick = |card: u16| kit::play(&table, &[card; 40], kit::options(&table, 3)).is_brick();
    assert!(!brick(0), "a four is played on turn two");
    assert!(brick(1), "a five on turn three");
    assert!(kit::play(&table, &[0; 4], kit::options(&table, 3)).is_brick());
}

/// FAB-T12: the starter plays two on turn one and three on turn two; no discard; thirty-two are left.
#[test]
fn fab_t12_hand_and_deck_over_the_first_two_turns() {
    // Two ones on turn one, a two and two ones on turn two: some game deals them like that.
    let table = kit::table(&[[1, 1, 0, 0], [2, 1, 0, 0]]);
    let main = [&[0; 20][..], &[1; 20]].concat();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 2));
    let played = |trace: &Trace| [0, 1].map(|turn| trace.turns()[turn].played.count());
    let game = (0..1000).find(|game| played(goldfish.play(3, *game)) == [2, 3]);
    let trace = goldfish.play(3, game.unwrap());
    let [one, two] = trace.turns() else {
        panic!("two turns: {trace:?}")
    };
    assert_eq!(
        (trace.kept.count(), one.drawn.count(), one.hand.count()),
        (5, 0, 3)
    );
    assert_eq!((two.drawn.count(), two.hand.count()), (3, 3));
    assert_eq!((one.discarded.count(), two.discarded.count()), (0, 0));
    assert_eq!((one.deck, two.deck), (35, 32));
}

/// FAB-T13: whoever plays nothing draws and discards one a turn, and loses on turn thirty-seven.
#[test]
fn fab_t13_a_deck_of_forty_lasts_thirty_six_turns() {
    let table = kit::table(&[[99, 1, 0, 0]]);
    let trace = kit::play(&table, &[0; 40], kit::options(&table, 40));
    assert_eq!(trace.turns().len(), 37);
    let end = End {
        turn: 37,
        how: How::DeckOut,
    };
    assert_eq!(trace.end, Some(end));
    for (turn, it) in (1..=36).zip(trace.turns()) {
        let one = u16::from(turn > 1);
        assert_eq!((it.drawn.count(), it.discarded.count()), (one, one));
        assert_eq!(
            (it.hand.count(), it.deck, it.discard),
            (5, 36 - turn, turn - 1)
        );
        assert_eq!((it.on_cards, it.wasted), (0, it.resources));
    }
    // The deck is empty after turn 36, but nothing was missing yet. Ruling: FAB-C4
    let short = kit::play(&table, &[0; 40], kit::options(&table, 36));
    assert_eq!((short.turns()[35].deck, short.end), (0, None));
}

/// FAB-T14: with the guide's six cards the second player draws none on turn one, and discards one.
#[test]
fn fab_t14_six_in_the_opening_hand_of_the_second_player() {
    let table = kit::table(&[[99, 1, 0, 0]]);
    let options = Options {
        first: false,
        ..kit::options(&table, 1)
    };
    let deck = kit::deck(&table, &[0; 40]);
    let mut goldfish = Goldfish::new(&table, PlayRules::quick_guide(), &deck, options).unwrap();
    let trace = goldfish.play(1, 0);
    assert_eq!(trace.opening.count(), 6);
    let turn = &trace.turns()[0];
    assert_eq!((turn.drawn.count(), turn.discarded.count()), (0, 1));
    assert_eq!((turn.hand.count(), turn.deck), (5, 34));
}

/// FAB-T15: on turn three, two turned allies are unturned: four of six resources are left.
#[test]
fn fab_t15_unturning_two_allies_leaves_four_of_six() {
    // Two on turn one (cost 1); they attack on turn two, when nothing can be paid any more.
    let table = kit::table(&[[1, 1, 1, 0], [5, 1, 0, 0]]);
    let options = Options {
        policy: Policy::OffenceFirst,
        ..kit::options(&table, 3)
    };
    let mut goldfish = kit::goldfish(&table, &[&[0; 2][..], &[1; 38]].concat(), options);
    // A game whose opening hand holds both.
    let game = (0..10_000).find(|game| {
        goldfish.open(7, *game).opening.cards()[..2]
            .iter()
            .all(|card| card.0 == 0)
    });
    let trace = goldfish.play(7, game.unwrap());
    let [one, two, three] = trace.turns() else {
        panic!("three turns: {trace:?}")
    };
    assert_eq!((one.on_cards, one.damage), (2, 0));
    assert_eq!((two.on_cards, two.damage), (0, 2));
    assert_eq!((three.resources, three.on_restoring), (6, 2));
    // Four are left: the card that costs five cannot be paid.
    assert_eq!((three.on_cards, three.wasted, three.damage), (0, 4, 2));
}
