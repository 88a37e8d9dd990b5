//! The database: SQLite or PostgreSQL, chosen by the URL's scheme.
//!
//! A repository function is written once and compiled for both: `on_any!` expands its body per
//! connection type, so it may use upserts, RETURNING and whatever else both databases know.

use diesel::SqliteConnection;

mod connect;
mod look;
mod migrate;
mod postgres;
mod sqlite;
mod tls;
mod url;

pub mod catalogue;

pub use connect::{ConnectError, Database};
pub use look::{LastLook, Seen};
pub use migrate::{MigrateError, Migrated, is_current, revert, up};
pub use url::DatabaseUrl;

/// A connection to either database.
#[expect(
    clippy::large_enum_variant,
    reason = "a pool holds a handful, and boxes them itself"
)]
pub enum Connection {
    /// The embedded database.
    Sqlite(SqliteConnection),
    /// A server.
    Postgres(postgres::PgConnection),
}

/// Runs one body on whichever database the connection leads to.
macro_rules! on_any {
    ($connection:expr, $name:ident => $body:expr) => {
        match $connection {
            $crate::store::Connection::Sqlite($name) => $body,
            $crate::store::Connection::Postgres($name) => $body,
        }
    };
}
use on_any;

/// Runs one body in a transaction that takes the write lock at once: a deferred SQLite transaction
/// that wants to write later fails under load.
macro_rules! in_transaction {
    ($connection:expr, $name:ident => $body:expr) => {
        match $connection {
            $crate::store::Connection::Sqlite(connection) => {
                connection.immediate_transaction(|$name| $body)
            }
            $crate::store::Connection::Postgres(connection) => {
                diesel::Connection::transaction(connection, |$name| $body)
            }
        }
    };
}
use in_transaction;
