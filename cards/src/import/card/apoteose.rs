//! What a card of Apoteose says in other words than the catalogue.

use serde_json::{Map, Value};

use crate::import::effect;
use crate::import::names::Part;
use crate::import::place::FilePlace;
use crate::import::shape::Shaper;

/// What may stand beside the text of a card and speaks of it.
const BESIDE: [&str; 4] = ["activation", "timing", "limits", "scope"];

/// Its text becomes effects, and Livre is no knowledge.
pub(super) fn settle(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    card: &mut Map<String, Value>,
) {
    effect::from_card(shaper, Part::ApoteoseEffect, place, card, &BESIDE);
    // A card without a knowledge is Livre. APO-H11
    if let Some(Value::Array(knowledges)) = card.get_mut("knowledges") {
        knowledges.retain(|knowledge| knowledge != "livre");
    }
}
