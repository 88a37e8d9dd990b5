#![doc = include_str!("../README.md")]

pub mod advice;
pub mod apoteose;
pub mod bounded;
pub mod card;
pub mod catalogue;
pub mod code;
pub mod deck;
pub mod dictionary;
pub mod document;
pub mod dominions;
pub mod effect;
pub mod fabula;
mod faces;
pub mod glossary;
pub mod import;
pub mod index;
pub mod lines;
pub mod list;
pub mod measure;
pub mod multiversity;
pub mod picture;
pub mod plan;
pub mod pools;
pub mod query;
pub mod ready;
pub mod schema;
pub mod sheet;
pub mod shelf;
pub mod stats;
pub mod stems;
pub mod stock;
pub mod text;
pub mod words;

pub use card::Card;
pub use catalogue::{Catalogue, Files, GameBook, Mistake, Mistakes};
pub use index::RuleIndex;
