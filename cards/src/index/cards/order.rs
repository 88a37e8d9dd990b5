//! The order of answers: tiers one after another, and inside of each the order of names.
//!
//! A page begins after a row, wherever that stands, so that a late one costs what the first costs.

use std::borrow::Cow;

use fabulario_engine::Lang;

use super::columns::ValueColumn;
use super::evaluate::{Set, in_all};
use super::inverted::Part;
use super::{CardIndex, Wanted};
use crate::index::bits::{Bits, Stored};
use crate::query::{Direction, Field, Find, Order, Query, Term, TextField, Tree};

/// Rows in an order, and the place of each row in it.
#[derive(Debug, Default)]
pub(super) struct Permutation {
    rows: Vec<u32>,
    ranks: Vec<u32>,
}

impl Permutation {
    pub(super) fn new(rows: Vec<u32>) -> Self {
        let mut ranks = vec![0; rows.len()];
        for (rank, row) in (0..).zip(&rows) {
            if let Some(place) = ranks.get_mut(*row as usize) {
                *place = rank;
            }
        }
        Self { rows, ranks }
    }

    fn rank(&self, row: u32) -> u32 {
        self.ranks.get(row as usize).copied().unwrap_or(u32::MAX)
    }
}

/// How the rows of a tier follow each other.
struct Inner<'i> {
    permutation: &'i Permutation,
    backwards: bool,
}

impl Inner<'_> {
    /// The place of a row, in the direction of reading.
    fn rank(&self, row: u32) -> u32 {
        let rank = self.permutation.rank(row);
        if self.backwards { !rank } else { rank }
    }

    /// Adds the first rows of a set, at most so many, that come after one.
    fn take(&self, set: &Bits, after: Option<u32>, most: usize, page: &mut Vec<u32>) {
        // Few rows are picked out and sorted, which takes some four steps each; of many, enough are soon met on the way
        // through all.
        let (count, all) = (u64::from(set.count()), self.permutation.rows.len() as u64);
        if 4 * count * count <= all * most as u64 {
            let after = after.map(|row| self.rank(row));
            let ranked = set.iter().map(|row| (self.rank(row), row));
            let ranked = ranked.filter(|(rank, _)| after.is_none_or(|after| *rank > after));
            let mut ranked: Vec<(u32, u32)> = ranked.collect();
            if ranked.len() > most {
                ranked.select_nth_unstable(most);
                ranked.truncate(most);
            }
            ranked.sort_unstable();
            page.extend(ranked.into_iter().map(|(_, row)| row));
            return;
        }
        let rows = &self.permutation.rows;
        let there = |row: &&u32| set.contains(**row);
        let at = after.map(|row| self.permutation.rank(row) as usize);
        if self.backwards {
            let before = rows.get(..at.unwrap_or(rows.len())).unwrap_or_default();
            page.extend(before.iter().rev().filter(there).take(most));
        } else {
            let behind = rows.get(at.map_or(0, |at| at + 1)..).unwrap_or_default();
            page.extend(behind.iter().filter(there).take(most));
        }
    }
}

/// A page that is being filled.
struct Page<'i> {
    inner: Inner<'i>,
    rows: Vec<u32>,
    /// The row that was seen last, until its tier was met.
    after: Option<u32>,
    limit: usize,
}

impl Page<'_> {
    /// Takes rows of a tier.
    fn take(&mut self, part: &Bits) {
        let most = self.limit.saturating_sub(self.rows.len());
        self.inner
            .take(part, self.after.take(), most, &mut self.rows);
    }

    /// Fills the page from tiers that share no rows; what is in none of them comes last.
    fn apart(mut self, rows: &Bits, mut tiers: Vec<&Stored>, down: bool) -> Vec<u32> {
        if down {
            tiers.reverse();
        }
        for tier in &tiers {
            if self.rows.len() >= self.limit {
                return self.rows;
            }
            if self.after.is_none_or(|row| tier.contains(row)) {
                self.take(&tier.both(rows));
            }
        }
        if self.rows.len() < self.limit {
            let mut left = rows.clone();
            for tier in tiers {
                tier.out_of(&mut left);
            }
            self.take(&left);
        }
        self.rows
    }

    /// Fills the page from what was printed in a set; what was not comes last, by name.
    fn of_sets(
        mut self,
        rows: &Bits,
        sets: Option<&ValueColumn>,
        by_name: &Permutation,
    ) -> Vec<u32> {
        let printed = sets.map(|sets| sets.domain.bits()).unwrap_or_default();
        if self.after.is_none_or(|row| printed.contains(row)) {
            self.take(&rows.both(&printed));
        }
        if self.rows.len() < self.limit {
            let mut left = rows.clone();
            left.and_not(&printed);
            let most = self.limit - self.rows.len();
            let by_name = Inner {
                permutation: by_name,
                backwards: false,
            };
            by_name.take(&left, self.after, most, &mut self.rows);
        }
        self.rows
    }

    /// Fills the page from tiers of which the earlier one has a row that several have.
    fn one_after_another(mut self, rows: &Bits, mut tiers: Vec<Set<'_>>, down: bool) -> Vec<u32> {
        if down {
            // Backwards the last one would have them all.
            let mut seen = Bits::default();
            for tier in &mut tiers {
                tier.to_mut().and_not(&seen);
                seen.or(tier);
            }
            tiers.reverse();
        }
        let mut left = Cow::Borrowed(rows);
        for tier in &tiers {
            if self.rows.len() >= self.limit {
                return self.rows;
            }
            if self.after.is_none_or(|row| tier.contains(row)) {
                self.take(&left.both(tier));
            }
            left.to_mut().and_not(tier);
        }
        self.take(&left);
        self.rows
    }
}

