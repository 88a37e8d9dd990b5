//! The directions of a Unidade: words of the compass, or a bit for each.

use serde_json::Value;

use super::vocabulary::Vocabulary;

/// The directions, clockwise from north: the order of the bits.
const CLOCKWISE: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// A list of directions; what is none stays as it is.
pub(super) fn read(value: Value) -> Value {
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
            assert_eq!(read(written.clone()), right, "{written}");
        }
        assert_eq!(read(json!("1010010")), json!(["1010010"]));
        assert_eq!(read(json!(101)), json!(101));
    }
}
