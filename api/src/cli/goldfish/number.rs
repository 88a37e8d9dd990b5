//! Figures of a table.

use fabulario_engine::goldfish::report::Share;

use crate::words::{Language, Number};

/// A share of a hundred.
pub(super) fn percent(share: f64, lang: impl Into<Language>) -> String {
    Number::percent(share, 1).to(lang)
}

/// A share with its interval, which does not lie evenly around it.
pub(super) fn interval(share: &Share, lang: impl Into<Language>) -> String {
    let lang = lang.into();
    let [low, high] = [share.low, share.high].map(|end| Number::decimal(end * 100.0, 1).to(lang));
    format!("{} ({low}–{high})", percent(share.value, lang))
}
