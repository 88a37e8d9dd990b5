//! Search, compared query by query with an evaluator that shares no code with it.
//!
//! `LONG=1` asks ten times as many queries. `SEARCH_CARDS`, `SEARCH_QUERIES` and `SEARCH_SEED` ask for more cards, more queries and others, `SEARCH_FIRST` begins
//! at another query, `SEARCH_TOLD` tells more differences.

mod agreement;
pub mod forge;
mod generate;
mod oracle;
