//! Reading cards from JSON trees: every mistake is found in one pass and told with its path.
//!
//! serde stops at the first mistake; a card author wants all of them. The macro `node!` defines a
//! type of the vocabulary and its reader from one text, in the form that serde writes: a variant
//! without fields is a string, a variant with fields an object of one key.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::ability::Ability;

/// One mistake in card data.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, thiserror::Error)]
#[error("{path}: {message}")]
pub struct Mistake {
    /// Where: a JSON pointer.
    pub path: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// The deepest nesting of a tree; a stack overflow must not be within reach of a data file.
const MAX_DEPTH: usize = 40;
/// After so many mistakes the rest is not worth telling.
const MAX_MISTAKES: usize = 500;
/// The most cards and kinds of Ficha in one table.
pub const MAX_CARDS: usize = 20_000;
/// The longest list inside a card.
pub(crate) const MAX_LIST: usize = 24;

/// Where the reader stands and what it found.
#[derive(Debug, Default)]
pub struct Reader {
    path: Vec<String>,
    mistakes: Vec<Mistake>,
    pub(crate) scope: Scope,
    /// What the keywords stand for. FAB 1.14.2
    pub(crate) keywords: BTreeMap<String, (usize, Vec<Ability>)>,
    /// How much they have written out so far: each comes with the size of its written form.
    pub(crate) written: usize,
}

/// What the text around a node makes known to it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Scope {
    /// How many groups of targets the ability declares: what `target` may point at.
    pub targets: u8,
    /// The letters that have a value, one bit each.
    pub letters: u8,
    /// Whether the text is inside the cost bound of a filter.
    pub bounded: bool,
}

impl Reader {
    /// Notes a mistake here.
    pub fn wrong(&mut self, message: impl Into<String>) {
        if self.mistakes.len() < MAX_MISTAKES {
            let path = self
                .path
                .iter()
                .fold(String::new(), |path, part| path + "/" + part);
            self.mistakes.push(Mistake {
                path,
                message: message.into(),
            });
        }
    }

    /// Notes a mistake here and reads nothing.
    pub fn refuse<T>(&mut self, message: impl Into<String>) -> Option<T> {
        self.wrong(message);
        None
    }

    /// Goes one step down.
    pub fn at<T>(
        &mut self,
        part: impl Into<Part>,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<T> {
        if self.path.len() >= MAX_DEPTH {
            return self.refuse(format!("is nested more than {MAX_DEPTH} deep"));
        }
        self.path.push(part.into().0);
        let result = read(self);
        self.path.pop();
        result
    }

    /// Works somewhere below.
    pub fn within(&mut self, parts: &[&str], work: impl FnOnce(&mut Self)) {
        let depth = self.path.len();
        self.path.extend(parts.iter().map(ToString::to_string));
        work(self);
        self.path.truncate(depth);
    }

    /// Reads a list of any length, each entry with its place; what cannot be read is left out and noted.
    pub fn list<T: Read>(&mut self, name: &str, value: &Value) -> Vec<(usize, T)> {
        let mut read = Vec::new();
        self.within(&[name], |reader| match value {
            Value::Array(list) if list.len() > MAX_CARDS => {
                let count = list.len();
                reader.wrong(format!("{count} entries, at most {MAX_CARDS} are allowed"));
            }
            Value::Array(list) => {
                for (i, value) in list.iter().enumerate() {
                    read.extend(
                        reader
                            .at(i, |reader| T::read(value, reader))
                            .map(|it| (i, it)),
                    );
                }
            }
            _ => reader.wrong("must be a list"),
        });
        read
    }

    /// Nothing, or every mistake.
    pub fn finish(self) -> Result<(), Vec<Mistake>> {
        if self.mistakes.is_empty() {
            Ok(())
        } else {
            Err(self.mistakes)
        }
    }
}

/// A step of a path: the name of a field, or a place in a list.
pub struct Part(String);

impl From<&str> for Part {
    fn from(name: &str) -> Self {
        Self(name.to_owned())
    }
}

impl From<usize> for Part {
    fn from(place: usize) -> Self {
        Self(place.to_string())
    }
}

/// What can be read from a tree.
pub trait Read: Sized {
    /// Reads it, or notes every mistake.
    fn read(value: &Value, reader: &mut Reader) -> Option<Self>;
}

/// The fields of an object: each is asked for once; the rest is unknown.
pub struct Fields<'v> {
    object: &'v Map<String, Value>,
    known: Vec<&'static str>,
}

impl<'v> Fields<'v> {
    /// The fields of an object.
    #[must_use]
    pub fn of(object: &'v Map<String, Value>) -> Self {
        Self {
            object,
            known: Vec::new(),
        }
    }

    /// A field that must be there, unless it has a default.
    pub fn take<T: Read>(
        &mut self,
        name: &'static str,
        default: Option<T>,
        reader: &mut Reader,
    ) -> Option<T> {
        self.known.push(name);
        match (self.object.get(name), default) {
            (Some(value), _) => reader.at(name, |reader| T::read(value, reader)),
            (None, Some(default)) => Some(default),
            (None, None) => reader.refuse(format!("the field {name} is missing")),
        }
    }

    /// Notes what nobody asked for.
    pub fn finish(self, reader: &mut Reader) {
        for name in self
            .object
            .keys()
            .filter(|name| !self.known.contains(&name.as_str()))
        {
            reader.wrong(format!(
                "the field {name} is not known; known are {}",
                self.known.join(", ")
            ));
        }
    }
}

