//! Words that a player reads, in the two languages of the product.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language of the rules and the cards. Portuguese is the language of the games, so it is the default.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Lang {
    /// Brazilian Portuguese.
    #[default]
    #[serde(rename = "pt-BR")]
    Pt,
    /// English.
    #[serde(rename = "en")]
    En,
}

impl Lang {
    /// Every language, the default one first.
    pub const ALL: [Self; 2] = [Self::Pt, Self::En];

    /// The language tag (BCP 47).
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Pt => "pt-BR",
            Self::En => "en",
        }
    }

    /// One of two things, the Portuguese one first.
    #[must_use]
    pub fn pick<T>(self, pt: T, en: T) -> T {
        match self {
            Self::Pt => pt,
            Self::En => en,
        }
    }

    /// A number with so many decimals, behind a comma or a point.
    #[must_use]
    pub fn decimal(self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}");
        match self {
            Self::Pt => text.replace('.', ","),
            Self::En => text,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The text names no language of the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown language: use pt-BR or en")]
pub struct UnknownLang;

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Accepts any tag of the two languages (`pt`, `pt-PT`, `EN-us`): nobody is refused for a region.
    fn from_str(tag: &str) -> Result<Self, UnknownLang> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("pt") {
            Ok(Self::Pt)
        } else if primary.eq_ignore_ascii_case("en") {
            Ok(Self::En)
        } else {
            Err(UnknownLang)
        }
    }
}

/// A text that a player reads: it exists in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// The Brazilian Portuguese text.
    #[serde(rename = "pt-BR")]
    pub pt: String,
    /// The English text.
    pub en: String,
}

impl Text {
    /// The text in a language.
    #[must_use]
    pub fn get(&self, lang: impl Into<Lang>) -> &str {
        match lang.into() {
            Lang::Pt => &self.pt,
            Lang::En => &self.en,
        }
    }
}

impl From<(&str, &str)> for Text {
    /// The Portuguese text and the English one.
    fn from((pt, en): (&str, &str)) -> Self {
        Self {
            pt: pt.to_owned(),
            en: en.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_a_translation_is_refused() {
        assert!(serde_json::from_str::<Text>(r#"{ "pt-BR": "Aliado" }"#).is_err());
        let text: Text = serde_json::from_str(r#"{ "pt-BR": "Aliado", "en": "Ally" }"#).unwrap();
        assert_eq!((text.get(Lang::Pt), text.get(Lang::En)), ("Aliado", "Ally"));
    }

    #[test]
    fn any_region_of_a_language_is_understood_and_other_languages_are_refused() {
        assert_eq!("pt".parse(), Ok(Lang::Pt));
        assert_eq!("pt-PT".parse(), Ok(Lang::Pt));
        assert_eq!("EN-us".parse(), Ok(Lang::En));
        assert_eq!("es".parse::<Lang>(), Err(UnknownLang));
        assert_eq!("".parse::<Lang>(), Err(UnknownLang));
    }
}
