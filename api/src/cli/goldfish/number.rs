//! Figures of a table as their language writes them.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::report::Share;

/// A share of a hundred.
pub(super) fn percent(share: f64, lang: Lang) -> String {
    format!("{}%", lang.decimal(share * 100.0, 1))
}

/// A share with its interval, which does not lie evenly around it.
pub(super) fn interval(share: &Share, lang: Lang) -> String {
    let [low, high] = [share.low, share.high].map(|end| lang.decimal(end * 100.0, 1));
    format!("{} ({low}–{high})", percent(share.value, lang))
}
