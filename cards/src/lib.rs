#![doc = include_str!("../README.md")]

pub mod catalog;
pub mod dictionary;
pub mod fabula;
pub mod index;
pub mod measure;
pub mod picture;
pub mod schema;
pub mod text;

pub use catalog::{Catalog, Files, GameBook, Mistake};
pub use index::RuleIndex;
