//! What a card of Dimensional Dominions says in other words than the catalogue.

use serde_json::{Map, Value};

use crate::import::effect;
use crate::import::names::Part;
use crate::import::place::FilePlace;
use crate::import::shape::Shaper;
use crate::import::vocabulary::Vocabulary;

/// Its text becomes effects, its subtype what it means for a card of its type.
pub(super) fn settle(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    card: &mut Map<String, Value>,
) {
    effect::from_card(shaper, Part::DominionsEffect, place, card, &[]);
    let Some(subtype) = card.shift_remove("subtype") else {
        return;
    };
    let (field, words) = match card.get("type").and_then(Value::as_str) {
        Some("unidade" | "token") => ("element", Vocabulary::Element),
        Some("artefato") => ("activation", Vocabulary::DominionsActivation),
        _ => {
            let message = "is the element of a Unidade or the activation of an Artefato: this card is neither";
            return shaper.wrong(&place.field("subtype"), message);
        }
    };
    if card.contains_key(field) {
        let message = format!("subtype and {field} both mean {field}");
        return shaper.wrong(&place.field("subtype"), message);
    }
    let known = subtype.as_str().and_then(|it| words.find(it));
    card.insert(field.to_owned(), known.map_or(subtype, Value::from));
}
