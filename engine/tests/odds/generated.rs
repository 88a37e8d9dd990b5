//! Piles and conditions at random.

use fabulario_engine::odds::{Condition, Groups, Pile};
use proptest::prelude::*;

/// Groups that generated piles and conditions have.
pub const GROUPS: usize = 4;

/// The cards of a pile one by one, each with the set of its groups as bits.
pub fn cards(most: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0_u8..(1 << GROUPS), 0..=most)
}

/// The pile that these cards make.
pub fn pile(cards: &[u8]) -> Pile {
    let mut pile = Pile::default();
    for card in cards {
        pile.add(groups(*card), 1);
    }
    pile
}

pub fn groups(bits: u8) -> Groups {
    Groups::of((0..GROUPS).filter(|group| bits & (1 << group) != 0))
}

/// A condition with all kinds of nodes, empty lists and impossible counts among them.
pub fn condition() -> impl Strategy<Value = Condition> {
    let count = (0..GROUPS, 0_u32..6, prop::option::of(0_u32..6))
        .prop_map(|(group, least, most)| Condition::between(group, least, most));
    count.prop_recursive(4, 24, 4, |inner| {
        let parts = || prop::collection::vec(inner.clone(), 0..4);
        prop_oneof![
            parts().prop_map(Condition::All),
            parts().prop_map(Condition::Any),
            inner.clone().prop_map(|it| Condition::Not(Box::new(it))),
        ]
    })
}
