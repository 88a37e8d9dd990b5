//! The columns of a table: a field, a text in a language, or a field of a part (`ação 1 custo`).

use fabulario_engine::Lang;
use serde_json::{Map, Value};

use csv::StringRecord;

use super::names::{Part, Shape};
use super::reading::Reading;
use super::vocabulary::Vocabulary;
use crate::words::slug;

/// The most parts of a list that columns may number.
const MOST: usize = 24;

/// No card has more fields.
const MOST_COLUMNS: usize = 500;

/// What a column holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    /// Fields and numbers of list items on the way to it.
    path: Vec<Step>,
    /// The language, if it is a text.
    lang: Option<Lang>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Field(&'static str),
    Item(usize),
}

impl Column {
    /// What a header means on a card; plain names of texts are in the language of the file.
    fn named(part: Part, header: &str, lang: Lang) -> Option<Self> {
        let slug = slug(header);
        let words: Vec<&str> = slug.split('-').collect();
        Self::of_words(part, &words, lang).or_else(|| Self::alone(part, &words, lang))
    }

    fn of_words(part: Part, words: &[&str], lang: Lang) -> Option<Self> {
        let find = |words: &[&str]| part.find(&words.concat());
        if let Some(field) = find(words) {
            let text = matches!(field.shape, Shape::Text | Shape::Paragraphs);
            return Some(Self {
                path: vec![Step::Field(field.name)],
                lang: text.then_some(lang),
            });
        }
        (1..words.len()).rev().find_map(|at| {
            let (head, rest) = words.split_at_checked(at)?;
            let field = find(head)?;
            let mut path = vec![Step::Field(field.name)];
            let (part, rest) = match field.shape {
                Shape::Text | Shape::Paragraphs => {
                    let tag = Vocabulary::Lang.find(&rest.concat())?;
                    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag);
                    return lang.map(|lang| Self {
                        path,
                        lang: Some(lang),
                    });
                }
                Shape::One(part) | Shape::Effect(part) => (part, rest),
                Shape::Many(part) | Shape::Effects(part) => {
                    let (number, rest) = rest.split_first()?;
                    let number = number.parse().ok().filter(|it| (1..=MOST).contains(it))?;
                    path.push(Step::Item(number - 1));
                    (part, rest)
                }
                _ => return None,
            };
            let below = Self::of_words(part, rest, lang)?;
            path.extend(below.path);
            Some(Self {
                path,
                lang: below.lang,
            })
        })
    }

    /// A field of a part without the name of that part (`CON`), where only one part has it.
    fn alone(part: Part, words: &[&str], lang: Lang) -> Option<Self> {
        let parts = part.fields().filter_map(|field| match field.shape {
            Shape::One(part) => Some((field.name, part)),
            _ => None,
        });
        let mut found = parts.filter_map(|(name, part)| {
            let mut below = Self::of_words(part, words, lang)?;
            below.path.insert(0, Step::Field(name));
            Some(below)
        });
        found.next().filter(|_| found.next().is_none())
    }

    /// The card of a row.
    pub(super) fn card(columns: &[Option<Self>], row: &StringRecord) -> Map<String, Value> {
        let mut card = Value::Object(Map::new());
        for (column, cell) in columns.iter().zip(row) {
            if let Some(column) = column.as_ref().filter(|_| !cell.trim().is_empty()) {
                column.put(&mut card, cell);
            }
        }
        match card {
            Value::Object(card) => card,
            _ => Map::new(),
        }
    }

    fn put(&self, card: &mut Value, cell: &str) {
        let mut place = card;
        for step in &self.path {
            match step {
                Step::Field(name) => {
                    if !place.is_object() {
                        *place = Value::Object(Map::new());
                    }
                    let Some(object) = place.as_object_mut() else {
                        return;
                    };
                    place = object.entry(*name).or_insert(Value::Null);
                }
                Step::Item(at) => {
                    if !place.is_array() {
                        *place = Value::Array(Vec::new());
                    }
                    let Some(list) = place.as_array_mut() else {
                        return;
                    };
                    // Items that stay empty are left out where lists are read.
                    list.resize(list.len().max(at + 1), Value::Null);
                    let Some(item) = list.get_mut(*at) else {
                        return;
                    };
                    place = item;
                }
            }
        }
        match self.lang {
            None => *place = cell.into(),
            Some(lang) => {
                if !place.is_object() {
                    *place = Value::Object(Map::new());
                }
                if let Some(texts) = place.as_object_mut() {
                    texts.insert(lang.tag().to_owned(), cell.into());
                }
            }
        }
    }
}

/// The columns of a header; what is wrong with them is told once, not in every row.
pub(super) fn columns(
    file: &str,
    header: &StringRecord,
    reading: &mut Reading,
) -> Vec<Option<Column>> {
    let part = Part::card(reading.game);
    let mut columns: Vec<Option<Column>> = Vec::new();
    if header.len() > MOST_COLUMNS {
        let count = header.len();
        let message = format!("has {count} columns, at most {MOST_COLUMNS} are read");
        reading.told.wrong(file, "/1".to_owned(), message);
        return columns;
    }
    for name in header {
        let name = name.trim();
        let column = Column::named(part, name, reading.lang);
        let first = columns.iter().position(|it| it.is_some() && *it == column);
        if let Some(first) = first.and_then(|at| header.get(at)) {
            let message = format!("the columns {} and {name} mean the same", first.trim());
            reading.told.wrong(file, "/1".to_owned(), message);
        } else if column.is_none() && !name.is_empty() {
            let message = format!("the column {name} is not known; known are {}", part.known());
            reading.told.wrong(file, "/1".to_owned(), message);
        }
        columns.push(column);
    }
    columns
}
