//! The floating-point number of a chance is the nearest one: no other lies closer to the fraction.

use fabulario_engine::odds::{Chance, Condition, Groups, Pile};
use num_bigint::BigInt;
use num_rational::Ratio;
use proptest::prelude::*;

type Exact = Ratio<BigInt>;

fn exact(value: f64) -> Exact {
    Exact::from_float(value).unwrap()
}

fn distance(a: &Exact, b: &Exact) -> Exact {
    if a < b { b - a } else { a - b }
}

/// Whether neither neighbour of the number is closer to the fraction than the number itself.
fn is_nearest(chance: &Chance) -> bool {
    let (numerator, denominator) = chance.exact().clone().into_raw();
    let fraction = Exact::new(numerator.into(), denominator.into());
    let value = chance.value();
    let off = distance(&exact(value), &fraction);
    let neighbours = [value.next_down(), value.next_up()];
    let nearest = |other: f64| off <= distance(&exact(other), &fraction);
    neighbours.into_iter().all(nearest)
}

fn at_least(size: u32, copies: u32, seen: u32, count: u32) -> Chance {
    let mut pile = Pile::default();
    pile.add(Groups::of([0]), copies);
    pile.add(Groups::NONE, size - copies);
    let table = pile.odds(&Condition::at_least(0, count), seen).unwrap();
    table.chance(seen).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn no_floating_point_number_is_nearer(
        size in 1_u32..=1000, copies in 0_u32..=1000, seen in 0_u32..=1000, count in 0_u32..30,
    ) {
        let chance = at_least(size, copies.min(size), seen.min(size), count);
        prop_assert!(is_nearest(&chance), "{} is not {}", chance.value(), chance);
    }
}

#[test]
fn the_least_likely_hand_of_a_thousand_cards_is_no_zero() {
    let chance = at_least(1000, 500, 500, 500);
    assert!(is_nearest(&chance));
    assert!(chance.value() > 3.6e-300 && chance.value() < 3.8e-300);
    let almost = at_least(1000, 500, 500, 1);
    assert!(is_nearest(&almost));
    assert_eq!(almost.value().to_bits(), 1_f64.to_bits());
    assert!(almost.exact() < at_least(1000, 500, 500, 0).exact());
}

/// Binomials as logarithms of factorials: another way altogether, good to some ten digits.
#[test]
fn logarithms_of_factorials_agree() {
    let log = |n: u32| (1..=n).map(|k| f64::from(k).ln()).sum::<f64>();
    let over = |n: u32, k: u32| log(n) - log(k) - log(n - k);
    for (size, copies, seen) in [
        (40, 3, 5),
        (60, 12, 10),
        (60, 24, 30),
        (130, 20, 65),
        (999, 77, 300),
    ] {
        let none = (over(size - copies, seen) - over(size, seen)).exp();
        let found = at_least(size, copies, seen, 1).value();
        assert!(
            (found - (1.0 - none)).abs() < 1e-10,
            "{size} {copies} {seen}: {found}"
        );
    }
}
