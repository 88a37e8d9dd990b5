//! Brings a database up to this version's tables.

use std::collections::BTreeSet;

use diesel::connection::SimpleConnection as _;
use diesel::migration::{Migration, MigrationSource};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Connection, in_transaction, on_any};

const SQLITE: EmbeddedMigrations = embed_migrations!("../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../migrations/postgres");

/// Any number, as long as every version of the program uses the same.
const LOCK: &str = "SELECT pg_advisory_xact_lock(4021753900417)";

/// Why a database could not be brought up to date.
#[derive(Debug, thiserror::Error)]
pub enum MigrateError {
    /// A newer version of the program has been here.
    #[error(
        "it was written by a newer version of Fabulário (migration {0} is unknown to this one)"
    )]
    Newer(String),
    /// A migration failed; nothing was changed.
    #[error("{0}")]
    Failed(String),
    /// The database refused.
    #[error("{0}")]
    Database(#[from] diesel::result::Error),
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Migrated {
    /// The migrations that ran, in order.
    pub ran: Vec<String>,
    /// How many the database has now.
    pub total: usize,
}

/// Runs what is pending, in one transaction under a lock: several nodes may start at once, and a killed
/// start leaves nothing half-done.
pub fn up(connection: &mut Connection) -> Result<Migrated, MigrateError> {
    walk(connection, None)
}

/// Takes back the last `count` migrations.
pub fn revert(connection: &mut Connection, count: usize) -> Result<Migrated, MigrateError> {
    walk(connection, Some(count))
}

fn walk(connection: &mut Connection, revert: Option<usize>) -> Result<Migrated, MigrateError> {
    let sqlite = matches!(connection, Connection::Sqlite(_));
    let source = || if sqlite { SQLITE } else { POSTGRES };
    // SQLite's own transaction is the lock.
    let lock = if sqlite { "" } else { LOCK };
    in_transaction!(connection, c => {
        c.batch_execute(lock)?;
        let applied: BTreeSet<String> = c.applied_migrations().map_err(failed)?.iter().map(ToString::to_string).collect();
        let known: BTreeSet<String> = names(&source())?.into_iter().map(|(version, _)| version).collect();
        if let Some(newer) = applied.difference(&known).next() {
            return Err(MigrateError::Newer(newer.clone()));
        }
        let ran = match revert {
            None => c.run_pending_migrations(source()).map_err(failed)?.iter().map(ToString::to_string).collect(),
            Some(count) => {
                let mut ran = Vec::new();
                for _ in 0..count.min(applied.len()) {
                    ran.push(c.revert_last_migration(source()).map_err(failed)?.to_string());
                }
                ran
            }
        };
        let total = c.applied_migrations().map_err(failed)?.len();
        Ok(Migrated { ran, total })
    })
}

/// Whether this version's migrations have all run: a node must not answer on half a database.
pub fn is_current(connection: &mut Connection) -> Result<bool, MigrateError> {
    let expected = names(match connection {
        Connection::Sqlite(_) => &SQLITE,
        Connection::Postgres(_) => &POSTGRES,
    })?;
    let applied = on_any!(connection, c => c.applied_migrations()).map_err(failed)?;
    Ok(applied.len() >= expected.len())
}

/// Version and name of every migration, in order.
fn names(source: &EmbeddedMigrations) -> Result<Vec<(String, String)>, MigrateError> {
    let migrations: Vec<Box<dyn Migration<diesel::sqlite::Sqlite>>> =
        source.migrations().map_err(failed)?;
    let mut names: Vec<_> = migrations
        .iter()
        .map(|m| (m.name().version().to_string(), m.name().to_string()))
        .collect();
    names.sort();
    Ok(names)
}

#[expect(clippy::needless_pass_by_value, reason = "fits map_err")]
fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> MigrateError {
    MigrateError::Failed(error.to_string())
}

#[cfg(test)]
mod tests {
    use diesel::{Connection as _, SqliteConnection};

    use super::*;

    #[test]
    fn both_databases_have_the_same_migrations() {
        let sqlite = names(&SQLITE).unwrap();
        assert_eq!(sqlite, names(&POSTGRES).unwrap());
        assert!(!sqlite.is_empty());
    }

    #[test]
    fn a_newer_database_is_left_alone() {
        let mut connection = Connection::Sqlite(SqliteConnection::establish(":memory:").unwrap());
        up(&mut connection).unwrap();
        assert!(is_current(&mut connection).unwrap());
        let Connection::Sqlite(sqlite) = &mut connection else {
            unreachable!()
        };
        sqlite
            .batch_execute(
                "INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')",
            )
            .unwrap();
        let refused = up(&mut connection).unwrap_err();
        assert!(matches!(refused, MigrateError::Newer(version) if version == "29991231000000"));
    }
}
