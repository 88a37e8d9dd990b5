//! The index of all cards: what a query finds, in which order, how many of each kind, and why.
//!
//! Words are looked up in tantivy; everything else is bits: a row for each printing, a set of rows for each value.

use std::borrow::Cow;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Instant;

use chrono::NaiveDate;
use fabulario_engine::{Game, Lang};

use super::bits::{Bits, Stored};
use crate::catalogue::Catalogue;
use crate::query::{
    Field, Op, Query, Reader, Refused, Span, Spelling, Term, TextField, Tree, Unique, Vocabulary,
};

mod artists;
mod build;
mod columns;
mod complete;
mod deck;
mod evaluate;
mod explain;
mod facets;
mod facts;
mod inverted;
mod kept;
mod legality;
mod names;
mod nearest;
mod nearness;
mod order;
mod profiles;
mod regex;
mod rows;
mod similar;
mod sound;
mod spelling;
mod texts;
mod too_much;
mod wider;

pub use complete::Suggestion;
pub use explain::{Explained, Node};
pub use facets::{Facet, FacetValue, Facets};
pub(crate) use facts::word;
pub use kept::Kept;
pub use profiles::Profile;
pub(crate) use regex::regex;
pub use similar::{Common, Similar};

use artists::Artists;
use columns::Columns;
use evaluate::Evaluation;
use inverted::Inverted;
use legality::{Standing, Standings};
use names::Names;
use order::Permutation;
use profiles::Profiles;
use rows::Rows;
use spelling::Dictionary;
use texts::Texts;

/// Why there is no index.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// tantivy could not write or read it.
    #[error("{0}")]
    Tantivy(#[from] tantivy::TantivyError),
    /// A folder could not be written.
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// A thread stopped.
    #[error("a thread that builds the index has stopped")]
    Stopped,
}

/// The index of a catalogue.
pub struct CardIndex {
    /// What `today` means.
    day: NaiveDate,
    vocabulary: Vocabulary,
    rows: Rows,
    /// Every row.
    all: Bits,
    columns: Columns,
    artists: Artists,
    texts: [Texts; 2],
    inverted: [Inverted; 2],
    names: Names,
    dictionary: Dictionary,
    by_name: [Permutation; 2],
    by_set: Permutation,
    /// The rows with a rules text, and those with a flavour text.
    written: [Stored; 2],
    /// The places of card types among types and subtypes.
    types: Vec<u16>,
    standings: Standings,
    profiles: Profiles,
}

/// What a question is asked of, and how long it may take.
pub struct Asked<'c> {
    /// The catalogue that the index was built from.
    pub catalogue: &'c Catalogue,
    deadline: Option<Instant>,
    steps: Cell<u32>,
    late: Cell<bool>,
}

impl<'c> Asked<'c> {
    /// A question that may take any time, or until a moment.
    #[must_use]
    pub const fn new(catalogue: &'c Catalogue, deadline: Option<Instant>) -> Self {
        Self {
            catalogue,
            deadline,
            steps: Cell::new(0),
            late: Cell::new(false),
        }
    }

    /// Whether there is time left; the clock is looked at now and then.
    fn goes_on(&self) -> bool {
        let steps = self.steps.get().wrapping_add(1);
        self.steps.set(steps);
        if steps.is_multiple_of(64) && self.deadline.is_some_and(|end| Instant::now() > end) {
            self.late.set(true);
        }
        !self.late.get()
    }

    /// Whether time ran out, so that answers are incomplete.
    #[must_use]
    pub const fn is_late(&self) -> bool {
        self.late.get()
    }
}

/// What is wanted of an answer.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    /// The language of names.
    pub lang: Lang,
    /// Most entries.
    pub limit: usize,
    /// The entry that was seen last: see [`CardIndex::row`].
    pub after: Option<u32>,
    /// Whether facets are.
    pub facets: bool,
}

/// An entry of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// The place of the card in the catalogue.
    pub card: usize,
    /// The place of the printing among those of the card.
    pub printing: usize,
    /// Its number, for [`Wanted::after`].
    pub row: u32,
}

/// What a query has found.
#[derive(Debug)]
pub struct Answer {
    /// A page of entries.
    pub rows: Vec<Row>,
    /// How many entries there are.
    pub total: u32,
    /// Whether more come after these.
    pub more: bool,
    /// How many have each value.
    pub facets: Option<Facets>,
}

