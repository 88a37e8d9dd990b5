//! Effects: as objects, or as nothing but their text.

use serde_json::{Map, Value};

use super::names::Part;
use super::place::FilePlace;
use super::shape::Shaper;
use super::text;

/// An effect; a text becomes one.
pub(super) fn one(
    shaper: &mut Shaper<'_>,
    part: Part,
    place: &FilePlace<'_>,
    value: Value,
) -> Value {
    if is_text(&value) {
        let text = text::read(shaper, place, value);
        return of_text(shaper, part, text);
    }
    shaper.one(part, place, value)
}

/// The effects that an item of a list is: one for each paragraph of a text.
pub(super) fn several(
    shaper: &mut Shaper<'_>,
    part: Part,
    place: &FilePlace<'_>,
    value: Value,
) -> Vec<Value> {
    if !is_text(&value) {
        return vec![shaper.one(part, place, value)];
    }
    match text::paragraphs(shaper, place, value) {
        Value::Array(texts) => texts
            .into_iter()
            .map(|text| of_text(shaper, part, text))
            .collect(),
        other => vec![other],
    }
}

fn is_text(value: &Value) -> bool {
    value.is_string() || value.as_object().is_some_and(text::is_text)
}

/// An effect of which only the text is known.
fn of_text(shaper: &mut Shaper<'_>, part: Part, text: Value) -> Value {
    let mut effect = Map::new();
    effect.insert("text".to_owned(), text);
    if part == Part::ApoteoseEffect {
        shaper.told.permanent += 1;
        effect.insert("activation".to_owned(), "permanent".into());
    }
    Value::Object(effect)
}

/// Makes effects of the `text` of a card, with the `beside` fields that speak of it.
pub(super) fn from_card(
    shaper: &mut Shaper<'_>,
    part: Part,
    place: &FilePlace<'_>,
    card: &mut Map<String, Value>,
    beside: &[&str],
) {
    let Some(texts) = card.shift_remove("text") else {
        return;
    };
    if card.contains_key("effects") {
        shaper.wrong(
            place,
            "text and effects both say what the card does: keep one",
        );
        return;
    }
    let said: Map<String, Value> = beside
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), card.shift_remove(*name)?)))
        .collect();
    let Value::Array(texts) = texts else {
        return;
    };
    let effects = texts.into_iter().map(|text| {
        let mut effect = said.clone();
        effect.insert("text".to_owned(), text);
        if part == Part::ApoteoseEffect && !effect.contains_key("activation") {
            shaper.told.permanent += 1;
            effect.insert("activation".to_owned(), "permanent".into());
        }
        Value::Object(effect)
    });
    let effects: Vec<Value> = effects.collect();
    card.insert("effects".to_owned(), effects.into());
}
