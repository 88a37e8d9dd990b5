//! The query language.

pub mod explain_query;
pub mod get_query_help;
