//! The vocabulary of cards told as data: every type with its doc comments, fields and defaults.
//!
//! The macro `node!` writes a type, its reader and its description from one text, and nothing can
//! be read that does not describe itself: schema and dictionary cannot say other than the reader.
//! Nothing of this is built before somebody asks for it.

use serde::Serialize;
use serde_json::Value;

use super::card::Card;
use super::read::snake;
use super::table::Keyword;

mod dictionary;
mod doc;
mod schema;
mod shape;
mod short;

pub use dictionary::{Entry, EntryKind, dictionary};
pub use schema::schema;
pub use shape::Shape;

/// What can tell how it is written.
pub trait Describe {
    /// How it is written; a type of the vocabulary enters itself and all that it mentions.
    fn describe(book: &mut Book) -> Shape;
}

/// A type of the vocabulary.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Type {
    /// Its name, the same as in Rust.
    pub name: &'static str,
    /// What it is.
    pub doc: String,
    /// How it is written.
    pub form: Form,
}

/// How a type of the vocabulary is written.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// An object with these fields and no others.
    Fields(Vec<Field>),
    /// One of these: a word, or an object whose one key is the word.
    Variants(Vec<Variant>),
    /// Another name for this.
    Value(Shape),
}

/// One of several kinds of a thing.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Variant {
    /// The word that is written.
    pub name: String,
    /// What it means.
    pub doc: String,
    /// What is said about it.
    pub fields: Vec<Field>,
}

/// A field of an object.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Field {
    /// The key.
    pub name: &'static str,
    /// What it means.
    pub doc: String,
    /// How its value is written.
    pub shape: Shape,
    /// What holds when it is left out, written as shortly as can be; without it the field is required.
    pub default: Option<Value>,
}

/// The types described so far.
#[derive(Debug, Default)]
pub struct Book {
    types: Vec<Type>,
}

impl Book {
    /// Enters a type under its name, once: types mention each other in circles.
    pub fn define(
        &mut self,
        name: &'static str,
        doc: &[&str],
        form: fn(&mut Self) -> Form,
    ) -> Shape {
        if !self.types.iter().any(|known| known.name == name) {
            let place = self.types.len();
            self.types.push(Type {
                name,
                doc: doc::prose(doc),
                form: Form::Variants(Vec::new()),
            });
            let form = form(self);
            if let Some(entered) = self.types.get_mut(place) {
                entered.form = form;
            }
        }
        Shape::Type(name)
    }
}

impl Variant {
    /// A variant by its name in Rust.
    #[must_use]
    pub fn new(name: &str, doc: &[&str], fields: Vec<Field>) -> Self {
        Self {
            name: snake(name),
            doc: doc::prose(doc),
            fields,
        }
    }

    /// Whether it may be written as a word: nothing has to be said about it.
    #[must_use]
    pub fn is_word(&self) -> bool {
        self.fields.iter().all(|field| field.default.is_some())
    }
}

impl Field {
    /// A field of this type.
    pub fn new<T: Describe + Serialize>(
        book: &mut Book,
        name: &'static str,
        doc: &[&str],
        default: Option<T>,
    ) -> Self {
        Self {
            name,
            doc: doc::prose(doc),
            shape: T::describe(book),
            default: default.map(|it| serde_json::to_value(it).unwrap_or_default()),
        }
    }
}

/// Every type of the vocabulary: a card first, then what it mentions, in the order of mention; at
/// the end a keyword, which stands beside the cards.
#[must_use]
pub fn vocabulary() -> Vec<Type> {
    let mut book = Book::default();
    Card::describe(&mut book);
    Keyword::describe(&mut book);
    short::defaults(book.types)
}
