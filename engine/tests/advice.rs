//! Which cards to keep: exact values against a naive way, and against the figures that are known.

#![allow(
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests fail by panicking, and their counts are small"
)]

#[path = "advice/naive.rs"]
mod naive;

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::advice::{Advisor, Class, Classes, Counts, Goal, Unknown};
use fabulario_engine::rng::Rng;
use naive::Naive;

fn class(cost: u8, part: u8) -> Class {
    Class { cost, part }
}

/// A deck as an advisor counts it.
fn counted(cards: &[Class]) -> (Classes, Counts) {
    let classes = Classes::new(cards.iter().copied()).unwrap();
    let deck = classes.count(cards.iter().copied()).unwrap();
    (classes, deck)
}

#[test]
fn every_choice_is_worth_what_drawing_card_by_card_says() {
    let rules = PlayRules {
        opening_hand: 3,
        draw_to: 4,
        keep: 3,
        ..PlayRules::default()
    };
    for game in 0..60 {
        let mut rng = Rng::new(20_261_117, game);
        let card = |rng: &mut Rng| {
            class(
                u8::try_from(rng.below(6)).unwrap(),
                u8::from(rng.below(4) == 0),
            )
        };
        let cards: Vec<Class> = (0..14).map(|_| card(&mut rng)).collect();
        let first = rng.below(2) == 0;
        let goal = match rng.below(3) {
            0 => Goal::Curve { turns: 2 },
            1 => Goal::Spent { turns: 2 },
            _ => Goal::Package {
                turns: 2,
                wanted: [1 + u8::try_from(rng.below(2)).unwrap(), 0, 0, 0],
            },
        };
        let (classes, deck) = counted(&cards);
        let advisor = Advisor::new(classes.clone(), deck, rules, first, goal).unwrap();
        // Any three cards are a hand.
        let hand = &cards[..3];
        let choices = advisor
            .choices(classes.count(hand.iter().copied()).unwrap())
            .unwrap();
        let naive = Naive { rules, first, goal };
        for kept in 0..8_u32 {
            let keep: Vec<Class> = (0..3)
                .filter(|at| kept >> at & 1 == 1)
                .map(|at| hand[at])
                .collect();
            let counts = classes.count(keep.iter().copied()).unwrap();
            let told = choices.iter().find(|choice| choice.keep == counts).unwrap();
            let expected = naive.value(&keep, &cards[3..]);
            assert!(
                (told.value - expected).abs() < 1e-12,
                "{goal:?}, keep {keep:?} of {hand:?} in {cards:?}: {} and not {expected}",
                told.value
            );
        }
        assert!(choices.windows(2).all(|two| two[0].value >= two[1].value));
    }
}

#[test]
fn replacing_all_but_one_card_is_seeing_two_hands() {
    // P = 1 - C(N - K, 2h) / C(N, 2h), for 3 of 40
    for (hand, never, best) in [
        (5, 0.337_550_607_287_449_4, 0.589_068_825_910_931_2),
        (6, 0.394_331_983_805_668, 0.668_421_052_631_579),
    ] {
        let mut cards = vec![class(9, 1); 3];
        cards.resize(40, class(9, 0));
        let (classes, deck) = counted(&cards);
        let rules = PlayRules {
            opening_hand: hand,
            ..PlayRules::default()
        };
        // The first turn of the player who begins draws nothing.
        let goal = Goal::Package {
            turns: 1,
            wanted: [1, 0, 0, 0],
        };
        let overall = Advisor::new(classes, deck, rules, true, goal)
            .unwrap()
            .overall()
            .unwrap();
        assert!((overall.never - never).abs() < 1e-12, "{overall:?}");
        assert!((overall.best - best).abs() < 1e-12, "{overall:?}");
    }
}

#[test]
fn what_cannot_be_known_is_refused() {
    let (classes, deck) = counted(&[class(2, 0); 40]);
    let rules = PlayRules::default();
    let advisor = |turns| Advisor::new(classes.clone(), deck, rules, true, Goal::Curve { turns });
    assert_eq!(advisor(0).unwrap_err(), Unknown::Turns);
    assert_eq!(advisor(5).unwrap_err(), Unknown::Turns);
    let mut hand = Counts::default();
    hand.add(1, 1);
    assert_eq!(
        advisor(2).unwrap().choices(hand).unwrap_err(),
        Unknown::NotInDeck
    );
    let (classes, deck) = counted(&[class(2, 0); 20]);
    let small = Advisor::new(classes, deck, rules, true, Goal::Curve { turns: 2 });
    assert_eq!(small.unwrap_err(), Unknown::SmallDeck);
    assert!(Classes::new((0..17).map(|cost| class(cost, 0))).is_none());
}
