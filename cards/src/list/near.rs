//! Cards that may have been meant.

use fabulario_engine::{Game, Lang};

use crate::catalog::Catalog;
use crate::index::CardIndex;

/// Most characters of a text that near names are looked for.
const LONGEST: usize = 120;

/// Up to `most` cards whose names are near to a text, the nearest first; then those whose names begin with it.
pub fn near(
    catalog: &Catalog,
    index: &CardIndex,
    written: &str,
    game: Option<Game>,
    most: usize,
) -> Vec<(usize, Lang)> {
    if written.chars().count() > LONGEST {
        return Vec::new();
    }
    let nearest = index.nearest(catalog, written, game).into_iter();
    let mut cards: Vec<(usize, Lang)> = nearest.map(|it| (it.card, it.lang)).take(most).collect();
    if cards.len() < most {
        for more in index.complete(catalog, written, game, most) {
            let known = cards.iter().any(|(card, _)| *card == more.card);
            if cards.len() < most && !known {
                cards.push((more.card, more.lang));
            }
        }
    }
    cards
}
