//! Dumps of all cards.

pub mod get_bulk_file;
pub mod list_bulk;
