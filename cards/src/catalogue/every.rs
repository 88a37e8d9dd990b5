//! Every mistake of an entry, although serde stops at the first: what is wrong is told, taken out, and the rest is
//! read again.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::read::pointer;

/// Nobody mends more at once.
const MOST: usize = 50;

/// What is wrong: pointer and message.
pub(crate) type Faults = Vec<(String, String)>;

/// Reads a value, or tells everything that is wrong with it.
pub(crate) fn every<T: DeserializeOwned>(value: Value) -> Result<T, Faults> {
    match rest(value) {
        (Some(read), found) if found.is_empty() => Ok(read),
        (_, found) => Err(found),
    }
}

/// Reads what is left of a value when everything that is wrong with it is taken out.
pub(crate) fn rest<T: DeserializeOwned>(mut value: Value) -> (Option<T>, Faults) {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut gone = Gone::default();
    while found.len() < MOST {
        let error = match serde_path_to_error::deserialize::<_, T>(&value) {
            Ok(read) => return (Some(read), found),
            Err(error) => error,
        };
        let now = pointer(error.path());
        let place = gone.written(&now);
        let message = plainly(&error.inner().to_string());
        // What was taken out is missing now, which is no news.
        let missing = message.strip_prefix("missing field `");
        let missing = missing.and_then(|rest| rest.split('`').next());
        let about = missing.map_or_else(|| place.clone(), |name| format!("{place}/{name}"));
        let below = format!("{about}/");
        let told = |(at, _): &(String, String)| *at == about || at.starts_with(&below);
        if !found.iter().any(told) {
            found.push((place.clone(), message));
        }
        if !gone.take_out(&mut value, &now, &place) {
            break;
        }
    }
    (None, found)
}

/// A message of serde in the words of who writes data.
fn plainly(message: &str) -> String {
    const WORDS: [(&str, &str); 8] = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        (
            "expected i16",
            "expected a whole number from -32768 to 32767",
        ),
        (
            "expected u32",
            "expected a whole number from 0 to 4294967295",
        ),
        ("expected a sequence", "expected a list"),
        ("expected a map", "expected an object"),
        ("expected a string", "expected a text"),
    ];
    let ends = WORDS.into_iter().find(|(ends, _)| message.ends_with(ends));
    ends.map_or_else(
        || message.to_owned(),
        |(ends, better)| message.replace(ends, better),
    )
}

/// What was taken out of lists, by their places: the others have moved up since.
#[derive(Default)]
struct Gone(BTreeMap<String, BTreeSet<usize>>);

impl Gone {
    /// Where something stands in what was written.
    fn written(&self, now: &str) -> String {
        let mut place = String::new();
        for part in now.split('/').skip(1) {
            let at = part.parse::<usize>().ok();
            let gone = at.and_then(|_| self.0.get(&place));
            let part = match (at, gone) {
                (Some(at), Some(gone)) => {
                    let mut at = at;
                    for gone in gone {
                        at += usize::from(*gone <= at);
                    }
                    at.to_string()
                }
                _ => part.to_owned(),
            };
            place = format!("{place}/{part}");
        }
        place
    }

    /// Removes what stands at a pointer; whether there was anything.
    fn take_out(&mut self, value: &mut Value, now: &str, written: &str) -> bool {
        let Some((parent, last)) = now.rsplit_once('/') else {
            return false;
        };
        match value.pointer_mut(parent) {
            Some(Value::Object(object)) => {
                let key = last.replace("~1", "/").replace("~0", "~");
                object.shift_remove(&key).is_some()
            }
            Some(Value::Array(items)) => match last.parse::<usize>() {
                Ok(at) if at < items.len() => {
                    items.remove(at);
                    let (parent, last) = written.rsplit_once('/').unwrap_or_default();
                    let gone = self.0.entry(parent.to_owned()).or_default();
                    gone.extend(last.parse::<usize>().ok());
                    true
                }
                _ => false,
            },
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Part {
        size: u8,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        name: String,
        parts: Vec<Part>,
        note: Option<String>,
    }

    #[test]
    fn every_mistake_is_told_once_at_its_place() {
        let right = json!({ "name": "a", "parts": [{ "size": 1 }] });
        assert!(every::<Whole>(right).is_ok());
        let wrong = json!({
            "nome": "a", "note": 3,
            "parts": [{ "size": 1 }, { "size": 300 }, 7, { "big": 1 }],
        });
        let found = every::<Whole>(wrong).unwrap_err();
        let mut places: Vec<&str> = found.iter().map(|(at, _)| at.as_str()).collect();
        places.sort_unstable();
        // The last part has an unknown field and lacks its own.
        let expected = [
            "",
            "/nome",
            "/note",
            "/parts/1/size",
            "/parts/2",
            "/parts/3",
            "/parts/3/big",
        ];
        assert_eq!(places, expected, "{found:?}");
    }
}
