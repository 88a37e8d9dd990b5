//! The oracle: what QUERY.md says, asked of the JSON of every card and printing with plain loops.
//!
//! It shares no code with the search that it is compared with, only the tables of names.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use chrono::{Datelike, NaiveDate};
use fabulario_cards::stock::Stock;
use fabulario_cards::{Card, Catalogue};
use serde_json::Value;

use bits::Bits;
use deeds::Keywords;
use facts::{Facts, Reader};
use fields::Field;
use fold::fold;
use formats::Judgements;
use query::{Leaf, Query};
use texts::{Place, Texts};
use vocabulary::Vocabulary;

mod bits;
mod cases;
mod deeds;
mod facts;
pub mod fields;
pub mod fold;
mod formats;
mod leaf;
mod numbers;
pub mod query;
pub mod texts;
pub mod vocabulary;

/// One printing of a card, or a card without any: what is asked.
pub struct Row {
    pub card: usize,
    pub facts: Facts,
    pub released: Option<NaiveDate>,
    /// As it is written, and without case and accents.
    pub artist: Option<(String, String)>,
}

/// Knows every card, and answers queries.
pub struct Oracle<'c> {
    pub catalogue: &'c Catalogue,
    pub today: NaiveDate,
    pub vocabulary: Vocabulary,
    pub texts: Texts,
    pub rows: Vec<Row>,
    /// The rows of each card: where they begin.
    first: Vec<usize>,
    /// The values of a field, by row.
    values: BTreeMap<Field, Vec<Option<Vec<usize>>>>,
    /// The numbers of a field, by row.
    numbers: BTreeMap<Field, Vec<Option<i64>>>,
    judgements: Judgements,
    asked: HashMap<Leaf, Rc<Bits>>,
}

impl<'c> Oracle<'c> {
    pub fn new(catalogue: &'c Catalogue, stock: &Stock, today: NaiveDate) -> Self {
        let vocabulary = Vocabulary::new(catalogue, stock);
        let keywords = Keywords::new(stock);
        let texts = Texts::new(catalogue);
        let reader = Reader {
            vocabulary: &vocabulary,
            keywords: &keywords,
        };
        let (mut rows, mut first) = (Vec::new(), Vec::new());
        for (place, card) in catalogue.cards().iter().enumerate() {
            first.push(rows.len());
            let body: Value = serde_json::from_str(&card.body).unwrap();
            let mut facts = reader.card(card.game, card.token, &body);
            if !texts.has(Place::Text, place) {
                facts.flags.insert("vanilla");
            }
            rows.extend(printings(
                catalogue,
                &vocabulary,
                card,
                &body,
                place,
                &facts,
            ));
        }
        first.push(rows.len());
        let values = columns(&rows, |facts| &facts.values);
        let numbers = columns(&rows, |facts| &facts.numbers);
        Self {
            catalogue,
            today,
            vocabulary,
            texts,
            rows,
            first,
            values,
            numbers,
            judgements: Judgements::default(),
            asked: HashMap::new(),
        }
    }

    /// The places of the cards of which a printing fits, ascending.
    pub fn find(&mut self, query: &Query) -> Vec<usize> {
        let rows = self.rows_of(query);
        let mut cards = rows.places();
        for row in &mut cards {
            *row = self.rows[*row].card;
        }
        cards.dedup();
        cards
    }

    fn rows_of(&mut self, query: &Query) -> Bits {
        match query {
            Query::All(parts) => {
                let mut all = Bits::none(self.rows.len()).not();
                for part in parts {
                    all.and(&self.rows_of(part));
                }
                all
            }
            Query::Any(parts) => {
                let mut any = Bits::none(self.rows.len());
                for part in parts {
                    any.or(&self.rows_of(part));
                }
                any
            }
            Query::Not(part) => self.rows_of(part).not(),
            Query::Term(leaves) => {
                let mut any = Bits::none(self.rows.len());
                for leaf in leaves {
                    any.or(&self.leaf(leaf));
                }
                any
            }
        }
    }

