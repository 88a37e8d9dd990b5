//! Charts of statistics as SVG: for a page, an app or a chat.
//!
//! They are drawn 320 units wide and can be read at as many pixels. Light or dark is the reader's choice, every bar
//! has its label and its number, and `title` and `desc` say all that is to be seen.

use fabulario_engine::{Game, Lang};

mod bars;
mod colours;
mod lying;
mod pen;
mod words;

pub use bars::{Column, Upright};
pub use lying::{Line, Lying};
pub use pen::{STYLE, Theme};

use super::Statistics;
use crate::picture::hues;

/// The curve: a bar for each number, with average and median.
#[must_use]
pub fn curve(of: &Statistics<'_>, lang: Lang) -> String {
    bars::draw(of, lang)
}

/// The colours, elements, worlds or suits: a bar for each.
#[must_use]
pub fn colours(of: &Statistics<'_>, lang: Lang) -> String {
    colours::draw(of, lang)
}

/// Upright bars of anything, in the ink of what has no colour.
#[must_use]
pub fn upright(of: &Upright<'_>, game: Game, lang: Lang) -> String {
    let told = of.columns.iter();
    let told = told.map(|column| format!("{}: {}", column.label, column.number));
    of.draw(told.collect(), hues(game).last(), lang)
}

/// Lying bars of anything, in the same ink.
#[must_use]
pub fn lying(of: &Lying<'_>, game: Game, lang: Lang) -> String {
    of.draw(hues(game).last(), lang)
}
