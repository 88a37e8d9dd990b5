//! The directions of a Unidade: words of the compass, or a bit for each.

use serde_json::Value;

use super::place::FilePlace;
use super::shape::Shaper;
use super::vocabulary::Vocabulary;

/// The directions, clockwise from north: the order of the bits.
const CLOCKWISE: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// A list of directions; what is none stays as it is.
pub(super) fn read(shaper: &mut Shaper<'_>, place: &FilePlace<'_>, value: Value) -> Value {
    if let Some(message) = without_zeros(&value) {
        shaper.wrong(place, message);
    }
    directions(value)
}

fn directions(value: Value) -> Value {
    match value {
        Value::String(it) => bits(it.trim()).unwrap_or_else(|| {
            let words = it.split(['|', ';', ',', '/', ' ', '\t', '\n', '\u{a0}']);
            words.filter(|it| !it.is_empty()).map(direction).collect()
        }),
        Value::Array(list) => {
            let one = |it: Value| it.as_str().map(direction).unwrap_or(it);
            list.into_iter().map(one).collect()
        }
        other => other,
    }
}

/// What is wrong with directions that have been taken for a number.
fn without_zeros(value: &Value) -> Option<String> {
    let bits = match value {
        Value::String(it) if it.trim().len() < CLOCKWISE.len() => it.trim().to_owned(),
        Value::Number(it) => it.to_string(),
        _ => return None,
    };
    let digits = (1..=CLOCKWISE.len()).contains(&bits.len());
    let number = digits && bits.bytes().all(|bit| matches!(bit, b'0' | b'1'));
    number.then(|| {
        format!(
            "directions are eight digits, written as text because a number loses the zeros at its beginning: \
             \"{bits:0>8}\", not {bits}"
        )
    })
}

fn direction(word: &str) -> Value {
    let word = word.trim();
    Vocabulary::Direction.find(word).unwrap_or(word).into()
}

/// The directions of eight bits.
fn bits(text: &str) -> Option<Value> {
    let bits = text.len() == CLOCKWISE.len() && text.bytes().all(|bit| matches!(bit, b'0' | b'1'));
    bits.then(|| {
        let set = text.bytes().zip(CLOCKWISE).filter(|(bit, _)| *bit == b'1');
        set.map(|(_, direction)| Value::from(direction)).collect()
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn bits_words_and_lists_are_directions() {
        let right = json!(["n", "e", "sw"]);
        for written in [
            json!("10100100"),
            json!("N E SW"),
            json!("norte, LESTE; so"),
            json!("N/L/SO"),
            json!(["North", "east", "Sudoeste"]),
        ] {
            assert_eq!(directions(written.clone()), right, "{written}");
        }
        assert_eq!(directions(json!("1010010")), json!(["1010010"]));
        assert_eq!(directions(json!(101)), json!(101));
    }

    #[test]
    fn a_number_has_lost_its_zeros() {
        for written in [
            json!("1010010"),
            json!(1_010_010),
            json!(11_100_000),
            json!("0"),
        ] {
            assert!(without_zeros(&written).is_some(), "{written}");
        }
        for other in [
            json!("01110000"),
            json!("N E"),
            json!(["n"]),
            json!(7),
            json!(""),
        ] {
            assert_eq!(without_zeros(&other), None, "{other}");
        }
    }
}