impl CardIndex {
    /// A page of rows.
    pub(super) fn page(&self, rows: &Bits, query: &Query, wanted: &Wanted) -> Vec<u32> {
        let lang = wanted.lang;
        let order = query.order.unwrap_or(Order::Relevance);
        let down = query.direction == Some(Direction::Descending);
        // The order inside of tiers stays, but where there are none.
        let inner = Inner {
            permutation: if order == Order::Set {
                &self.by_set
            } else {
                self.by_name(lang)
            },
            backwards: down && matches!(order, Order::Name | Order::Set),
        };
        let page = Page {
            inner,
            rows: Vec::with_capacity(wanted.limit),
            after: wanted.after,
            limit: wanted.limit,
        };
        match order {
            Order::Number(field) => {
                let column = self.columns.numbers.get(&field);
                let tiers = column.into_iter().flat_map(|column| &column.of);
                page.apart(rows, tiers.map(|(_, tier)| tier).collect(), down)
            }
            Order::Rarity => {
                let column = self.columns.values.get(&Field::Rarity);
                let tiers = column.into_iter().flat_map(|column| &column.of);
                page.apart(rows, tiers.collect(), down)
            }
            Order::Set => page.of_sets(
                rows,
                self.columns.values.get(&Field::Set),
                self.by_name(lang),
            ),
            Order::Relevance => page.one_after_another(rows, self.relevance(query), false),
            _ => page.one_after_another(rows, self.tiers(order), down),
        }
    }

    fn by_name(&self, lang: Lang) -> &Permutation {
        let [pt, en] = &self.by_name;
        lang.pick(pt, en)
    }

    fn tiers(&self, order: Order) -> Vec<Set<'_>> {
        let column = |field: Field| self.columns.values.get(&field);
        match order {
            Order::Type => {
                let types = column(Field::Type);
                let of = self
                    .types
                    .iter()
                    .filter_map(|at| types?.of.get(usize::from(*at)));
                of.map(Stored::bits).collect()
            }
            Order::Colour => {
                let Some(colours) = column(Field::Colour) else {
                    return Vec::new();
                };
                let mut tiers: Vec<Set<'_>> = Vec::new();
                for (count, rows) in colours.counts.iter().enumerate() {
                    let rows = rows.bits();
                    for colour in colours.of.iter().filter(|_| count > 0) {
                        let mut of = rows.clone().into_owned();
                        of.and(&colour.bits());
                        tiers.push(Cow::Owned(of));
                    }
                    tiers.push(rows);
                }
                tiers
            }
            // The others are in no tiers, or in tiers that share no rows.
            _ => Vec::new(),
        }
    }

    /// Names that are the words of the query, names that begin with them, names that have them all.
    fn relevance(&self, query: &Query) -> Vec<Set<'_>> {
        let mut words = Vec::new();
        if query.mended {
            words.extend(query.words.iter().map(String::as_str));
        } else {
            asked_words(&query.tree, &mut words);
        }
        if words.is_empty() {
            return Vec::new();
        }
        let needle = words.join(" ");
        let (mut exact, mut beginning) = (Bits::default(), Bits::default());
        for name in self.names.beginning(&needle, &self.texts) {
            let rows = self.rows.of_card(name.card);
            if name.key(&self.texts) == needle {
                exact.extend(rows);
            } else {
                beginning.extend(rows);
            }
        }
        if query.mended {
            let mut tiers = self.by_nearness(&words, [exact, beginning]);
            tiers.extend(self.in_names_first(&query.tree));
            return tiers;
        }
        let as_they_are = in_all(words.iter().map(|word| self.term(Part::NameWord, word)));
        let stems = in_all(words.iter().map(|word| self.stem(TextField::Name, word)));
        vec![Cow::Owned(exact), Cow::Owned(beginning), as_they_are, stems]
    }
}

/// The words that every answer has to have.
pub(super) fn asked_words<'t>(tree: &'t Tree, words: &mut Vec<&'t str>) {
    match tree {
        Tree::And(parts) => parts.iter().for_each(|part| asked_words(part, words)),
        Tree::Term(Term::Words(TextField::Any | TextField::Name, find), _) => match find {
            Find::Stem(word) | Find::Prefix(word) => words.push(word),
            Find::Phrase(phrase) => words.extend(phrase.iter().map(String::as_str)),
            _ => {}
        },
        _ => {}
    }
}
