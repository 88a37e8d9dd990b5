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

    /// A chance as a share of a hundred: what is not certain never reads as 100, nor what can be as 0.
    pub fn chance(share: f64, places: usize) -> Self {
        let least = 0.1_f64.powi(i32::try_from(places).unwrap_or(0));
        let written = format!("{:.places$}", share * 100.0);
        if share < 1.0 && written == format!("{:.places$}", 100.0) {
            return Self(format!(">{:.places$}%", 100.0 - least));
        }
        if share > 0.0 && written == format!("{:.places$}", 0.0) {
            return Self(format!("<{least:.places$}%"));
        }
        Self(format!("{written}%"))
    }

    /// The number in a language.
    pub fn to(&self, lang: impl Into<Language>) -> String {
        self.0.replace('.', lang.into().decimal_mark())
    }
}
