//! Numbers with decimals, as each language writes them.

use super::Language;

/// A number to be written, with a point before its decimals until the language is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number(String);

impl Number {
    /// With so many decimals.
    pub fn decimal(number: f64, places: usize) -> Self {
        Self(format!("{number:.places$}"))
    }

    /// A share of one as a share of a hundred.
    pub fn percent(share: f64, places: usize) -> Self {
        Self(format!("{:.places$}%", share * 100.0))
    }

    /// The number in a language.
    pub fn to(&self, lang: impl Into<Language>) -> String {
        self.0.replace('.', lang.into().decimal_mark())
    }
}
