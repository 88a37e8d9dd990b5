//! The order of what was found by words that were taken for others.

use std::borrow::Cow;

use super::CardIndex;
use super::evaluate::{Set, in_all};
use super::inverted::Part;
use super::order::asked_words;
use crate::index::bits::Bits;
use crate::query::{Find, Term, TextField, Tree};

impl CardIndex {
    /// Behind other tiers, names by how much they differ from words of which some are misspelt or unfinished.
    pub(super) fn by_nearness(&self, words: &[&str], first: [Bits; 2]) -> Vec<Set<'_>> {
        let mut tiers: Vec<Set<'_>> = first.into_iter().map(Cow::Owned).collect();
        let near = self.near_names(words);
        for same in near.chunk_by(|(a, ..), (b, ..)| a == b) {
            let rows = same.iter().map(|(.., named)| self.rows.of_card(named.card));
            tiers.push(Cow::Owned(rows.flatten().collect()));
        }
        tiers
    }

    /// Names with the words that were taken for what was written: first those that begin with the first of them. What
    /// only headings and texts have comes behind.
    pub(super) fn in_names_first(&self, tree: &Tree) -> Vec<Set<'_>> {
        let Some(with) = self.in_names(tree) else {
            return Vec::new();
        };
        let parts = match tree {
            Tree::And(parts) => parts.as_slice(),
            part => std::slice::from_ref(part),
        };
        let first = parts.iter().find(|part| self.in_names(part).is_some());
        let mut begins = Vec::new();
        if let Some(part) = first {
            alternatives(part, &mut begins);
        }
        let begun = begins.into_iter().flat_map(|word| {
            let names = self.names.beginning(word, &self.texts);
            names.iter().flat_map(|name| self.rows.of_card(name.card))
        });
        let begun: Bits = begun.collect();
        vec![Cow::Owned(begun.both(&with)), Cow::Owned(with)]
    }

    /// The rows whose names have the words that a tree asks for; none of a tree without words.
    fn in_names(&self, tree: &Tree) -> Option<Bits> {
        match tree {
            Tree::And(parts) => {
                let sets = parts.iter().filter_map(|part| self.in_names(part));
                sets.reduce(|a, b| a.both(&b))
            }
            Tree::Or(parts) => {
                let sets = parts.iter().filter_map(|part| self.in_names(part));
                sets.reduce(|mut a, b| {
                    a.or(&b);
                    a
                })
            }
            Tree::Term(Term::Words(TextField::Any | TextField::Name, find), _) => match find {
                Find::Stem(word) => Some(self.stem(TextField::Name, word).into_owned()),
                Find::Prefix(begin) => Some(self.beginning(Part::NameWord, begin)),
                Find::Phrase(words) => {
                    let words = words.iter().map(|word| self.term(Part::NameWord, word));
                    Some(in_all(words).into_owned())
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// Words that stand for one that was written.
fn alternatives<'t>(tree: &'t Tree, words: &mut Vec<&'t str>) {
    match tree {
        Tree::Or(parts) => parts.iter().for_each(|part| alternatives(part, words)),
        tree => asked_words(tree, words),
    }
}
