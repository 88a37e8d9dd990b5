//! Figures of a table as their language writes them.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::report::Share;

/// With so many decimals, behind a comma or a point.
pub(super) fn decimal(number: f64, places: usize, lang: Lang) -> String {
    let text = format!("{number:.places$}");
    match lang {
        Lang::Pt => text.replace('.', ","),
        Lang::En => text,
    }
}

/// A share of a hundred.
pub(super) fn percent(share: f64, lang: Lang) -> String {
    format!("{}%", decimal(share * 100.0, 1, lang))
}

/// A share with its interval, which does not lie evenly around it.
pub(super) fn interval(share: &Share, lang: Lang) -> String {
    let [low, high] = [share.low, share.high].map(|end| decimal(end * 100.0, 1, lang));
    format!("{} ({low}–{high})", percent(share.value, lang))
}