/// The variant's name and its fields.
pub fn variant<'v>(value: &'v Value, reader: &mut Reader) -> Option<(&'v str, Option<&'v Value>)> {
    match value {
        Value::String(name) => Some((name, None)),
        Value::Object(object) => match (object.len(), object.iter().next()) {
            (1, Some((name, fields))) => Some((name, Some(fields))),
            _ => reader.refuse("must be a word, or an object with one key: the kind"),
        },
        _ => reader.refuse("must be a word, or an object with one key: the kind"),
    }
}

/// `DealsDamage` → `deals_damage`, as serde writes it.
#[must_use]
pub fn snake(name: &str) -> String {
    let mut snake = String::new();
    for (i, c) in name.char_indices() {
        if c.is_uppercase() && i > 0 {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}

static EMPTY: std::sync::LazyLock<Map<String, Value>> = std::sync::LazyLock::new(Map::new);

/// The fields of a variant: absent counts as none, so that a variant whose fields all have defaults
/// may be written as a word.
pub fn fields_of<'v>(fields: Option<&'v Value>, reader: &mut Reader) -> Option<Fields<'v>> {
    match fields {
        None => Some(Fields::of(&EMPTY)),
        Some(Value::Object(object)) => Some(Fields::of(object)),
        Some(_) => reader.refuse("must be an object with the fields of this kind"),
    }
}

/// Defines a type of the vocabulary and its reader.
macro_rules! node {
    ($(#[$meta:meta])* enum $name:ident $(scoped by $enter:path)? $(, checked by $check:path)? { $( $(#[$vmeta:meta])* $variant:ident $( { $( $(#[$fmeta:meta])* $field:ident : $ty:ty $(= $default:expr)? ),* $(,)? } )? ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $( $(#[$vmeta])* $variant $( { $( $(#[$fmeta])* $field: $ty ),* } )? ),* }

        impl $crate::fabula::read::Read for $name {
            fn read(value: &serde_json::Value, reader: &mut $crate::fabula::read::Reader) -> Option<Self> {
                use $crate::fabula::read::{fields_of, snake, variant};
                let (kind, fields) = variant(value, reader)?;
                let outer = reader.scope;
                $( $enter(value, reader); )?
                let read = 'read: {
                    $( if kind == snake(stringify!($variant)) {
                        let variant = |reader: &mut $crate::fabula::read::Reader| {
                            #[allow(unused_mut, reason = "a variant may have no fields")]
                            let mut fields = fields_of(fields, reader)?;
                            $( $( let $field: Option<$ty> = fields.take(stringify!($field), $crate::fabula::read::node!(@default $($default)?), reader); )* )?
                            fields.finish(reader);
                            Some(Self::$variant $( { $( $field: $field? ),* } )?)
                        };
                        // A word has no inside that a path could point at.
                        break 'read if fields.is_some() { reader.at(kind, variant) } else { variant(reader) };
                    } )*
                    let known = [$( snake(stringify!($variant)) ),*].join(", ");
                    reader.refuse(format!("{kind} is not known here; known are {known}"))
                };
                reader.scope = outer;
                $( if let Some(read) = &read { $check(read, reader); } )?
                read
            }
        }
    };
    ($(#[$meta:meta])* struct $name:ident $(scoped by $enter:path)? $(, checked by $check:path)? { $( $(#[$fmeta:meta])* $field:ident : $ty:ty $(= $default:expr)? ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
        pub struct $name { $( $(#[$fmeta])* pub $field: $ty ),* }

        impl $crate::fabula::read::Read for $name {
            fn read(value: &serde_json::Value, reader: &mut $crate::fabula::read::Reader) -> Option<Self> {
                use $crate::fabula::read::Fields;
                let serde_json::Value::Object(object) = value else {
                    return reader.refuse("must be an object");
                };
                let outer = reader.scope;
                $( $enter(value, reader); )?
                let mut fields = Fields::of(object);
                $( let $field: Option<$ty> = fields.take(stringify!($field), $crate::fabula::read::node!(@default $($default)?), reader); )*
                fields.finish(reader);
                reader.scope = outer;
                #[allow(unused_mut, reason = "not every type is checked")]
                let mut read = Self { $( $field: $field? ),* };
                $( $check(&mut read, reader); )?
                Some(read)
            }
        }
    };
    (@default) => { None };
    (@default $default:expr) => { Some($default) };
}
pub(crate) use node;

impl Read for bool {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        value
            .as_bool()
            .or_else(|| reader.refuse("must be true or false"))
    }
}

/// The largest number that a card may print.
pub const MAX_NUMBER: i16 = 999;

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

impl Read for u8 {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let number = value.as_u64().and_then(|n| Self::try_from(n).ok());
        number
            .filter(|n| *n <= 99)
            .or_else(|| reader.refuse("must be a whole number from 0 to 99 (FAB 1.8.1)"))
    }
}

impl Read for String {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value.as_str() {
            Some(text)
                if !text.is_empty()
                    && text.trim() == text
                    && text.chars().count() <= 120
                    && !text.chars().any(char::is_control) =>
            {
                Some(text.to_owned())
            }
            _ => reader.refuse(
                "must be a text of 1 to 120 characters, without spaces around it or control characters",
            ),
        }
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

impl<T: Read> Read for Box<T> {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        T::read(value, reader).map(Box::new)
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
