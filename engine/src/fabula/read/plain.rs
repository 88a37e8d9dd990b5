//! Reading plain values, each with its description: both have the same bounds.

use serde_json::Value;

use super::{MAX_LIST, Read, Reader};
use crate::fabula::describe::{Book, Describe, Form, Shape};

/// The largest number that a card may print.
pub const MAX_NUMBER: i16 = 999;
/// The largest number of things that are counted or paid.
pub const MAX_COUNT: u8 = 99;
/// The most characters of a text.
pub const MAX_TEXT: usize = 120;

impl Read for bool {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        value
            .as_bool()
            .or_else(|| reader.refuse("must be true or false"))
    }
}

impl Describe for bool {
    fn describe(_: &mut Book) -> Shape {
        Shape::Truth
    }
}

impl Read for i16 {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let number = value.as_i64().and_then(|n| Self::try_from(n).ok());
        match number {
            Some(n) if (-MAX_NUMBER..=MAX_NUMBER).contains(&n) => Some(n),
            _ => reader.refuse(format!(
                "must be a whole number from -{MAX_NUMBER} to {MAX_NUMBER} (FAB 1.8.1)"
            )),
        }
    }
}

impl Describe for i16 {
    fn describe(_: &mut Book) -> Shape {
        Shape::Number {
            least: -MAX_NUMBER,
            most: MAX_NUMBER,
        }
    }
}

impl Read for u8 {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let number = value.as_u64().and_then(|n| Self::try_from(n).ok());
        number.filter(|n| *n <= MAX_COUNT).or_else(|| {
            reader.refuse(format!(
                "must be a whole number from 0 to {MAX_COUNT} (FAB 1.8.1)"
            ))
        })
    }
}

impl Describe for u8 {
    fn describe(_: &mut Book) -> Shape {
        Shape::Number {
            least: 0,
            most: i16::from(MAX_COUNT),
        }
    }
}

impl Read for String {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value.as_str() {
            Some(text)
                if !text.is_empty()
                    && text.trim() == text
                    && text.chars().count() <= MAX_TEXT
                    && !text.chars().any(char::is_control) =>
            {
                Some(text.to_owned())
            }
            _ => reader.refuse(format!(
                "must be a text of 1 to {MAX_TEXT} characters, without spaces around it or control characters",
            )),
        }
    }
}

impl Describe for String {
    // A type of its own: what is allowed in a text is long to say and is said once.
    fn describe(book: &mut Book) -> Shape {
        let doc = "A text in one line, without spaces around it or control characters.";
        book.define("Text", &[doc], |_| {
            Form::Value(Shape::Text { most: MAX_TEXT })
        })
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        if value.is_null() {
            Some(None)
        } else {
            T::read(value, reader).map(Some)
        }
    }
}

impl<T: Describe> Describe for Option<T> {
    fn describe(book: &mut Book) -> Shape {
        Shape::Optional(Box::new(T::describe(book)))
    }
}

impl<T: Read> Read for Box<T> {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        T::read(value, reader).map(Box::new)
    }
}

impl<T: Describe> Describe for Box<T> {
    fn describe(book: &mut Book) -> Shape {
        T::describe(book)
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let Value::Array(list) = value else {
            return reader.refuse("must be a list");
        };
        if list.len() > MAX_LIST {
            return reader.refuse(format!(
                "has {} entries, at most {MAX_LIST} are allowed",
                list.len()
            ));
        }
        let read: Vec<Option<T>> = list
            .iter()
            .enumerate()
            .map(|(i, value)| reader.at(i, |reader| T::read(value, reader)))
            .collect();
        read.into_iter().collect()
    }
}

impl<T: Describe> Describe for Vec<T> {
    fn describe(book: &mut Book) -> Shape {
        Shape::List {
            of: Box::new(T::describe(book)),
            most: MAX_LIST,
        }
    }
}
