//! Cards that may have been meant.

use fabulario_engine::{Game, Lang};

use super::find::{Finder, Found};
use crate::catalogue::Catalogue;
use crate::index::CardIndex;
use crate::words::slug;

/// Most characters of a text that near names are looked for.
const LONGEST: usize = 120;

/// Up to `most` cards that a text may mean.
///
/// First those with its name and another version, or none; then those whose names are near to it, the nearest first;
/// then those whose names begin with it.
pub fn near(
    catalogue: &Catalogue,
    index: &CardIndex,
    written: &str,
    game: Option<Game>,
    most: usize,
) -> Vec<(usize, Lang)> {
    if written.chars().count() > LONGEST {
        return Vec::new();
    }
    let mut cards = other_versions(catalogue, written, game);
    cards.truncate(most);
    for near in index.nearest(catalogue, written, game) {
        let known = cards.iter().any(|(card, _)| *card == near.card);
        if cards.len() < most && !known {
            cards.push((near.card, near.lang));
        }
    }
    if cards.len() < most {
        for more in index.complete(catalogue, written, game, most) {
            let known = cards.iter().any(|(card, _)| *card == more.card);
            if cards.len() < most && !known {
                cards.push((more.card, more.lang));
            }
        }
    }
    cards
}

/// The cards that a text without the version after it calls.
fn other_versions(catalogue: &Catalogue, written: &str, game: Option<Game>) -> Vec<(usize, Lang)> {
    let Some(name) = without_version(written) else {
        return Vec::new();
    };
    let cards = match Finder::new(catalogue, game).find(name) {
        Found::Nothing => Vec::new(),
        Found::Card(card, _) => vec![card],
        Found::Several(cards) => cards,
    };
    let letters = slug(name);
    let lang = |card: &usize| {
        let sheet = catalogue.cards().get(*card).map(|card| &card.sheet);
        let is_pt = sheet.is_none_or(|sheet| slug(&sheet.name.pt) == letters);
        if is_pt { Lang::Pt } else { Lang::En }
    };
    cards.into_iter().map(|card| (card, lang(&card))).collect()
}

/// What stands before `(V1)` or `v1`.
fn without_version(text: &str) -> Option<&str> {
    let text = text.trim_end().trim_end_matches([')', ']']);
    let word = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let name = word.strip_suffix(['v', 'V'])?;
    let apart = word.len() < text.len() && name.ends_with([' ', '(', '[']);
    Some(name.trim_end_matches([' ', '(', '['])).filter(|name| apart && !name.is_empty())
}
