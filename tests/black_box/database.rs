//! What reaches the database. `tests/run` proves it on SQLite and on PostgreSQL; everything else reads a catalogue
//! that was loaded from one of them, and [`parity`] proves that it is the same.

mod former;
pub mod imports;
mod imports_again;
mod lifecycle;
mod migrations;
mod on_postgres;
mod operations;
mod parity;
mod search_index;