impl CardIndex {
    /// Builds an index that is nowhere but in memory.
    pub fn in_memory(catalogue: &Catalogue, day: NaiveDate) -> Result<Self, IndexError> {
        Self::build(catalogue, day, |it: &kept::Source<'_>| it.in_memory())
    }

    /// The values of fields.
    #[must_use]
    pub const fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// Reads a query.
    pub fn read(&self, text: &str) -> Result<Query, Refused> {
        let reader = Reader {
            vocabulary: &self.vocabulary,
            spelling: self,
            today: self.day,
        };
        reader.read(text)
    }

    /// Narrows a query to a game.
    pub fn narrow(&self, query: &mut Query, game: Game) {
        let game = self.vocabulary.of(Field::Game).named(game.code());
        let term = game.map(|game| Term::Values(Field::Game, Op::Equal, vec![game]));
        add(query, term);
    }

    /// Takes only cards whose identity fits inside some colours, by their ids.
    pub fn narrow_inside(&self, query: &mut Query, colours: &[String]) {
        let known = self.vocabulary.of(Field::Identity);
        let values = colours.iter().filter_map(|id| known.named(id)).collect();
        add(
            query,
            Some(Term::Values(Field::Identity, Op::LessOrEqual, values)),
        );
    }

    /// The places of the cards that a tree is true of.
    #[must_use]
    pub fn matches(&self, tree: &Tree, asked: &Asked<'_>) -> Vec<usize> {
        let rows = self.rows.one_of_each(&self.evaluate(tree, asked));
        rows.iter()
            .map(|row| self.rows.card(row) as usize)
            .collect()
    }

    fn evaluate(&self, tree: &Tree, asked: &Asked<'_>) -> Bits {
        let evaluation = Evaluation { index: self, asked };
        evaluation.tree(tree, None).into_owned()
    }

    /// A page of what a query finds.
    #[must_use]
    pub fn search(&self, query: &Query, wanted: &Wanted, asked: &Asked<'_>) -> Answer {
        let printings = self.evaluate(&query.tree, asked);
        let listed = match query.unique.unwrap_or(Unique::Cards) {
            _ if self.rows.are_cards() => Cow::Borrowed(&printings),
            Unique::Cards => Cow::Owned(self.rows.one_of_each(&printings)),
            Unique::Prints => Cow::Borrowed(&printings),
            Unique::Art => Cow::Owned(self.one_of_each_picture(&printings, asked.catalogue)),
        };
        let one_more = Wanted {
            limit: wanted.limit + 1,
            ..*wanted
        };
        let mut page = self.page(&listed, query, &one_more);
        let more = page.len() > wanted.limit;
        page.truncate(wanted.limit);
        Answer {
            rows: page.into_iter().map(|row| self.entry(row)).collect(),
            total: listed.count(),
            more,
            facets: wanted.facets.then(|| self.facets(&listed, &printings)),
        }
    }

    fn entry(&self, row: u32) -> Row {
        let card = self.rows.card(row);
        Row {
            card: card as usize,
            printing: (row - self.rows.of_card(card).start) as usize,
            row,
        }
    }

    /// The number of a printing, or of a card without any.
    #[must_use]
    pub fn row(&self, card: usize, printing: usize) -> Option<u32> {
        let mut rows = self.rows.of_card(u32::try_from(card).ok()?);
        rows.nth(printing)
    }

    /// The first row of every illustration of a card.
    fn one_of_each_picture(&self, found: &Bits, catalogue: &Catalogue) -> Bits {
        let picture = |row: u32| {
            let entry = self.entry(row);
            let card = catalogue.cards().get(entry.card)?;
            let printing = card.sheet.printings.get(entry.printing)?;
            printing.illustration.as_deref()
        };
        let is_first = |row: &u32| {
            let first = self.rows.of_card(self.rows.card(*row)).start;
            let mut before = (first..*row).filter(|it| found.contains(*it));
            !before.any(|it| picture(it) == picture(*row))
        };
        found.iter().filter(is_first).collect()
    }

    fn standing(
        &self,
        format: u16,
        day: Option<NaiveDate>,
        catalogue: &Catalogue,
    ) -> Arc<Standing> {
        let day = day.unwrap_or(self.day);
        self.standings.get(catalogue, format, day, &self.rows)
    }

    /// The rows with a rules text, or with a flavour text.
    const fn written(&self, flavour: bool) -> &Stored {
        let [text, flavoured] = &self.written;
        if flavour { flavoured } else { text }
    }
}

impl Spelling for CardIndex {
    fn knows(&self, place: TextField, word: &str) -> bool {
        self.inverted.iter().any(|it| it.knows(place, word))
    }

    fn begins(&self, place: TextField, begin: &str) -> bool {
        self.inverted.iter().any(|it| it.begins(place, begin))
    }

    fn follows(&self, first: &str, second: &str) -> bool {
        self.inverted.iter().any(|it| it.follows(first, second))
    }

    fn joined(&self, word: &str) -> Option<Vec<String>> {
        self.dictionary.joined(word)
    }

    fn nearest(&self, word: &str) -> Vec<String> {
        self.dictionary.nearest(word)
    }
}

/// Asks for one thing more.
fn add(query: &mut Query, term: Option<Term>) {
    let term = term.map(|term| Tree::Term(term, Span::default()));
    let tree = std::mem::replace(&mut query.tree, Tree::All);
    let narrowed = Tree::and(std::iter::once(tree).chain(term).collect());
    query.tree = narrowed.unwrap_or(Tree::All);
}
