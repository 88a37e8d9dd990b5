//! The query language: what a player writes, read into a tree, and told back in plain words.
//!
//! Three layers, each blind to the next: [`syntax`] knows signs and no fields; [`Reader`] knows fields and values and
//! gives a typed [`Tree`]; the index answers a tree. `QUERY.md` is the language as its users see it.
//!
//! ```text
//! query   := or
//! or      := and ( ("or" | "ou") and )*
//! and     := unary ( ("and" | "e")? unary )*
//! unary   := ("-" | "not" | "nao") unary | "(" or ")" | term
//! term    := "!" name | "quoted" | /regex/ | word | word"*"
//!          | left op value ("|" value)*
//! left    := field | arithmetic of fields and numbers
//! op      := ":" | "=" | "!=" | "<>" | "<" | "<=" | ">" | ">="
//! value   := word | "quoted" | /regex/ | arithmetic
//! ```

mod canonical;
mod expression;
pub mod field;
pub mod help;
mod read;
mod sentence;
pub mod slang;
pub mod syntax;
mod tree;
pub mod vocabulary;
mod warning;

pub use canonical::canonical;
pub(crate) use canonical::canonical_part;
pub use expression::{Expression, Ratio, Sign};
pub use field::{Field, Kind};
pub use read::{Query, Reader, Refused, Spelling};
pub use sentence::{order_in_words, sentence, term_in_words};
pub use syntax::{Op, Span};
pub use tree::{
    Choice, Date, DeckTerm, Direction, Find, Legality, Order, Term, TextField, Tree, Unique,
};
pub use vocabulary::{Value, Vocabulary};
pub use warning::Warning;

/// Most characters of a query.
pub const MOST_CHARACTERS: usize = 1024;
/// Most terms of a query.
pub const MOST_TERMS: usize = 200;
/// Most parentheses inside of each other.
pub const MOST_DEPTH: usize = 40;
/// Most regular expressions of a query: each may have to read every text.
pub const MOST_REGEXES: usize = 4;
