//! Reading cards from JSON trees: every mistake is found in one pass and told with its path.
//!
//! serde stops at the first mistake; a card author wants all of them. The macro `node!` defines a
//! type of the vocabulary, its reader and its description from one text, in the form that serde
//! writes: a variant without fields is a string, a variant with fields an object of one key.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::ability::Ability;
use super::describe::Describe;

mod plain;

pub use plain::{MAX_COUNT, MAX_NUMBER, MAX_TEXT};

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
pub const MAX_CARDS: usize = 50_000;
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

/// What can be read from a tree, and tells how it is written.
pub trait Read: Describe + Sized {
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

/// Whether the word is what [`snake`] makes of the name: it mostly is not, which the first letter
/// tells without a text being built.
#[must_use]
pub fn is_snake(word: &str, name: &str) -> bool {
    let first = |text: &str| text.bytes().next().map(|b| b.to_ascii_lowercase());
    first(word) == first(name) && word == snake(name)
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

/// Defines a type of the vocabulary with its reader and its description.
macro_rules! node {
    ($(#[$($meta:tt)*])* enum $name:ident $(scoped by $enter:path)? $(, checked by $check:path)? { $( $(#[$($vmeta:tt)*])* $variant:ident $( { $( $(#[$($fmeta:tt)*])* $field:ident : $ty:ty $(= $default:expr)? ),* $(,)? } )? ),* $(,)? }) => {
        $(#[$($meta)*])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $( $(#[$($vmeta)*])* $variant $( { $( $(#[$($fmeta)*])* $field: $ty ),* } )? ),* }

        impl $crate::fabula::read::Read for $name {
            fn read(value: &serde_json::Value, reader: &mut $crate::fabula::read::Reader) -> Option<Self> {
                use $crate::fabula::read::{fields_of, is_snake, snake, variant};
                let (kind, fields) = variant(value, reader)?;
                let outer = reader.scope;
                $( $enter(value, reader); )?
                let read = 'read: {
                    $( if is_snake(kind, stringify!($variant)) {
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

        impl $crate::fabula::describe::Describe for $name {
            #[allow(unused_variables, reason = "the variants may have no fields")]
            fn describe(book: &mut $crate::fabula::describe::Book) -> $crate::fabula::describe::Shape {
                use $crate::fabula::describe::{Form, Variant};
                use $crate::fabula::read::node;
                book.define(stringify!($name), &[$( node!(@doc $($meta)*) ),*], |book| Form::Variants(vec![$(
                    Variant::new(stringify!($variant), &[$( node!(@doc $($vmeta)*) ),*], vec![$( $(
                        $crate::fabula::describe::Field::new::<$ty>(book, stringify!($field), &[$( node!(@doc $($fmeta)*) ),*], node!(@default $($default)?))
                    ),* )?])
                ),*]))
            }
        }
    };
    ($(#[$($meta:tt)*])* struct $name:ident $(scoped by $enter:path)? $(, checked by $check:path)? { $( $(#[$($fmeta:tt)*])* $field:ident : $ty:ty $(= $default:expr)? ),* $(,)? }) => {
        $(#[$($meta)*])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
        pub struct $name { $( $(#[$($fmeta)*])* pub $field: $ty ),* }

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

        impl $crate::fabula::describe::Describe for $name {
            fn describe(book: &mut $crate::fabula::describe::Book) -> $crate::fabula::describe::Shape {
                use $crate::fabula::describe::{Field, Form};
                use $crate::fabula::read::node;
                book.define(stringify!($name), &[$( node!(@doc $($meta)*) ),*], |book| Form::Fields(vec![$(
                    Field::new::<$ty>(book, stringify!($field), &[$( node!(@doc $($fmeta)*) ),*], node!(@default $($default)?))
                ),*]))
            }
        }
    };
    (@default) => { None };
    (@default $default:expr) => { Some($default) };
    // A doc comment is an attribute among others: those say nothing.
    (@doc doc = $doc:literal) => { $doc };
    (@doc $($other:tt)*) => { "" };
}
pub(crate) use node;
