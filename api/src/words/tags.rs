//! Languages by their tags.

use std::fmt;
use std::str::FromStr;

use fabulario_engine::Lang;

use super::Language;

impl Language {
    /// Every other language.
    pub fn others(self) -> impl Iterator<Item = Self> {
        Self::ALL
            .iter()
            .copied()
            .filter(move |other| *other != self)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Accepts any region of a language (`pt`, `pt-PT`, `EN-us`).
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let mut known = Self::ALL.iter().copied();
        known
            .find(|known| primary(known.tag()).eq_ignore_ascii_case(primary(tag)))
            .ok_or(UnknownLanguage)
    }
}

/// A tag without its region.
fn primary(tag: &str) -> &str {
    tag.split_once(['-', '_'])
        .map_or(tag, |(primary, _)| primary)
}

/// The text names no language of the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown language: use {}", Language::ALL.iter().map(|it| it.tag()).collect::<Vec<_>>().join(" or "))]
pub struct UnknownLanguage;

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl From<&Self> for Language {
    fn from(language: &Self) -> Self {
        *language
    }
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Self {
        match lang {
            Lang::Pt => Self::Pt,
            Lang::En => Self::En,
        }
    }
}

impl From<Language> for Lang {
    /// The language in which a reader gets the texts of engine and cards, which exist in two.
    fn from(language: Language) -> Self {
        language.tag().parse().unwrap_or_default()
    }
}
