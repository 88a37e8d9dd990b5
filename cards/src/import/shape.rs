//! From an object as a publisher writes it to one as the catalogue reads it.

use fabulario_engine::Lang;
use serde_json::{Map, Value};

use super::log::ImportLog;
use super::names::{Field, Part, Shape};
use super::place::FilePlace;
use super::vocabulary::Vocabulary;
use super::{direction, effect, keyword, text};
use crate::words::slug;

const RENDERED: &str = "the text of a Fábula card is made from its abilities; see cards/FIELDS.md";

/// What a translation needs to know.
pub(super) struct Shaper<'t> {
    /// The language of plain strings.
    pub lang: Lang,
    /// Takes mistakes and counts.
    pub told: &'t mut ImportLog,
}

impl Shaper<'_> {
    /// Takes a mistake.
    pub(super) fn wrong(&mut self, place: &FilePlace<'_>, message: impl Into<String>) {
        // A place that nobody will see need not be written out.
        let pointer = if self.told.is_full() {
            String::new()
        } else {
            place.pointer()
        };
        self.told.wrong(place.file(), pointer, message);
    }

    /// An object with the catalogue's names and values; what is not known stays as it is.
    pub(super) fn object(
        &mut self,
        part: Part,
        place: &FilePlace<'_>,
        object: Map<String, Value>,
    ) -> Map<String, Value> {
        let mut fields = Map::with_capacity(object.len());
        let mut written: Vec<(&'static Field, String)> = Vec::new();
        for (key, value) in object {
            let Some(field) = part.find(&key) else {
                fields.insert(key, value);
                continue;
            };
            let place = place.field(&key);
            if let Some((_, first)) = written.iter().find(|(it, _)| it.name == field.name) {
                let message = format!("{first} and {key} both mean {}", field.name);
                self.wrong(&place, message);
                continue;
            }
            if let Some(value) = self.value(field.shape, &place, value) {
                fields.insert(field.name.to_owned(), value);
            }
            written.push((field, key));
        }
        fields
    }

    /// A value as the catalogue reads it; nothing if it is empty.
    pub(super) fn value(
        &mut self,
        shape: Shape,
        place: &FilePlace<'_>,
        value: Value,
    ) -> Option<Value> {
        let value = match value {
            Value::Null => return None,
            Value::String(it) if it.trim().is_empty() => return None,
            value => value,
        };
        Some(match shape {
            Shape::Keep => value,
            Shape::Rendered => {
                self.wrong(place, RENDERED);
                return None;
            }
            Shape::Plain => tidied(value),
            Shape::Number => number(value),
            Shape::Flag => flag(value),
            Shape::Text => text::read(self, place, value),
            Shape::Paragraphs => text::paragraphs(self, place, value),
            Shape::Word(words) => word(words, value),
            Shape::Numbered(words) => number(word(words, value)),
            Shape::List => list(value, tidied),
            Shape::Ids => list(value, id),
            Shape::Words(words) => list(value, |it| word(words, it)),
            Shape::Directions => direction::read(self, place, value),
            Shape::Keywords => keyword::read(self, place, value),
            Shape::One(part) => self.one(part, place, value),
            Shape::Many(part) => self.many(place, value, |shaper, place, value| {
                vec![shaper.one(part, place, value)]
            }),
            Shape::Effect(part) => effect::one(self, part, place, value),
            Shape::Effects(part) => self.many(place, value, |shaper, place, value| {
                effect::several(shaper, part, place, value)
            }),
        })
    }

    /// An object; what is none stays as it is.
    pub(super) fn one(&mut self, part: Part, place: &FilePlace<'_>, value: Value) -> Value {
        match value {
            Value::Object(object) => Value::Object(self.object(part, place, object)),
            other => other,
        }
    }

    /// A list; what is none is its only item.
    fn many(
        &mut self,
        place: &FilePlace<'_>,
        value: Value,
        each: impl Fn(&mut Self, &FilePlace<'_>, Value) -> Vec<Value>,
    ) -> Value {
        let Value::Array(list) = value else {
            return Value::Array(each(self, place, value));
        };
        let items = list.into_iter().enumerate();
        let items = items.filter(|(_, item)| !item.is_null());
        items
            .flat_map(|(at, item)| each(self, &place.item(at), item))
            .collect()
    }
}

/// A text without needless spaces.
fn tidied(value: Value) -> Value {
    match value {
        Value::String(it) => text::tidy(&it).into(),
        other => other,
    }
}

/// A whole number, if it is one.
fn number(value: Value) -> Value {
    let read = match &value {
        Value::String(it) => it.trim().parse::<i64>().ok(),
        // A spreadsheet's 3.0 is a 3.
        Value::Number(it) if it.is_f64() => format!("{it}")
            .strip_suffix(".0")
            .and_then(|whole| whole.parse().ok()),
        _ => None,
    };
    read.map_or(value, Value::from)
}

/// Yes or no, if it is that.
fn flag(value: Value) -> Value {
    let word = match &value {
        Value::String(it) => Vocabulary::Flag.find(it),
        Value::Number(it) => Vocabulary::Flag.find(&it.to_string()),
        _ => None,
    };
    word.map_or(value, |word| (word == "true").into())
}

/// The id that a word stands for; a word that is not known stays as it is.
fn word(words: Vocabulary, value: Value) -> Value {
    let id = value.as_str().and_then(|it| words.find(it));
    id.map_or_else(|| tidied(value), Value::from)
}

/// An id made of a word.
fn id(value: Value) -> Value {
    match value {
        Value::String(it) if !slug(&it).is_empty() => slug(&it).into(),
        other => other,
    }
}

/// A list, or a text with `|`, `;` or `,` between its items.
pub(super) fn list(value: Value, each: impl Fn(Value) -> Value) -> Value {
    let items = match value {
        Value::Array(items) => items,
        Value::String(it) => it.split(['|', ';', ',']).map(Value::from).collect(),
        other => return other,
    };
    let blank = |it: &Value| it.is_null() || it.as_str().is_some_and(|it| it.trim().is_empty());
    let items = items.into_iter().filter(|it| !blank(it));
    items.map(each).collect()
}
