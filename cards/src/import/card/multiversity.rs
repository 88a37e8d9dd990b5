//! What a card of Multiversity Conquest says in other words than the catalogue.

use serde_json::{Map, Value};

use crate::import::effect;
use crate::import::names::Part;
use crate::import::place::FilePlace;
use crate::import::shape::Shaper;

/// Its text becomes effects, its stats stand by themselves.
pub(super) fn settle(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    card: &mut Map<String, Value>,
) {
    effect::from_card(shaper, Part::MultiversityEffect, place, card, &[]);
    let stats = match card.shift_remove("stats") {
        None => return,
        Some(Value::Object(stats)) => stats,
        Some(_) => {
            let message = "must be an object with life and defence";
            return shaper.wrong(&place.field("stats"), message);
        }
    };
    for (name, value) in stats {
        if card.contains_key(&name) {
            let message = format!("{name} stands in stats and beside it");
            shaper.wrong(&place.field("stats"), message);
        }
        card.insert(name, value);
    }
}
