//! Some fields of a card, cut out of its text: nothing is read that was read before.

use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use actix_web::web::Bytes;
use serde::de::{Deserializer, Error as _, MapAccess, Visitor};
use serde_json::value::RawValue;

/// The names of fields in their order, each sequence with a number of its own: cards of a kind have the same.
#[derive(Default)]
pub(super) struct Layouts(Mutex<HashMap<Vec<String>, usize>>);

impl Layouts {
    fn number(&self, names: Vec<String>) -> usize {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let next = known.len();
        *known.entry(names).or_insert(next)
    }
}

/// Where the fields of a card stand in its text, each with its name.
pub(super) struct Fields {
    layout: usize,
    places: Box<[Range<usize>]>,
}

impl Fields {
    /// Finds the fields of a JSON object.
    pub(super) fn find(text: &str, layouts: &Layouts) -> serde_json::Result<Self> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let (names, places) = reader.deserialize_map(Find(text))?;
        Ok(Self {
            layout: layouts.number(names),
            places: places.into(),
        })
    }
}

struct Find<'t>(&'t str);

impl<'de> Visitor<'de> for Find<'de> {
    type Value = (Vec<String>, Vec<Range<usize>>);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        let at = |part: &str| (part.as_ptr() as usize).saturating_sub(self.0.as_ptr() as usize);
        let (mut names, mut places) = (Vec::new(), Vec::new());
        while let Some((name, value)) = object.next_entry::<&'de str, &'de RawValue>()? {
            let value = value.get();
            // The sign before the name belongs to it.
            places.push(at(name).saturating_sub(1)..at(value) + value.len());
            names.push(name.to_owned());
        }
        Ok((names, places))
    }
}

/// The fields that a request wants of many cards.
pub struct Mask {
    wanted: Vec<String>,
    /// What no card has so far.
    pub unknown: Vec<String>,
    /// By layout: the fields to keep, those that follow each other together.
    kept: Vec<Option<Vec<Range<usize>>>>,
}

impl Mask {
    /// The fields with these names, each with the one that tells its language.
    pub fn new(wanted: Vec<String>) -> Self {
        Self {
            unknown: wanted.clone(),
            wanted,
            kept: Vec::new(),
        }
    }

    /// Whether a field is wanted.
    pub fn wants(&self, name: &str) -> bool {
        self.wanted.iter().any(|field| field == name)
    }

    /// Writes the object with the fields that are wanted.
    pub(super) fn cut(&mut self, text: &[u8], fields: &Fields, object: &mut Vec<u8>) {
        if self.kept.len() <= fields.layout {
            self.kept.resize(fields.layout + 1, None);
        }
        let kept = self.kept.get_mut(fields.layout).and_then(Option::take);
        let kept = kept.unwrap_or_else(|| self.choose(text, fields));
        let begin = object.len();
        for run in &kept {
            let places = fields.places.get(run.clone()).unwrap_or_default();
            let (Some(first), Some(last)) = (places.first(), places.last()) else {
                continue;
            };
            object.push(if object.len() == begin { b'{' } else { b',' });
            object.extend_from_slice(text.get(first.start..last.end).unwrap_or_default());
        }
        if object.len() == begin {
            object.push(b'{');
        }
        object.push(b'}');
        if let Some(cell) = self.kept.get_mut(fields.layout) {
            *cell = Some(kept);
        }
    }

    /// The same of an object that was made for one request.
    pub fn cut_anew(&mut self, object: &[u8]) -> serde_json::Result<Bytes> {
        let text = std::str::from_utf8(object).map_err(serde_json::Error::custom)?;
        let fields = Fields::find(text, &Layouts::default())?;
        let mut some = Vec::new();
        self.cut(object, &fields, &mut some);
        Ok(some.into())
    }

    /// The places of the fields that are wanted in a layout; they are known from here on.
    fn choose(&mut self, text: &[u8], fields: &Fields) -> Vec<Range<usize>> {
        let mut chosen: Vec<Range<usize>> = Vec::new();
        for (at, place) in fields.places.iter().enumerate() {
            let field = text.get(place.start + 1..place.end);
            let name = field.and_then(|field| field.split(|byte| *byte == b'"').next());
            let Some(Ok(name)) = name.map(std::str::from_utf8) else {
                continue;
            };
            if self.wants(name) || self.wants(name.strip_suffix("_lang").unwrap_or(name)) {
                match chosen.last_mut().filter(|run| run.end == at) {
                    Some(run) => run.end += 1,
                    None => chosen.push(at..at + 1),
                }
            }
            self.unknown.retain(|field| field != name);
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_cut_out_with_their_languages_and_the_rest_is_unknown() {
        let text = r#"{"id":"a","name":"b \"c\"","name_lang":"en","lines":[{"id":1}],"no":null}"#;
        let layouts = Layouts::default();
        let fields = Fields::find(text, &layouts).unwrap();
        let cut = |wanted: &[&str]| {
            let mut mask = Mask::new(wanted.iter().map(ToString::to_string).collect());
            let (mut bytes, mut again) = (Vec::new(), Vec::new());
            mask.cut(text.as_bytes(), &fields, &mut bytes);
            mask.cut(text.as_bytes(), &fields, &mut again);
            assert_eq!(again, bytes);
            assert_eq!(mask.cut_anew(text.as_bytes()).unwrap(), bytes);
            (String::from_utf8(bytes).unwrap(), mask.unknown)
        };
        let named = r#"{"id":"a","name":"b \"c\"","name_lang":"en"}"#;
        assert_eq!(cut(&["name", "id"]), (named.to_owned(), Vec::new()));
        assert_eq!(cut(&["lines", "no"]).0, r#"{"lines":[{"id":1}],"no":null}"#);
        assert_eq!(cut(&["mood"]), ("{}".to_owned(), vec!["mood".to_owned()]));
        assert_eq!(cut(&[]).0, "{}");
        assert!(Fields::find("[]", &layouts).is_err());
    }

    #[test]
    fn objects_of_another_layout_are_cut_at_other_places() {
        let layouts = Layouts::default();
        let mut mask = Mask::new(vec!["b".to_owned(), "x".to_owned()]);
        for (text, left) in [
            (r#"{"a":1,"b":[2]}"#, r#"{"b":[2]}"#),
            (r#"{"b":3,"a":1}"#, r#"{"b":3}"#),
            (r#"{"a":1,"b":{"c":"}"}}"#, r#"{"b":{"c":"}"}}"#),
            (r#"{"a":1}"#, "{}"),
        ] {
            let fields = Fields::find(text, &layouts).unwrap();
            let mut bytes = b"before".to_vec();
            mask.cut(text.as_bytes(), &fields, &mut bytes);
            assert_eq!(bytes, format!("before{left}").into_bytes());
        }
        assert_eq!(mask.unknown, ["x"]);
    }
}
