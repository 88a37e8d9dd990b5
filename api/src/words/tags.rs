//! Languages by their tags.

use std::fmt;

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

    /// The language in which a reader gets the texts of engine and cards, which exist in two.
    pub fn rules(self) -> Lang {
        self.tag().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
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
