//! Names for what somebody begins to write, or writes wrong.

use std::collections::HashSet;

use fabulario_engine::{Game, Lang};
use strsim::osa_distance;

use super::CardIndex;
use super::names::Start;
use crate::catalog::Catalog;
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

/// Most names that a misspelt one is compared with.
const MOST_COMPARED: usize = 400;

impl CardIndex {
    /// Cards whose name begins so, or a word of it does; where there are none, those that nearly do.
    #[must_use]
    pub fn complete(
        &self,
        catalog: &Catalog,
        text: &str,
        game: Option<Game>,
        most: usize,
    ) -> Vec<Suggestion> {
        let folded = fold(text);
        let words: Vec<&str> = split(&folded).collect();
        let begin = words.join(" ");
        let mut found = Collected::new(catalog, game, most);
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
            found.add(*start, distance);
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

    /// The cards whose names are nearest to one that may be misspelt, the nearest first.
    #[must_use]
    pub fn nearest(&self, catalog: &Catalog, text: &str, game: Option<Game>) -> Vec<Suggestion> {
        let folded = fold(text);
        let words: Vec<&str> = split(&folded).collect();
        let key = words.join(" ");
        let most = key.chars().count() / 4 + 1;
        let mut near: Vec<(usize, Start)> = Vec::new();
        let mut seen = HashSet::new();
        for start in self.alike(&words) {
            let name = start.key(&self.texts);
            if name.len().abs_diff(key.len()) > most || !seen.insert(std::ptr::from_ref(name)) {
                continue;
            }
            let far = osa_distance(name, &key);
            if far <= most {
                near.push((far, *start));
            }
        }
        near.sort_by(|(a_far, a), (b_far, b)| {
            let names = || a.key(&self.texts).cmp(b.key(&self.texts));
            a_far.cmp(b_far).then_with(names).then(a.card.cmp(&b.card))
        });
        let mut found = Collected::new(catalog, game, 20);
        for (distance, start) in near {
            found.add(start, distance);
        }
        found.list
    }

    /// Names with a word that is like one of these; of the rarest words first.
    fn alike(&self, words: &[&str]) -> impl Iterator<Item = &Start> {
        let mut ranges: Vec<&[Start]> = Vec::new();
        for word in words {
            let known = self.dictionary.knows(word);
            let near = if known {
                vec![(*word).to_owned()]
            } else {
                self.dictionary.nearest(word)
            };
            for word in near {
                ranges.push(self.names.beginning(&word, &self.texts));
                ranges.push(self.names.later(&word, &self.texts));
            }
        }
        ranges.sort_by_key(|range| range.len());
        ranges.into_iter().flatten().take(MOST_COMPARED)
    }
}

/// Suggestions, each card once.
struct Collected<'c> {
    catalog: &'c Catalog,
    game: Option<Game>,
    most: usize,
    seen: HashSet<u32>,
    list: Vec<Suggestion>,
}

impl<'c> Collected<'c> {
    fn new(catalog: &'c Catalog, game: Option<Game>, most: usize) -> Self {
        Self {
            catalog,
            game,
            most,
            seen: HashSet::new(),
            list: Vec::new(),
        }
    }

    fn is_full(&self) -> bool {
        self.list.len() >= self.most
    }

    fn add(&mut self, start: Start, distance: usize) {
        let named = start.named();
        let card = self.catalog.cards().get(named.card as usize);
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
