//! A text that players read, in both languages or in the one that its author has written.

use std::borrow::Cow;
use std::ops::Deref;

use fabulario_engine::{Lang, Text};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use unicode_normalization::char::decompose_canonical;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema};

/// A text; what is missing in one language is shown in the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    text: Text,
    /// The language that it is in, where it is in one only.
    only: Option<Lang>,
}

impl Words {
    /// A text from what is there of it.
    #[must_use]
    pub fn new(pt: Option<String>, en: Option<String>) -> Option<Self> {
        let (text, only) = match (pt, en) {
            (Some(pt), Some(en)) => (Text { pt, en }, None),
            (Some(pt), None) => (Text { en: pt.clone(), pt }, Some(Lang::Pt)),
            (None, Some(en)) => (Text { pt: en.clone(), en }, Some(Lang::En)),
            (None, None) => return None,
        };
        Some(Self { text, only })
    }

    /// The language in which somebody who asks for this one reads it.
    #[must_use]
    pub fn lang(&self, asked: Lang) -> Lang {
        self.only.unwrap_or(asked)
    }

    /// The languages that it exists in, each with its text.
    pub fn all(&self) -> impl Iterator<Item = (Lang, &str)> {
        let there = |lang: &Lang| self.only.is_none_or(|only| only == *lang);
        let langs = Lang::ALL.into_iter().filter(there);
        langs.map(|lang| (lang, self.text.get(lang)))
    }

    /// Whether an object is written as a text: it has nothing but languages.
    #[must_use]
    pub fn is_written(object: &Map<String, Value>) -> bool {
        let tag = |key: &String| Lang::ALL.iter().any(|lang| lang.tag() == key);
        !object.is_empty() && object.keys().all(tag)
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Self {
        Self { text, only: None }
    }
}

impl Deref for Words {
    type Target = Text;

    fn deref(&self) -> &Text {
        &self.text
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.all().map(|(lang, text)| (lang.tag(), text)))
    }
}

#[derive(Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with the texts pt-BR and en"
)]
struct Written<'a> {
    #[serde(rename = "pt-BR", borrow, default)]
    pt: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    en: Option<Cow<'a, str>>,
}

impl<'de> Deserialize<'de> for Words {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let [pt, en] = [written.pt, written.en].map(|text| text.map(Cow::into_owned));
        Self::new(pt, en).ok_or_else(|| D::Error::custom("the text pt-BR is missing"))
    }
}

impl utoipa::PartialSchema for Words {
    fn schema() -> RefOr<Schema> {
        let text = || ObjectBuilder::new().schema_type(utoipa::openapi::Type::String);
        let text = |lang: Lang| (lang.tag(), text().min_length(Some(1)));
        let [pt, en] = Lang::ALL.map(text);
        ObjectBuilder::new()
            .description(Some("A text in both languages; one of them is enough."))
            .property(pt.0, pt.1)
            .property(en.0, en.1)
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)))
            .into()
    }
}

impl utoipa::ToSchema for Words {}

/// What is wrong with a text that players read: empty, too long, or with characters that nobody sees.
pub(crate) fn unclean(text: &str, most: usize) -> Vec<String> {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{a0}' | '\u{ad}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}'..='\u{ffff}' | '\u{fdd0}'..='\u{fdef}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let length = text.chars().count();
    let mut found = Vec::new();
    if text.trim() != text || text.is_empty() || text.contains("  ") {
        found.push("must not be empty or have needless spaces".to_owned());
    }
    if text.chars().any(hidden) {
        found.push("holds characters that nobody sees".to_owned());
    }
    if length > most {
        found.push(format!("has {length} characters, at most {most} fit"));
    }
    found
}

/// A Latin letter without its accent; any other character as it is.
fn plain(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    let mut first = None;
    decompose_canonical(c, |part| {
        first.get_or_insert(part);
    });
    first.filter(char::is_ascii_alphabetic).unwrap_or(c)
}

/// An accent that is written after its letter.
const fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// A text without case and accents.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let lower = text.chars().flat_map(char::to_lowercase);
    lower.map(plain).filter(|c| !is_accent(*c)).collect()
}

/// The words of a text that was folded.
pub(crate) fn split(folded: &str) -> impl Iterator<Item = &str> {
    let words = folded.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty())
}

/// The words of a text that was folded, and of a number the sign right before it: `+1` is not `-1`. What stands
/// between letters, such as in `2-4`, is no sign.
pub(crate) fn signed(folded: &str) -> impl Iterator<Item = (Option<char>, &str)> {
    split(folded).map(|word| {
        let at = word.as_ptr() as usize - folded.as_ptr() as usize;
        let mut before = folded.get(..at).unwrap_or_default().chars().rev();
        let sign = before.next().and_then(|c| match c {
            '+' => Some('+'),
            '-' | '−' | '–' => Some('-'),
            _ => None,
        });
        let number = word.starts_with(|c: char| c.is_ascii_digit());
        let joins = before.next().is_some_and(char::is_alphanumeric);
        (sign.filter(|_| number && !joins), word)
    })
}

/// The letters of a name: what is left when case, accents and marks do not matter.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    slug_into(name, &mut slug);
    slug
}

/// [`slug`] into a text that is used again and again.
pub(crate) fn slug_into(name: &str, slug: &mut String) {
    slug.clear();
    let mut add = |c: char| {
        if c.is_alphanumeric() {
            slug.push(c);
        } else if !is_accent(c) && !slug.ends_with('-') && !slug.is_empty() {
            slug.push('-');
        }
    };
    for c in name.chars() {
        if c.is_ascii() {
            add(c.to_ascii_lowercase());
        } else {
            c.to_lowercase().map(plain).for_each(&mut add);
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
}

/// A slug that can stand in an id; none of a name in other letters than those of ids.
pub(crate) fn plain_slug(name: &str) -> Option<String> {
    Some(slug(name)).filter(|slug| !slug.is_empty() && slug.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_is_made_of_the_letters_of_the_name() {
        assert_eq!(slug("Sucuri de Olho-d'Água"), "sucuri-de-olho-d-agua");
        assert_eq!(slug("Maré  Contrária!"), "mare-contraria");
        assert_eq!(slug("Maré"), slug("Mare\u{301}"));
        assert_eq!(slug(" – "), "");
        assert_eq!(slug("Caldeira Ольга"), "caldeira-ольга");
        assert_eq!(
            (plain_slug("日本"), plain_slug("Boi!")),
            (None, Some("boi".to_owned()))
        );
    }

    #[test]
    fn a_text_in_one_language_says_so_and_is_read_in_both() {
        let words: Words = serde_json::from_str(r#"{"pt-BR": "Boi"}"#).unwrap();
        assert_eq!(
            (words.get(Lang::En), words.lang(Lang::En)),
            ("Boi", Lang::Pt)
        );
        assert_eq!(serde_json::to_string(&words).unwrap(), r#"{"pt-BR":"Boi"}"#);
        for wrong in ["{}", r#"{"de": "Ochse"}"#, r#""Boi""#, r#"{"en": 3}"#] {
            assert!(serde_json::from_str::<Words>(wrong).is_err(), "{wrong}");
        }
    }
}
