//! What must hold of odds, whatever the pile and the condition; the piles are too large to count every hand.

use fabulario_engine::odds::{Chance, Condition, Pile};
use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::{One as _, Zero as _};
use proptest::prelude::*;

use super::generated::{GROUPS, condition, groups};

type Fraction = Ratio<BigUint>;

/// A pile by the sizes of its classes.
fn piles() -> impl Strategy<Value = Pile> {
    let classes = prop::collection::vec((0_u8..(1 << GROUPS), 0_u32..40), 1..8);
    classes.prop_map(|classes| {
        let mut pile = Pile::default();
        for (bits, cards) in classes {
            pile.add(groups(bits), cards);
        }
        pile
    })
}

/// By cards seen, up to all cards.
fn chances(pile: &Pile, condition: &Condition) -> Vec<Fraction> {
    let size = pile.size();
    let table = pile.odds(condition, size).unwrap();
    let chance = |seen| table.chance(seen).unwrap().exact().clone();
    (0..=size).map(chance).collect()
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_condition_and_its_opposite_make_one(pile in piles(), condition in condition()) {
        let yes = chances(&pile, &condition);
        let no = chances(&pile, &not(condition));
        for (yes, no) in yes.iter().zip(&no) {
            prop_assert_eq!(yes + no, Fraction::one());
        }
    }

    #[test]
    fn one_or_both_is_one_and_the_other_without_both(
        pile in piles(), a in condition(), b in condition(),
    ) {
        let any = chances(&pile, &Condition::Any(vec![a.clone(), b.clone()]));
        let all = chances(&pile, &Condition::All(vec![a.clone(), b.clone()]));
        let (a, b) = (chances(&pile, &a), chances(&pile, &b));
        for seen in 0..a.len() {
            prop_assert_eq!(&a[seen] + &b[seen], &any[seen] + &all[seen]);
        }
    }

    #[test]
    fn both_lists_turn_into_each_other_by_their_opposites(
        pile in piles(), parts in prop::collection::vec(condition(), 0..4),
    ) {
        let opposites = parts.iter().cloned().map(not).collect();
        let any = not(Condition::Any(opposites));
        prop_assert_eq!(chances(&pile, &Condition::All(parts)), chances(&pile, &any));
    }

    #[test]
    fn nothing_and_everything_seen_leave_no_doubt(pile in piles(), condition in condition()) {
        let chances = chances(&pile, &condition);
        for sure in [chances.first().unwrap(), chances.last().unwrap()] {
            prop_assert!(sure.is_zero() || sure.is_one(), "{}", sure);
        }
    }

    #[test]
    fn more_cards_seen_make_at_least_likelier_and_at_most_less_likely(
        pile in piles(), group in 0..GROUPS, count in 0_u32..20,
    ) {
        prop_assert!(chances(&pile, &Condition::at_least(group, count)).is_sorted());
        let at_most = chances(&pile, &Condition::at_most(group, count));
        prop_assert!(at_most.iter().rev().is_sorted());
    }

    #[test]
    fn a_distribution_sums_to_one_and_its_tail_is_at_least(
        pile in piles(), group in 0..GROUPS, seen in 0_u32..300, count in 0_usize..8,
    ) {
        let seen = seen.min(pile.size());
        let distribution = pile.distribution(group, seen).unwrap();
        let sum = |from| -> Fraction {
            distribution.iter().skip(from).map(Chance::exact).sum()
        };
        prop_assert_eq!(sum(0), Fraction::one());
        let at_least = Condition::at_least(group, u32::try_from(count).unwrap());
        let table = pile.odds(&at_least, seen).unwrap();
        let chance = table.chance(seen).unwrap();
        prop_assert_eq!(chance.exact(), &sum(count));
    }

    #[test]
    fn what_is_asked_for_fewer_cards_is_the_beginning_of_the_whole_table(
        pile in piles(), condition in condition(), seen in 0_u32..300,
    ) {
        let seen = seen.min(pile.size());
        let table = pile.odds(&condition, seen).unwrap();
        let chance = table.chance(seen).unwrap();
        prop_assert_eq!(chance.exact(), &chances(&pile, &condition)[seen as usize]);
    }
}
