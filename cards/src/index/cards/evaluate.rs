//! Which rows a tree is true of.

use std::borrow::Cow;

use super::{Asked, CardIndex};
use crate::index::bits::Bits;
use crate::query::{Term, Tree};

mod numbers;
mod values;
mod words;

pub(super) use words::in_all;

/// A set that lies ready, or one that was made.
pub(super) type Set<'s> = Cow<'s, Bits>;

/// How much work a tree is: the cheap parts of an "and" narrow what the dear ones have to look at.
fn price(tree: &Tree) -> u8 {
    use crate::query::Find;
    match tree {
        Tree::All => 0,
        Tree::And(parts) | Tree::Or(parts) => parts.iter().map(price).max().unwrap_or_default(),
        Tree::Not(inner, _) => price(inner),
        Tree::Term(term, _) => match term {
            Term::Words(_, Find::Stem(_) | Find::Prefix(_)) | Term::Number(..) => 1,
            Term::Words(_, Find::Phrase(_) | Find::Whole(_) | Find::Part(_)) => 2,
            Term::Words(_, Find::Regex(_)) => 4,
            Term::Deck(_) => 5,
            Term::Legal(_, _, day, _) if day.is_some() => 3,
            _ => 0,
        },
    }
}

impl Tree {
    /// Whether answering takes so long that it should not keep others waiting.
    #[must_use]
    pub fn is_heavy(&self) -> bool {
        price(self) >= 2
    }
}

/// Evaluates the parts of one query.
pub(super) struct Evaluation<'s> {
    pub index: &'s CardIndex,
    pub asked: &'s Asked<'s>,
}

impl<'s> Evaluation<'s> {
    /// The rows that a tree is true of. Outside of `within` the answer may be anything.
    pub(super) fn tree(&self, tree: &Tree, within: Option<&Bits>) -> Set<'s> {
        match tree {
            Tree::All => Cow::Borrowed(&self.index.all),
            Tree::Term(term, _) => self.term(term, within),
            Tree::Not(inner, _) => {
                let mut rest = within.unwrap_or(&self.index.all).clone();
                rest.and_not(&self.tree(inner, within));
                Cow::Owned(rest)
            }
            Tree::Or(parts) => {
                let mut all = Bits::default();
                for part in parts {
                    all.or(&self.tree(part, within));
                }
                Cow::Owned(all)
            }
            Tree::And(parts) => {
                let mut parts: Vec<&Tree> = parts.iter().collect();
                parts.sort_by_key(|part| (price(part), matches!(part, Tree::Not(..))));
                self.and(&parts, within)
            }
        }
    }

    fn and(&self, parts: &[&Tree], within: Option<&Bits>) -> Set<'s> {
        let mut left: Option<Set<'s>> = within.map(|within| Cow::Owned(within.clone()));
        for part in parts {
            left = Some(match (left, part) {
                (None, part) => self.tree(part, None),
                (Some(left), _) if left.is_empty() => return left,
                (Some(left), Tree::Not(inner, _)) => {
                    let out = self.tree(inner, Some(&left));
                    let mut left = left.into_owned();
                    left.and_not(&out);
                    Cow::Owned(left)
                }
                (Some(left), part) => {
                    let more = self.tree(part, Some(&left));
                    Cow::Owned(left.both(&more))
                }
            });
        }
        left.unwrap_or(Cow::Borrowed(&self.index.all))
    }

    fn term(&self, term: &Term, within: Option<&Bits>) -> Set<'s> {
        let index = self.index;
        match term {
            Term::Words(place, find) => self.words(*place, find, within),
            Term::Values(field, op, choices) => self.values(*field, *op, choices),
            Term::Count(field, op, number) => self.count(*field, *op, *number),
            Term::Number(left, op, right) => self.number(left, *op, right, within),
            Term::Even(field, even) => self.even(*field, *even),
            Term::Day(op, date) => self.day(*op, *date),
            Term::Legal(what, formats, day, _) => {
                let mut rows = Bits::default();
                for format in formats {
                    let standing = index.standing(*format, *day, self.asked.catalogue);
                    rows.or(standing.of(*what));
                }
                Cow::Owned(rows)
            }
            Term::Has(field) => self.has(*field),
            Term::HasRulings => index.columns.ruled.bits(),
            Term::Card(id) => {
                let catalogue = self.asked.catalogue;
                let place = catalogue.place(catalogue.renamed(id).unwrap_or(id));
                let place = place.and_then(|place| u32::try_from(place).ok());
                let rows = place.into_iter().flat_map(|card| index.rows.of_card(card));
                Cow::Owned(rows.collect())
            }
            Term::Deck(deck) => Cow::Owned(self.deck(deck, within)),
        }
    }
}
