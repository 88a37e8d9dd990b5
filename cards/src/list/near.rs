//! Cards that may have been meant.

use fabulario_engine::Game;

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
) -> Vec<usize> {
    if written.chars().count() > LONGEST {
        return Vec::new();
    }
    let nearest = index.nearest(catalog, written, game).into_iter();
    let mut cards: Vec<usize> = nearest.map(|it| it.card).take(most).collect();
    if cards.len() < most {
        for more in index.complete(catalog, written, game, most) {
            if cards.len() < most && !cards.contains(&more.card) {
                cards.push(more.card);
            }
        }
    }
    cards
}