    /// The rows of which a term holds.
    pub fn leaf(&mut self, leaf: &Leaf) -> Rc<Bits> {
        if let Some(known) = self.asked.get(leaf) {
            return Rc::clone(known);
        }
        let rows = Rc::new(self.ask(leaf));
        self.asked.insert(leaf.clone(), Rc::clone(&rows));
        rows
    }

    /// The rows of cards.
    fn all_printings(&self, cards: &[bool]) -> Bits {
        let mut rows = Bits::none(self.rows.len());
        for (card, _) in cards.iter().enumerate().filter(|(_, found)| **found) {
            for row in self.first[card]..self.first[card + 1] {
                rows.add(row);
            }
        }
        rows
    }

    /// What the oracle sees in a card, for those who must decide who is right.
    pub fn describe(&self, place: usize) -> String {
        let card = &self.catalogue.cards()[place];
        let printings = self.first[place + 1] - self.first[place];
        let name = &card.sheet.name;
        let (id, pt, en) = (&card.sheet.id, &name.pt, &name.en);
        let facts = &self.rows[self.first[place]].facts;
        let named = |field: &Field, value: &usize| {
            let value = &self.vocabulary.values(*field)[*value];
            value.id.clone()
        };
        let values = facts.values.iter().map(|(field, values)| {
            let ids: Vec<String> = values.iter().map(|value| named(field, value)).collect();
            format!("{field:?} {}", ids.join(","))
        });
        let numbers = facts.numbers.iter();
        let numbers = numbers.map(|(field, number)| format!("{field:?} {number}"));
        let facts: Vec<String> = values.chain(numbers).collect();
        let text = fabulario_engine::Lang::ALL.map(|lang| {
            let place_of = |part| &self.texts.column(part, lang).written[place];
            format!("{} / {}", place_of(Place::Heading), place_of(Place::Text))
        });
        format!(
            "{id} ({pt} / {en}), asked {printings} times\n    {}\n    {}\n    {}",
            facts.join("; "),
            text.join("\n    "),
            card.body
        )
    }
}

/// What rows have, by field: asked a million times.
fn columns<T: Clone>(
    rows: &[Row],
    of: impl Fn(&Facts) -> &BTreeMap<Field, T>,
) -> BTreeMap<Field, Vec<Option<T>>> {
    let mut columns: BTreeMap<Field, Vec<Option<T>>> = BTreeMap::new();
    for (row, asked) in rows.iter().enumerate() {
        for (field, what) in of(&asked.facts) {
            let column = columns.entry(*field);
            column.or_insert_with(|| vec![None; rows.len()])[row] = Some(what.clone());
        }
    }
    columns
}

/// What is asked of a card: each printing, or once.
fn printings(
    catalogue: &Catalogue,
    vocabulary: &Vocabulary,
    card: &Card,
    body: &Value,
    place: usize,
    facts: &Facts,
) -> Vec<Row> {
    let blank = || Row {
        card: place,
        facts: facts.clone(),
        released: None,
        artist: None,
    };
    let printing = |printing: &Value| {
        let mut row = blank();
        let code = printing["set"].as_str().unwrap();
        let word = |field, word: &Value| vocabulary.place(field, card.game, word.as_str().unwrap());
        let values = &mut row.facts.values;
        values.insert(Field::Set, vec![word(Field::Set, &printing["set"])]);
        let finishes = facts::list(&printing["finishes"]);
        let mut finishes: Vec<usize> = finishes.map(|it| word(Field::Finish, it)).collect();
        if finishes.is_empty() {
            finishes.push(vocabulary.place(Field::Finish, card.game, "normal"));
        }
        values.insert(Field::Finish, finishes);
        let set = catalogue.sets().iter().find(|set| set.code == code);
        let released = set.unwrap().released;
        row.released = Some(released);
        let numbers = &mut row.facts.numbers;
        numbers.insert(Field::Number, printing["number"].as_i64().unwrap());
        numbers.insert(Field::Year, i64::from(released.year()));
        let artist = printing["artist"].as_str();
        row.artist = artist.map(|name| (name.to_owned(), fold(name)));
        row
    };
    let rows: Vec<Row> = facts::list(&body["printings"]).map(printing).collect();
    if rows.is_empty() { vec![blank()] } else { rows }
}
