//! What is asked: the oracle's own tree of a query.

use chrono::NaiveDate;

use super::fields::Field;

/// A query.
#[derive(Debug, Clone)]
pub enum Query {
    /// All of them hold of one printing.
    All(Vec<Query>),
    /// One of them holds.
    Any(Vec<Query>),
    /// It does not hold.
    Not(Box<Query>),
    /// A term; several are the alternatives of one: `field:a|b`.
    Term(Vec<Leaf>),
}

/// A term.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Leaf {
    /// Words.
    Text(Look, Find),
    /// The whole name: `!saci`.
    Called(String),
    /// A field with one value, or its type: whether it is, or is another.
    One(Field, bool, String),
    /// A field with several values against a list of names.
    Many(Field, Op, Vec<String>),
    /// How many values it has.
    Count(Field, Op, i64),
    /// The rarity against the name of one.
    Rarity(Op, String),
    /// Numbers.
    Number(Expr, Op, Expr),
    /// Whether a number is even.
    Parity(Field, bool),
    /// The day of release.
    Day(Op, When),
    /// Whether there is a value.
    Has(Has),
    /// A property by name.
    Is(String),
    /// `legal:`, `banida:`, `limitada:` with the format as it is written, and a day.
    Format(Field, String, Option<NaiveDate>),
}

/// Where words are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Look {
    /// Without a field: name, heading, rules text; of a regular expression name, type line, rules text.
    Anywhere,
    /// In a field of text, or in the type line.
    In(Field),
}

/// How words are looked for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Find {
    /// By stems.
    Word(String),
    /// One after the other, as they are.
    Phrase(String),
    /// Words that begin so.
    Prefix(String),
    /// A regular expression.
    Regex(String),
    /// The whole text is so.
    Whole(String),
    /// There is a text and it is another.
    Other(String),
    /// A part of the artist's name.
    Part(String),
}

/// A comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Op {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Op {
    pub const ALL: [Self; 6] = [Self::Eq, Self::Ne, Self::Lt, Self::Le, Self::Gt, Self::Ge];

    /// Whether two things in an order compare so.
    pub fn holds<T: Ord>(self, left: &T, right: &T) -> bool {
        match self {
            Self::Eq => left == right,
            Self::Ne => left != right,
            Self::Lt => left < right,
            Self::Le => left <= right,
            Self::Gt => left > right,
            Self::Ge => left >= right,
        }
    }
}

/// An expression of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Expr {
    Number(i64),
    Field(Field),
    Of(Box<Expr>, Sign, Box<Expr>),
}

/// A sign of arithmetic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    Plus,
    Minus,
    Times,
    Over,
}

/// A day, or days.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum When {
    Day(NaiveDate),
    Month(i32, u32),
    Year(i32),
    Today,
    /// The day on which a set was released.
    Set(String),
}

/// What a card may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Has {
    Field(Field),
    Ruling,
}
