//! Exact values: a naive way card by card, what is known otherwise, what is refused.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::advice::{Aim, Exact, Kind, Unknown};
use fabulario_engine::rng::Rng;

use crate::length::many;

use super::kit::kinds;
use super::naive::Naive;

/// A question small enough to be answered card by card.
struct Question {
    naive: Naive,
    /// The hand first.
    cards: Vec<Kind>,
    hand: usize,
}

fn question(game: u64) -> Question {
    let mut rng = Rng::new(20_261_117, game);
    // Every tenth looks three turns ahead: then it matters which of two cards of a cost is discarded.
    let three = game % 10 == 9;
    let (opening_hand, draw_to, deck) = if three { (2, 3, 13) } else { (3, 4, 14) };
    let rules = PlayRules {
        opening_hand,
        draw_to,
        keep: 1 + rng.below(draw_to.into()) as u8,
        ..PlayRules::default()
    };
    let kinds = kinds(&mut rng, 8);
    let cards = (0..deck).map(|_| kinds[rng.below(8) as usize]).collect();
    let turns = if three {
        3
    } else {
        1 + u8::from(rng.below(4) > 0)
    };
    let aim = match rng.below(3) {
        0 => Aim::Curve { turns },
        1 => Aim::Spent { turns },
        _ => Aim::Package {
            turns,
            wanted: [1 + rng.below(2) as u8, rng.below(2) as u8, 0, 0],
        },
    };
    let first = rng.below(2) == 0;
    Question {
        naive: Naive { rules, first, aim },
        cards,
        hand: opening_hand.into(),
    }
}

#[test]
fn every_choice_is_worth_what_drawing_card_by_card_says() {
    for game in 0..many(400, 10) {
        let Question { naive, cards, hand } = question(game);
        let exact = Exact::new(&cards, naive.rules, naive.first, naive.aim).unwrap();
        let ids = |cards: &[Kind]| {
            let mut ids: Vec<CardId> = cards.iter().map(|kind| kind.card).collect();
            ids.sort_unstable();
            ids
        };
        let choices = exact.choices(&ids(&cards[..hand])).unwrap();
        for kept in 0..1_u32 << hand {
            let kept = (0..hand).filter(|at| kept >> at & 1 == 1);
            let keep: Vec<Kind> = kept.map(|at| cards[at]).collect();
            let mut told = choices.iter().filter(|it| it.keep == ids(&keep));
            let (told, more) = (told.next().unwrap().value, told.next());
            assert_eq!(more, None, "a choice is told twice");
            let expected = naive.value(&keep, &cards[hand..]);
            let aim = naive.aim;
            assert!(
                (told - expected).abs() < 1e-12,
                "{game}: {aim:?}, keep {keep:?} in {cards:?}: {told} and not {expected}",
            );
        }
        assert!(choices.windows(2).all(|two| two[0].value >= two[1].value));
    }
}

#[test]
fn what_cannot_be_known_is_refused() {
    let rules = PlayRules::default();
    let cards = |cards| vec![Kind::new(CardId(0), 2, 1, 0); cards];
    let exact = |cards: &[Kind], turns| Exact::new(cards, rules, true, Aim::Curve { turns });
    assert_eq!(exact(&cards(40), 0).unwrap_err(), Unknown::Turns);
    assert_eq!(exact(&cards(40), 5).unwrap_err(), Unknown::Turns);
    assert_eq!(exact(&cards(20), 2).unwrap_err(), Unknown::SmallDeck);
    let advisor = exact(&cards(40), 2).unwrap();
    assert_eq!(
        advisor.choices(&[CardId(1)]).unwrap_err(),
        Unknown::NotInDeck
    );
    let many: Vec<Kind> = (0..60)
        .map(|n| Kind::new(CardId(n), n as u8, 1, 0))
        .collect();
    assert!(
        exact(&many, 2).is_ok(),
        "costs that no turn can pay are one class"
    );
    let worths = |n: u16| Kind::new(CardId(n), 1 + (n % 2) as u8, n.into(), 0);
    let many: Vec<Kind> = (0..60).map(worths).collect();
    assert_eq!(exact(&many, 2).unwrap_err(), Unknown::TooMany);
    let few = advisor.clone().within(3);
    assert_eq!(few.choices(&[CardId(0); 5]).unwrap_err(), Unknown::TooMany);
}

#[test]
fn without_a_mulligan_everything_is_kept() {
    let rules = PlayRules {
        mulligan: false,
        ..PlayRules::default()
    };
    let cards = vec![Kind::new(CardId(0), 2, 1, 0); 40];
    let exact = Exact::new(&cards, rules, true, Aim::Spent { turns: 2 }).unwrap();
    let choices = exact.choices(&[CardId(0); 5]).unwrap();
    assert_eq!(choices.len(), 1);
    assert_eq!((choices[0].keep.len(), choices[0].value), (5, 6.0));
}
