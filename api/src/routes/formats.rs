//! Formats of the four games.

pub mod batch_formats;
pub mod get_format;
pub mod list_formats;
