//! What is too much is refused with its numbers, and what is refused takes no time.

use fabulario_engine::odds::{
    Condition, Groups, MOST_BYTES, MOST_COUNTS, MOST_DEPTH, MOST_STEPS, Pile, Refusal,
};

fn pile(size: u32) -> Pile {
    let mut pile = Pile::default();
    pile.add(Groups::of([0]), size.min(4));
    pile.add(Groups::NONE, size.saturating_sub(4));
    pile
}

fn refused(pile: &Pile, condition: &Condition, seen: u32) -> Refusal {
    pile.odds(condition, seen).unwrap_err()
}

#[test]
fn a_pile_of_more_than_a_thousand_cards_is_refused() {
    let one = Condition::at_least(0, 1);
    assert!(pile(1000).odds(&one, 7).is_ok());
    let why = refused(&pile(1001), &one, 7);
    let (cards, most) = (1001, 1000);
    assert_eq!(why, Refusal::TooManyCards { cards, most });
    assert_eq!(
        why.to_string(),
        "1001 cards in the pile, at most 1000 are reckoned with"
    );
    assert_eq!(pile(1001).expected(0, 1), Err(why));
    assert_eq!(pile(1001).distribution(0, 1), Err(why));
    let mut endless = pile(4);
    endless.add(Groups::NONE, u32::MAX);
    let cards = u32::MAX;
    assert_eq!(
        refused(&endless, &one, 7),
        Refusal::TooManyCards { cards, most }
    );
}

#[test]
fn more_cards_seen_than_there_are_is_refused() {
    let why = refused(&pile(40), &Condition::at_least(0, 1), 41);
    assert_eq!(
        why,
        Refusal::SeenTooMany {
            seen: 41,
            cards: 40
        }
    );
}

#[test]
fn a_pile_of_no_cards_has_one_hand() {
    let none = Pile::default().odds(&Condition::at_most(0, 0), 0).unwrap();
    assert_eq!(none.chance(0).unwrap().to_string(), "1");
    assert_eq!(Pile::default().expected(0, 0).unwrap().to_string(), "0");
}

#[test]
fn counts_depth_and_groups_have_a_limit() {
    let one = || Condition::at_least(0, 1);
    let wide = |counts| Condition::Any(vec![one(); counts]);
    let deep = |depth| (1..depth).fold(one(), |inner, _| Condition::Not(Box::new(inner)));
    assert!(pile(40).odds(&wide(MOST_COUNTS), 5).is_ok());
    let (counts, most) = (65, 64);
    assert_eq!(
        refused(&pile(40), &wide(65), 5),
        Refusal::TooManyCounts { counts, most }
    );
    assert!(pile(40).odds(&deep(MOST_DEPTH), 5).is_ok());
    assert_eq!(
        refused(&pile(40), &deep(17), 5),
        Refusal::TooDeep { most: 16 }
    );
    let stranger = Condition::at_least(8, 1);
    assert_eq!(
        refused(&pile(40), &stranger, 5),
        Refusal::NoSuchGroup { group: 8, last: 7 }
    );
}

/// Eight groups that overlap in every way, each of them counted far: the worst that can be asked.
#[test]
fn too_many_kinds_of_hands_are_refused_with_the_numbers() {
    let mut pile = Pile::default();
    for bits in 0_u8..250 {
        pile.add(
            Groups::of((0..8).filter(|group| bits & (1 << group) != 0)),
            4,
        );
    }
    let parts = (0..8)
        .map(|group| Condition::between(group, 3, Some(200 + 7 * u32::try_from(group).unwrap())));
    let condition = Condition::All(parts.collect());
    for seen in [1000, 60, 12] {
        let Refusal::TooMuch {
            states,
            steps,
            bytes,
            ..
        } = refused(&pile, &condition, seen)
        else {
            panic!("another refusal");
        };
        assert!(
            states > 1 && (steps > MOST_STEPS || bytes > MOST_BYTES),
            "{states} {steps} {bytes}"
        );
    }
}

#[test]
fn numbers_beyond_all_cards_are_answered() {
    let table = pile(40)
        .odds(&Condition::between(0, 0, Some(u32::MAX - 1)), 40)
        .unwrap();
    assert_eq!(table.chance(40).unwrap().to_string(), "1");
    let table = pile(40)
        .odds(&Condition::at_least(0, u32::MAX), 40)
        .unwrap();
    assert_eq!(table.chance(40).unwrap().to_string(), "0");
}

#[test]
fn as_many_steps_as_it_took_are_enough_and_one_fewer_is_not() {
    let condition = Condition::between(0, 1, Some(2));
    let steps = pile(40).odds(&condition, 40).unwrap().steps();
    assert!(pile(40).odds_within(&condition, 40, steps).is_ok());
    let why = pile(40).odds_within(&condition, 40, steps - 1).unwrap_err();
    let Refusal::TooMuch {
        steps: found,
        most_steps,
        ..
    } = why
    else {
        panic!("another refusal");
    };
    assert_eq!((found, most_steps), (steps, steps - 1));
}
