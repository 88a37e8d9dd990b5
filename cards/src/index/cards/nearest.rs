//! Names for what somebody writes wrong.

use fabulario_engine::Game;
use strsim::osa_distance;

use super::CardIndex;
use super::complete::{Collected, Suggestion};
use super::names::Named;
use super::spelling::{NameNo, WordNo, at_least};
use super::texts::Texts;
use crate::catalogue::Catalogue;
use crate::words::{fold, split};

/// Most names that a misspelt one is compared with, and most words of it that are looked at.
const MOST_COMPARED: usize = 3000;
const MOST_WORDS: usize = 12;
/// How many first letters a name shares with one that no word of it is like.
const SAME_LETTERS: usize = 4;
/// Most cards that are suggested.
const MOST_SUGGESTED: usize = 20;

impl CardIndex {
    /// The cards whose names are nearest to one that may be misspelt, the nearest first.
    #[must_use]
    pub fn nearest(
        &self,
        catalogue: &Catalogue,
        text: &str,
        game: Option<Game>,
    ) -> Vec<Suggestion> {
        let folded = fold(text);
        let words: Vec<&str> = split(&folded).take(MOST_WORDS).collect();
        let mut found = Collected::new(catalogue, game, MOST_SUGGESTED);
        for (distance, _, named) in self.near_names(&words) {
            found.add(named, distance);
        }
        found.list
    }

    /// The names nearest to one that may be misspelt, the nearest first, with in how many letters they differ.
    pub(super) fn near_names(&self, words: &[&str]) -> Vec<(usize, &str, Named)> {
        let words = words.get(..MOST_WORDS).unwrap_or(words);
        let key = words.join(" ");
        let like = |misspelt| self.names_like(words, misspelt);
        // A word that some name has is mostly what was meant; only where that leads nowhere, it may be misspelt, too.
        let mut near = self.compared(like(false).into_iter().map(NameNo::named), &key);
        if near.is_empty() {
            near = self.compared(like(true).into_iter().map(NameNo::named), &key);
        }
        if near.is_empty() {
            // Words that were written as one are like no word.
            near = self.compared(self.beginning_alike(&key), &key);
        }
        near.sort_unstable_by_key(|(far, name, named)| (*far, *name, named.card, named.lang));
        near
    }

    /// Those of some names that differ little enough.
    fn compared(&self, names: impl Iterator<Item = Named>, key: &str) -> Vec<(usize, &str, Named)> {
        let most = key.chars().count() / 4 + 1;
        let mut near = Vec::new();
        for named in names.take(MOST_COMPARED) {
            let Some(of) = self.texts.get(named.lang) else {
                continue;
            };
            let name = of.key.get(named.card as usize);
            if at_least(name, key) <= most {
                let far = osa_distance(name, key);
                near.extend((far <= most).then_some((far, name, named)));
            }
        }
        near
    }

    /// The names that begin with the same letters.
    fn beginning_alike(&self, key: &str) -> impl Iterator<Item = Named> {
        let (end, _) = key.char_indices().nth(SAME_LETTERS).unwrap_or_default();
        let begin = key.get(..end).filter(|begin| !begin.is_empty());
        let names = begin.map(|begin| self.names.beginning(begin, &self.texts));
        let names = names.unwrap_or_default().iter();
        names.map(|start| start.named())
    }

    /// The names that have words like these: all of them, or else all but one. Words that some name has are taken as
    /// they are, or as `misspelt`, too.
    fn names_like(&self, words: &[&str], misspelt: bool) -> Vec<NameNo> {
        let as_it_is = |word: &str| {
            let known = self.dictionary.find(word).filter(|_| !misspelt)?;
            let in_names = !self.dictionary.names(known).is_empty();
            in_names.then(|| vec![known])
        };
        let meant = words
            .iter()
            .map(|word| as_it_is(word).unwrap_or_else(|| self.dictionary.alike(word)));
        let mut meant: Vec<Vec<WordNo>> = meant.filter(|it| !it.is_empty()).collect();
        // Rare words first: what they leave is short.
        meant.sort_by_key(|it| {
            it.iter()
                .map(|word| self.dictionary.names(*word).len())
                .sum::<usize>()
        });
        let all = self.names_with_all(&meant);
        if all.is_empty() && meant.len() > 1 {
            return self.names_with_all_but_one(&meant);
        }
        all
    }

    fn names_with_all(&self, meant: &[Vec<WordNo>]) -> Vec<NameNo> {
        let Some((first, others)) = meant.split_first() else {
            return Vec::new();
        };
        let lists = first.iter().map(|word| self.dictionary.names(*word));
        let mut names = lists.collect::<Vec<_>>().concat();
        names.sort_unstable();
        names.dedup();
        for words in others {
            let lists = words.iter().map(|word| self.dictionary.names(*word));
            let lists: Vec<&[NameNo]> = lists.collect();
            names.retain(|name| lists.iter().any(|list| list.binary_search(name).is_ok()));
        }
        names
    }

    fn names_with_all_but_one(&self, meant: &[Vec<WordNo>]) -> Vec<NameNo> {
        // By name: which of the words it has, one bit each; there are at most twelve.
        let mut has = vec![0_u16; self.texts.iter().map(Texts::len).sum()];
        for (at, words) in meant.iter().enumerate() {
            for name in words.iter().flat_map(|word| self.dictionary.names(*word)) {
                if let Some(has) = has.get_mut(name.0 as usize) {
                    *has |= 1 << at;
                }
            }
        }
        let names = (0..).zip(&has);
        let enough = names.filter(|(_, has)| has.count_ones() as usize + 1 >= meant.len());
        enough.map(|(name, _)| NameNo(name)).collect()
    }
}
