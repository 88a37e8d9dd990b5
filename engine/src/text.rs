//! Words that a player reads, in the two languages of the product.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language of the product. Portuguese is the language of the games, so it is the default.
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
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Pt => "pt-BR",
            Self::En => "en",
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

/// A text in Portuguese and, unless it is a proper name or an original title, in English.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// The Brazilian Portuguese text.
    #[serde(rename = "pt-BR")]
    pub pt: String,
    /// The English text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
}

impl Text {
    /// The text in `lang`, or the Portuguese one, with the language that it is really in.
    pub fn get(&self, lang: Lang) -> (&str, Lang) {
        match (lang, &self.en) {
            (Lang::En, Some(en)) => (en, Lang::En),
            _ => (&self.pt, Lang::Pt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_translation_says_which_language_it_fell_back_to() {
        let title = Text {
            pt: "Fábula".to_owned(),
            en: None,
        };
        assert_eq!(title.get(Lang::En), ("Fábula", Lang::Pt));
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
