//! Some fields of a card, cut out of its text: nothing is read that was read before.

use std::fmt;
use std::ops::Range;

use actix_web::web::Bytes;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// Where the fields of a card stand in its text: the name without its signs, and all of `"name":value`.
pub(super) type Fields = Box<[(Range<usize>, Range<usize>)]>;

/// Finds the fields of a JSON object.
pub(super) fn find(text: &str) -> serde_json::Result<Fields> {
    serde_json::Deserializer::from_str(text).deserialize_map(Find(text))
}

struct Find<'t>(&'t str);

impl<'de> Visitor<'de> for Find<'de> {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Fields, A::Error> {
        let at = |part: &str| (part.as_ptr() as usize).saturating_sub(self.0.as_ptr() as usize);
        let mut fields = Vec::new();
        while let Some((name, value)) = object.next_entry::<&'de str, &'de RawValue>()? {
            let (start, value) = (at(name), value.get());
            let end = at(value) + value.len();
            fields.push((start..start + name.len(), start.saturating_sub(1)..end));
        }
        Ok(fields.into())
    }
}

/// The object with no fields but those that are wanted, each with the one that tells its language; what is found is no
/// longer unknown.
pub(super) fn cut(
    text: &[u8],
    fields: &Fields,
    wanted: &[String],
    unknown: &mut Vec<String>,
) -> Bytes {
    let mut kept = Vec::with_capacity(128);
    kept.push(b'{');
    for (name, whole) in fields {
        let (Some(name), Some(whole)) = (text.get(name.clone()), text.get(whole.clone())) else {
            continue;
        };
        let of = name.strip_suffix(b"_lang").unwrap_or(name);
        let is = |field: &String| field.as_bytes() == name || field.as_bytes() == of;
        if !wanted.iter().any(is) {
            continue;
        }
        if kept.len() > 1 {
            kept.push(b',');
        }
        kept.extend_from_slice(whole);
        if !unknown.is_empty() {
            unknown.retain(|field| field.as_bytes() != name);
        }
    }
    kept.push(b'}');
    kept.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_cut_out_with_their_languages_and_the_rest_is_unknown() {
        let text = r#"{"id":"a","name":"b \"c\"","name_lang":"en","lines":[{"id":1}],"no":null}"#;
        let fields = find(text).unwrap();
        let cut = |wanted: &[&str]| {
            let wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
            let mut unknown = wanted.clone();
            let bytes = cut(text.as_bytes(), &fields, &wanted, &mut unknown);
            (String::from_utf8(bytes.to_vec()).unwrap(), unknown)
        };
        assert_eq!(
            cut(&["name", "id"]).0,
            r#"{"id":"a","name":"b \"c\"","name_lang":"en"}"#
        );
        assert_eq!(cut(&["lines", "no"]).0, r#"{"lines":[{"id":1}],"no":null}"#);
        assert_eq!(cut(&["mood"]), ("{}".to_owned(), vec!["mood".to_owned()]));
        assert_eq!(cut(&[]).0, "{}");
        let all = find("{}").unwrap();
        assert_eq!(super::cut(b"{}", &all, &[], &mut Vec::new()), "{}");
        assert!(find("[]").is_err());
    }
}
