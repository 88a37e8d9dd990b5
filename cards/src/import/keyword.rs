//! The keywords of a card of Dimensional Dominions: `COMBO 2` is one with a number.

use serde_json::{Map, Value, json};

use super::names::Part;
use super::place::FilePlace;
use super::shape::{Shaper, list};
use crate::words::slug;

/// A list of keywords; what is none stays as it is.
pub(super) fn read(shaper: &mut Shaper<'_>, place: &FilePlace<'_>, value: Value) -> Value {
    let value = match value {
        Value::Object(_) => Value::Array(vec![value]),
        other => list(other, |it| it),
    };
    let Value::Array(keywords) = value else {
        return value;
    };
    let keywords = keywords.into_iter().enumerate();
    keywords
        .map(|(at, keyword)| match keyword {
            Value::String(word) => of_word(&word),
            Value::Object(object) => {
                let object = shaper.object(Part::KeywordUse, &place.item(at), object);
                Value::Object(object.into_iter().map(with_slug).collect::<Map<_, _>>())
            }
            other => other,
        })
        .collect()
}

fn with_slug((name, value): (String, Value)) -> (String, Value) {
    match value {
        Value::String(id) if name == "id" => (name, slug(&id).into()),
        other => (name, other),
    }
}

/// `COMBO 2` and `COMBO (x2)` are the keyword combo with the number 2.
fn of_word(word: &str) -> Value {
    let id = slug(word);
    let number = |last: &str| last.trim_start_matches('x').parse::<u8>().ok();
    match id.rsplit_once('-') {
        Some((id, last)) if number(last).is_some() => json!({ "id": id, "value": number(last) }),
        _ => json!({ "id": id }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_after_a_keyword_is_its_value() {
        for (word, right) in [
            ("COMBO 2", json!({ "id": "combo", "value": 2 })),
            ("Combo (x3)", json!({ "id": "combo", "value": 3 })),
            ("PIERCE", json!({ "id": "pierce" })),
            ("Maré Cheia", json!({ "id": "mare-cheia" })),
        ] {
            assert_eq!(of_word(word), right);
        }
    }
}
