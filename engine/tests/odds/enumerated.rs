//! A second opinion that shares no code: every hand of a small pile, one by one.

use fabulario_engine::odds::Condition;
use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::ToPrimitive as _;
use proptest::prelude::*;

use super::generated::{GROUPS, cards, condition, pile};

fn holds(condition: &Condition, counts: &[u32; GROUPS]) -> bool {
    match condition {
        Condition::All(parts) => parts.iter().all(|part| holds(part, counts)),
        Condition::Any(parts) => parts.iter().any(|part| holds(part, counts)),
        Condition::Not(inner) => !holds(inner, counts),
        Condition::Count {
            group,
            at_least,
            at_most,
        } => counts[*group] >= *at_least && at_most.is_none_or(|most| counts[*group] <= most),
    }
}

/// By cards seen: the hands that fit, and all of them.
fn every_hand(cards: &[u8], condition: &Condition) -> Vec<(u32, u32)> {
    let mut hands = vec![(0, 0); cards.len() + 1];
    for hand in 0_u32..1 << cards.len() {
        let mut counts = [0; GROUPS];
        for (place, card) in cards.iter().enumerate() {
            for (group, count) in counts.iter_mut().enumerate() {
                *count += (hand >> place) & 1 & (u32::from(*card) >> group);
            }
        }
        let of = &mut hands[hand.count_ones() as usize];
        of.0 += u32::from(holds(condition, &counts));
        of.1 += 1;
    }
    hands
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn counting_kinds_of_hands_gives_what_counting_every_hand_gives(
        cards in cards(11), condition in condition(), short in 0_u32..12,
    ) {
        let size = u32::try_from(cards.len()).unwrap();
        let hands = every_hand(&cards, &condition);
        for most in [size, short.min(size)] {
            let table = pile(&cards).odds(&condition, most).unwrap();
            for (seen, (fit, all)) in (0..=most).zip(&hands) {
                let wanted = Ratio::new(BigUint::from(*fit), BigUint::from(*all));
                let found = table.chance(seen).unwrap();
                prop_assert_eq!(found.exact(), &wanted, "{} seen", seen);
            }
            prop_assert_eq!(table.chance(most + 1), None);
        }
    }

    #[test]
    fn a_distribution_and_an_expectation_are_those_of_every_hand(
        cards in cards(11), group in 0..GROUPS, seen in 0_u32..12,
    ) {
        let size = u32::try_from(cards.len()).unwrap();
        let seen = seen.min(size);
        let pile = pile(&cards);
        let distribution = pile.distribution(group, seen).unwrap();
        let mut mean = Ratio::from_integer(BigUint::ZERO);
        for (count, chance) in (0..).zip(&distribution) {
            let (fit, all) = every_hand(&cards, &Condition::exactly(group, count))[seen as usize];
            let wanted = Ratio::new(BigUint::from(fit), BigUint::from(all));
            prop_assert_eq!(chance.exact(), &wanted);
            mean += wanted * BigUint::from(count);
        }
        let expected = pile.expected(group, seen).unwrap();
        prop_assert_eq!(Some(expected.to_bits()), mean.to_f64().map(f64::to_bits));
    }
}
