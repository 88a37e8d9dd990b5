//! What becomes of a list: the cards of its deck, its hero.

use fabulario_engine::apoteose::{self, Hero};
use fabulario_engine::deck::{DeckList, Held, Pool, Printed};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::kit::{Desk, format};

/// The cards of a deck that must be legal: `copies name in section`, by section.
pub fn played<C: Printed + DeserializeOwned + Clone>(
    desk: &Desk<C>,
    format_id: &str,
) -> Vec<String> {
    desk.in_court(format(format_id), |judged, pool| {
        let legal = judged.unwrap_or_else(|refused| panic!("{:?}", refused.verdict));
        let tell = |held: &Held| {
            let name = pool.card(held.card).unwrap().name();
            format!("{} {name} in {}", held.copies, held.section.word().id)
        };
        legal.cards().iter().map(tell).collect()
    })
}

/// The hero of a desk, as it goes over the wire.
pub fn hero(desk: &Desk<apoteose::Card>, format_id: &str) -> Value {
    let pool = Pool::new(desk.cards.clone()).unwrap();
    let mut list = DeckList::default();
    for (section, card, copies, host) in &desk.lines {
        list.attach(&pool, *section, card, *copies, *host);
    }
    let rules = format(format_id).hero.as_ref().unwrap();
    serde_json::to_value(Hero::of(&list, &pool, rules)).unwrap()
}
