//! Figures that the rules of the games state or lead to.

use fabulario_engine::odds::{Condition, Groups, Pile};

/// The chance of at least one of `copies` among `seen` of `size` cards.
fn at_least_one(copies: u32, seen: u32, size: u32) -> f64 {
    let mut pile = Pile::default();
    pile.add(Groups::of([0]), copies);
    pile.add(Groups::NONE, size - copies);
    let table = pile.odds(&Condition::at_least(0, 1), seen).unwrap();
    table.chance(seen).unwrap().value()
}

fn check(vectors: &[(u32, u32, u32, f64)]) {
    for (copies, seen, size, wanted) in vectors {
        let found = at_least_one(*copies, *seen, *size);
        assert!(
            (found - wanted).abs() < 5e-7,
            "{copies} copies, {seen} of {size}: {found}, not {wanted}"
        );
    }
}

#[test]
fn fab_t19_copies_of_a_card_in_the_opening_hand() {
    check(&[
        (3, 5, 40, 0.337_551),
        (3, 6, 40, 0.394_332),
        (2, 5, 40, 0.237_179),
        (2, 6, 40, 0.280_769),
        (1, 5, 40, 0.125),
        (1, 6, 40, 0.15),
    ]);
}

#[test]
fn dd_t16_copies_of_a_card_in_the_opening_hand() {
    check(&[(2, 4, 30, 0.252_874), (1, 4, 30, 0.133_333)]);
}

#[test]
fn mvc_t12_copies_of_a_card_in_the_opening_hand() {
    check(&[(4, 10, 60, 0.527_721), (12, 10, 60, 0.913_246)]);
}

#[test]
fn what_was_settled_by_one_group_is_remembered_while_another_is_counted() {
    // With a card of the first group one of the second is enough, without it takes two.
    let mut pile = Pile::default();
    pile.add(Groups::of([0]), 1);
    pile.add(Groups::of([1]), 2);
    pile.add(Groups::NONE, 1);
    let first = || Condition::at_least(0, 1);
    let condition = Condition::Any(vec![
        Condition::All(vec![first(), Condition::at_least(1, 1)]),
        Condition::All(vec![
            Condition::Not(Box::new(first())),
            Condition::at_least(1, 2),
        ]),
    ]);
    let table = pile.odds(&condition, 4).unwrap();
    let told: Vec<String> = (0..=4)
        .map(|seen| table.chance(seen).unwrap().to_string())
        .collect();
    assert_eq!(told, ["0", "0", "1/2", "1", "1"]);
}
