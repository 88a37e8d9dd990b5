//! Every text that a reader sees, in every language: a file of `words/` for each room of words.
//!
//! `words/odds.json` becomes the functions of `odds`. Each makes a [`Message`], which is said when the reader's language
//! is known. The build refuses a text that lacks a language or a gap; the compiler refuses one that nobody uses.

mod language;
mod message;
mod number;
mod phrase;
mod tags;
#[cfg(test)]
mod tests;

pub use language::Language;
pub use message::{Count, Message};
pub use number::Number;
pub use phrase::Phrase;

include!(concat!(env!("OUT_DIR"), "/words.rs"));
