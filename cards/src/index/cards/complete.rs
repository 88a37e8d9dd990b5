//! Names for what somebody begins to write.

use std::collections::HashSet;

use fabulario_engine::{Game, Lang};

use super::CardIndex;
use super::names::Named;
use crate::catalogue::Catalogue;
use crate::words::{fold, split};

/// A card that was probably meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suggestion {
    /// The place of the card.
    pub card: usize,
    /// The language of the name that fits.
    pub lang: Lang,
    /// In how many letters the name differs.
    pub distance: usize,
}

impl CardIndex {
    /// Cards whose name begins so, or a word of it does; where there are none, those that nearly do.
    #[must_use]
    pub fn complete(
        &self,
        catalogue: &Catalogue,
        text: &str,
        game: Option<Game>,
        most: usize,
    ) -> Vec<Suggestion> {
        let folded = fold(text);
        let words: Vec<&str> = split(&folded).collect();
        let begin = words.join(" ");
        let mut found = Collected::new(catalogue, game, most);
        if begin.is_empty() {
            return found.list;
        }
        self.begin_with(&begin, 0, &mut found);
        if found.list.is_empty() {
            for meant in self.misspelt(&words) {
                self.begin_with(&meant, 1, &mut found);
            }
        }
        found.list
    }

    fn begin_with(&self, begin: &str, distance: usize, found: &mut Collected<'_>) {
        let whole = self.names.beginning(begin, &self.texts).iter();
        let later = self.names.later(begin, &self.texts).iter();
        for start in whole.chain(later) {
            if found.is_full() {
                break;
            }
            found.add(start.named(), distance);
        }
    }

    /// What was probably meant by words of which the last may be unfinished.
    fn misspelt(&self, words: &[&str]) -> Vec<String> {
        let Some((last, finished)) = words.split_last() else {
            return Vec::new();
        };
        let mended: Vec<String> = finished
            .iter()
            .map(|word| {
                let near = || self.dictionary.nearest(word).into_iter().next();
                let known = self.dictionary.knows(word);
                let near = if known { None } else { near() };
                near.unwrap_or_else(|| (*word).to_owned())
            })
            .collect();
        let before = mended.join(" ");
        let ends = self.dictionary.beginnings(last);
        let ends = std::iter::once((*last).to_owned()).chain(ends);
        let whole = ends.map(|end| format!("{before} {end}").trim_start().to_owned());
        whole.collect()
    }
}

/// Suggestions, each card once.
pub(super) struct Collected<'c> {
    catalogue: &'c Catalogue,
    game: Option<Game>,
    most: usize,
    seen: HashSet<u32>,
    pub list: Vec<Suggestion>,
}

impl<'c> Collected<'c> {
    pub(super) fn new(catalogue: &'c Catalogue, game: Option<Game>, most: usize) -> Self {
        Self {
            catalogue,
            game,
            most,
            seen: HashSet::new(),
            list: Vec::new(),
        }
    }

    fn is_full(&self) -> bool {
        self.list.len() >= self.most
    }

    pub(super) fn add(&mut self, named: Named, distance: usize) {
        let card = self.catalogue.cards().get(named.card as usize);
        let wanted = |game| card.is_some_and(|card| card.game == game);
        if self.is_full() || !self.game.is_none_or(wanted) || !self.seen.insert(named.card) {
            return;
        }
        self.list.push(Suggestion {
            card: named.card as usize,
            lang: Lang::ALL.get(named.lang).copied().unwrap_or(Lang::Pt),
            distance,
        });
    }
}
