//! A rule or ruling by what people write for its id.

use fabulario_engine::{Game, Lang};

use super::{Catalogue, GameBook};

/// Most ids that are told in place of one that nothing has.
const MOST_NEAR: usize = 8;

/// Ids further away than this are no misspellings.
const FAR: usize = 2;

impl GameBook {
    /// The ids of rules and then of rulings, in their order.
    fn ids(&self) -> impl Iterator<Item = &str> {
        let rules = self.rules.iter().map(|rule| rule.id.0.as_str());
        rules.chain(self.rulings.iter().map(|ruling| ruling.id.0.as_str()))
    }
}

impl Catalogue {
    /// The game and the place, among its rules, its rulings and then its keywords, of what has this id, whatever its case
    /// and signs:
    /// `FAB-3.1.11` is `FAB 3.1.11`. Else the ids that begin so, or the nearest ones.
    pub fn rule(&self, written: &str) -> Result<(Game, usize), Vec<&str>> {
        let wanted = letters(written);
        let ids = || {
            let books = self.books();
            books.flat_map(|(game, book)| (0..).zip(book.ids()).map(move |it| (game, it)))
        };
        if let Some((game, (place, _))) = ids().find(|(_, (_, id))| letters(id) == wanted) {
            return Ok((game, place));
        }
        if let Some(found) = self.keyword(written) {
            return Ok(found);
        }
        let below = ids().filter(|(_, (_, id))| {
            let letters = letters(id);
            let rest = letters.strip_prefix(wanted.as_str());
            !wanted.is_empty() && rest.is_some_and(|rest| rest.starts_with(['.', '#']))
        });
        let below: Vec<&str> = below.map(|(_, (_, id))| id).take(MOST_NEAR).collect();
        if !below.is_empty() || wanted.len() > longest(ids().map(|(_, (_, id))| id)) {
            return Err(below);
        }
        let near = ids().map(|(_, (_, id))| (strsim::osa_distance(&letters(id), &wanted), id));
        let mut near: Vec<(usize, &str)> = near.filter(|(far, _)| *far <= FAR).collect();
        near.sort_by_key(|(far, _)| *far);
        Err(near.into_iter().map(|(_, id)| id).take(MOST_NEAR).collect())
    }
}

impl Catalogue {
    /// A keyword by its game and its id: `fab-arranque`.
    fn keyword(&self, written: &str) -> Option<(Game, usize)> {
        let written = written.to_lowercase();
        let (_, word) = written.split_once('-')?;
        let (game, book) = self
            .books()
            .find(|(game, _)| written == format!("{game}-{word}"))?;
        let place = self
            .meanings(game, Lang::Pt)
            .iter()
            .position(|it| it.id == word)?;
        Some((game, book.ids().count() + place))
    }
}

/// What tells ids apart: letters, digits, points and the sign of a part.
fn letters(id: &str) -> String {
    let told = id
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, '.' | '#'));
    told.flat_map(char::to_uppercase).collect()
}

/// Nothing longer is nearly an id, and measuring it would take its time.
fn longest<'i>(ids: impl Iterator<Item = &'i str>) -> usize {
    ids.map(str::len).max().unwrap_or_default() + FAR
}
