//! One question, in words for the index, and in parts for the naive scan and SQLite.

use fabulario_cards::index::{Row, Wanted};
use fabulario_cards::query::Field;
use fabulario_engine::Lang;
use regex::Regex;

use super::plain::{NONE, Plain, column, is_mask};

/// How many entries a page has.
pub const PAGE: usize = 20;

/// A comparison.
#[derive(Clone)]
pub struct Condition {
    /// The field; a set, which is a thing of printings, or one of the fields of [`Plain`].
    pub field: Field,
    /// `=`, `<=` or `>=`.
    pub sign: &'static str,
    /// As [`Plain`] has it.
    pub value: i32,
    /// As players write it.
    pub word: String,
}

impl Condition {
    /// As players write it.
    pub fn text(&self) -> String {
        let sign = if self.sign == "=" { ":" } else { self.sign };
        format!("{}{sign}{}", self.field.entry().pt, self.word)
    }

    /// Whether it is true of a card.
    pub fn holds(&self, card: &Plain) -> bool {
        if self.field == Field::Set {
            return card.sets.contains(&self.value);
        }
        let value = card.values[column(self.field)];
        value != NONE
            && match self.sign {
                _ if is_mask(self.field) => value & self.value == self.value,
                "<=" => value <= self.value,
                ">=" => value >= self.value,
                _ => value == self.value,
            }
    }

    /// As SQLite is asked.
    pub fn sql(&self) -> String {
        let (name, sign, value) = (self.field.entry().pt, self.sign, self.value);
        match self.field {
            Field::Set => format!("id IN (SELECT card FROM printings WHERE colecao = {value})"),
            field if is_mask(field) => format!("({name} & {value}) = {value}"),
            _ => format!("{name} {sign} {value}"),
        }
    }
}

/// What is asked.
#[derive(Clone, Default)]
pub struct Question {
    /// The query.
    pub text: String,
    pub conditions: Vec<Condition>,
    /// Words in name, heading or rules text.
    pub words: Vec<String>,
    /// Words one after another in the rules text.
    pub phrase: Option<String>,
    /// What the rules text fits.
    pub regex: Option<Regex>,
    /// The field that comes before the name; downwards or not.
    pub order: Option<(Field, bool)>,
    pub facets: bool,
    /// The entry before the page.
    pub after: Option<Row>,
}

impl Question {
    /// The query in words of the language.
    pub fn told(mut self) -> Self {
        let mut parts: Vec<String> = self.words.clone();
        parts.extend(self.conditions.iter().map(Condition::text));
        parts.extend(self.phrase.iter().map(|it| format!("texto:\"{it}\"")));
        parts.extend(self.regex.iter().map(|it| format!("texto:/{it}/")));
        if let Some((field, down)) = self.order {
            parts.push(format!("ordem:{}", field.entry().pt));
            parts.extend(down.then(|| "dir:desc".to_owned()));
        }
        self.text = parts.join(" ");
        self
    }

    pub fn wanted(&self) -> Wanted {
        Wanted {
            lang: Lang::Pt,
            limit: PAGE,
            after: self.after.map(|row| row.row),
            facets: self.facets,
        }
    }
}

/// How many have each value: of colours (−1 is none of them), types, costs, rarities, sets.
pub type Counts = [Vec<(i32, u32)>; 5];

/// What a question finds.
#[derive(Debug, PartialEq, Eq)]
pub struct Found {
    /// Places in the catalogue.
    pub page: Vec<usize>,
    pub total: u32,
    pub facets: Option<Counts>,
}
