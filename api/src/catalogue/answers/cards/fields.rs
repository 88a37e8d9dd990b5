//! Some fields of a card, cut out of its text: nothing is read that was read before.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use actix_web::web::Bytes;
use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use serde_json::value::RawValue;

/// The names of fields, each with a number of its own.
#[derive(Default)]
pub(super) struct Names(Mutex<HashMap<String, usize>>);

impl Names {
    fn number(&self, name: &str) -> usize {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = known.get(name) {
            return *number;
        }
        let next = known.len();
        known.insert(name.to_owned(), next);
        next
    }
}

/// Where the fields of a card stand in its text, each with the number of its name.
pub(super) struct Fields(Box<[(usize, Range<usize>)]>);

impl Fields {
    /// Finds the fields of a JSON object.
    pub(super) fn find(text: &str, names: &Names) -> serde_json::Result<Self> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let fields = reader.deserialize_map(Find(text, names))?;
        Ok(Self(fields.into()))
    }
}

struct Find<'t>(&'t str, &'t Names);

impl<'de> Visitor<'de> for Find<'de> {
    type Value = Vec<(usize, Range<usize>)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        let at = |part: &str| (part.as_ptr() as usize).saturating_sub(self.0.as_ptr() as usize);
        let mut fields = Vec::new();
        while let Some((name, value)) = object.next_entry::<&'de str, &'de RawValue>()? {
            let value = value.get();
            // The sign before the name belongs to it.
            let place = at(name).saturating_sub(1)..at(value) + value.len();
            fields.push((self.1.number(name), place));
        }
        Ok(fields)
    }
}

/// The fields that a request wants of many cards.
pub struct Mask {
    /// In order.
    wanted: Vec<String>,
    /// What no card has so far.
    pub unknown: Vec<String>,
    /// By the number of a name that was met: whether its field is kept.
    kept: Vec<Option<bool>>,
}

impl Mask {
    /// The fields with these names, each with the one that tells its language.
    pub fn new(mut wanted: Vec<String>) -> Self {
        let unknown = wanted.clone();
        wanted.sort_unstable();
        Self {
            wanted,
            unknown,
            kept: Vec::new(),
        }
    }

    /// Whether a field is wanted.
    pub fn wants(&self, name: &str) -> bool {
        let found = self.wanted.binary_search_by(|field| (**field).cmp(name));
        found.is_ok()
    }

    /// Writes the object with the fields that are wanted; those that follow each other are copied together.
    pub(super) fn cut(&mut self, text: &[u8], fields: &Fields, object: &mut Vec<u8>) {
        let begin = object.len();
        let mut run: Option<Range<usize>> = None;
        for (name, place) in &fields.0 {
            if self.keeps(*name, text, place) {
                let start = run.map_or(place.start, |run| run.start);
                run = Some(start..place.end);
            } else if let Some(run) = run.take() {
                write(text, run, begin, object);
            }
        }
        if let Some(run) = run {
            write(text, run, begin, object);
        }
        if object.len() == begin {
            object.push(b'{');
        }
        object.push(b'}');
    }

    /// The same of an object that was made for one request.
    pub fn cut_anew(&mut self, object: &[u8]) -> serde_json::Result<Bytes> {
        let text = std::str::from_utf8(object).map_err(serde_json::Error::custom)?;
        let fields = Fields::find(text, &Names::default())?;
        let mut some = Vec::new();
        self.cut(object, &fields, &mut some);
        Ok(some.into())
    }

    /// Whether the field with a name of this number is kept.
    fn keeps(&mut self, number: usize, text: &[u8], place: &Range<usize>) -> bool {
        if let Some(Some(kept)) = self.kept.get(number) {
            return *kept;
        }
        let field = text.get(place.start + 1..place.end);
        let name = field.and_then(|field| field.split(|byte| *byte == b'"').next());
        let Some(Ok(name)) = name.map(std::str::from_utf8) else {
            return false;
        };
        self.unknown.retain(|field| field != name);
        let of = name.strip_suffix("_lang");
        let kept = self.wants(name) || of.is_some_and(|of| self.wants(of));
        if self.kept.len() <= number {
            self.kept.resize(number + 1, None);
        }
        if let Some(cell) = self.kept.get_mut(number) {
            *cell = Some(kept);
        }
        kept
    }
}

/// Writes fields of an object that begins at a place.
fn write(text: &[u8], run: Range<usize>, begin: usize, object: &mut Vec<u8>) {
    let Some(fields) = text.get(run) else {
        return;
    };
    object.push(if object.len() == begin { b'{' } else { b',' });
    object.extend_from_slice(fields);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_cut_out_with_their_languages_and_the_rest_is_unknown() {
        let text = r#"{"id":"a","name":"b \"c\"","name_lang":"en","lines":[{"id":1}],"no":null}"#;
        let names = Names::default();
        let fields = Fields::find(text, &names).unwrap();
        let cut = |wanted: &[&str]| {
            let mut mask = Mask::new(wanted.iter().map(ToString::to_string).collect());
            let (mut bytes, mut again) = (Vec::new(), Vec::new());
            mask.cut(text.as_bytes(), &fields, &mut bytes);
            mask.cut(text.as_bytes(), &fields, &mut again);
            assert_eq!(again, bytes);
            assert_eq!(mask.cut_anew(text.as_bytes()).unwrap(), bytes);
            (String::from_utf8(bytes).unwrap(), mask.unknown)
        };
        let told = r#"{"id":"a","name":"b \"c\"","name_lang":"en"}"#;
        assert_eq!(cut(&["name", "id"]), (told.to_owned(), Vec::new()));
        assert_eq!(cut(&["lines", "no"]).0, r#"{"lines":[{"id":1}],"no":null}"#);
        assert_eq!(cut(&["mood"]), ("{}".to_owned(), vec!["mood".to_owned()]));
        assert_eq!(cut(&[]).0, "{}");
        assert!(Fields::find("[]", &names).is_err());
    }

    #[test]
    fn objects_with_fields_in_another_order_are_cut_at_other_places() {
        let names = Names::default();
        let mut mask = Mask::new(vec!["b".to_owned(), "x".to_owned()]);
        for (text, left) in [
            (r#"{"a":1,"b":[2]}"#, r#"{"b":[2]}"#),
            (r#"{"b":3,"a":1}"#, r#"{"b":3}"#),
            (r#"{"a":1,"b":{"c":"}"}}"#, r#"{"b":{"c":"}"}}"#),
            (r#"{"a":1}"#, "{}"),
        ] {
            let fields = Fields::find(text, &names).unwrap();
            let mut bytes = b"before".to_vec();
            mask.cut(text.as_bytes(), &fields, &mut bytes);
            assert_eq!(bytes, format!("before{left}").into_bytes());
        }
        assert_eq!(mask.unknown, ["x"]);
    }
}
