//! Names for what somebody begins to write, or writes wrong.

use std::borrow::Cow;
use std::collections::HashSet;

use fabulario_engine::{Game, Lang};
use strsim::osa_distance;

use super::CardIndex;
use super::evaluate::{Set, in_all};
use super::inverted::Part;
use super::names::Named;
use super::spelling::at_least;
use crate::catalog::Catalog;
use crate::index::bits::Bits;
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

/// Most names that a misspelt one is compared with, and most words of it that are looked at.
const MOST_COMPARED: usize = 3000;
const MOST_WORDS: usize = 12;

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

    /// The cards whose names are nearest to one that may be misspelt, the nearest first.
    #[must_use]
    pub fn nearest(&self, catalog: &Catalog, text: &str, game: Option<Game>) -> Vec<Suggestion> {
        let folded = fold(text);
        let words: Vec<&str> = split(&folded).take(MOST_WORDS).collect();
        let key = words.join(" ");
        let most = key.chars().count() / 4 + 1;
        // A word that some name has is mostly what was meant; only where that leads nowhere, it may be misspelt, too.
        let mut near = self.compared(&self.alike(&words, false), &key, most);
        if near.is_empty() {
            near = self.compared(&self.alike(&words, true), &key, most);
        }
        near.sort_by_key(|(far, name, named)| (*far, *name, named.card, named.lang));
        let mut found = Collected::new(catalog, game, 20);
        for (distance, _, named) in near {
            found.add(named, distance);
        }
        found.list
    }

    /// The names of some rows that differ in so many letters at most.
    fn compared(&self, rows: &Bits, key: &str, most: usize) -> Vec<(usize, &str, Named)> {
        let mut near = Vec::new();
        for row in rows.iter().take(MOST_COMPARED) {
            let card = self.rows.card(row);
            for (lang, of) in self.texts.iter().enumerate() {
                let name = of.key.get(card as usize);
                if at_least(name, key) <= most {
                    let far = osa_distance(name, key);
                    near.extend((far <= most).then_some((far, name, Named { card, lang })));
                }
            }
        }
        near
    }

    /// The rows whose names have words like these: all of them, or else all but one. Words that some name has are
    /// taken as they are, or as `misspelt`, too.
    fn alike(&self, words: &[&str], misspelt: bool) -> Bits {
        let sets = words.iter().filter_map(|word| {
            if !misspelt && self.dictionary.knows(word) {
                return Some(self.term(Part::NameWord, word));
            }
            let mut rows = Bits::default();
            for word in self.dictionary.alike(word) {
                rows.or(&self.term(Part::NameWord, &word));
            }
            (!rows.is_empty()).then_some(Cow::Owned(rows))
        });
        let sets: Vec<Set<'_>> = sets.collect();
        let all_but = |left_out: Option<usize>| {
            let kept = sets.iter().enumerate();
            let kept = kept.filter(|(at, _)| Some(*at) != left_out);
            in_all(kept.map(|(_, set)| Cow::Borrowed(&**set))).into_owned()
        };
        let mut rows = all_but(None);
        if rows.is_empty() {
            for at in 0..sets.len() {
                rows.or(&all_but(Some(at)));
            }
        }
        self.rows.one_of_each(&rows)
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

    fn add(&mut self, named: Named, distance: usize) {
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
