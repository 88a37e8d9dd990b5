#![doc = include_str!("../README.md")]

pub mod catalog;
pub mod index;

pub use catalog::{Catalog, Files, GameBook, Mistake};
pub use index::RuleIndex;
