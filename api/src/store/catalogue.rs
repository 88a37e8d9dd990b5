//! The catalogue's builds and entries. A row of an entry is written once; later only its end is added.

use std::sync::Arc;

use chrono::{Timelike as _, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error};
use fabulario_cards::plan::{Held, Plan};
use fabulario_cards::stock::{Entry, Kind};
use fabulario_engine::Game;

use super::{Connection, in_transaction, on_any};

mod tables;

pub use tables::Build;
use tables::{Row, catalogue_builds, catalogue_entries};

/// An entry of a build.
#[derive(Debug, Clone)]
pub struct Stored {
    /// The entry and who brought it.
    pub held: Held,
    /// The first build that had it.
    pub added: i64,
    /// The first build that has it as it is.
    pub since: i64,
    place: i64,
}

/// Why a build was not written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another build was written in the meantime.
    #[error("another build was written in the meantime")]
    Moved,
    /// The database stopped half-way and undid everything.
    #[error("the database stopped half-way and undid everything: is its disk full?")]
    Stopped,
    /// The database refused.
    #[error("{0}")]
    Database(Error),
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error {
            Error::DatabaseError(
                DatabaseErrorKind::UniqueViolation | DatabaseErrorKind::SerializationFailure,
                _,
            ) => Self::Moved,
            // SQLite has undone everything by itself and hides why.
            Error::NotInTransaction | Error::BrokenTransactionManager => Self::Stopped,
            error => Self::Database(error),
        }
    }
}

/// The newest build.
pub fn latest(connection: &mut Connection) -> QueryResult<Option<Build>> {
    use catalogue_builds::dsl;
    on_any!(connection, c => {
        dsl::catalogue_builds.order(dsl::number.desc()).first(c).optional()
    })
}

/// The newest build's number: what every node asks for all the time.
pub fn latest_number(connection: &mut Connection) -> QueryResult<Option<i64>> {
    use catalogue_builds::dsl;
    on_any!(connection, c => dsl::catalogue_builds.select(max(dsl::number)).first(c))
}

/// Every build, the newest first.
pub fn builds(connection: &mut Connection, most: i64) -> QueryResult<Vec<Build>> {
    use catalogue_builds::dsl;
    on_any!(connection, c => {
        dsl::catalogue_builds.order(dsl::number.desc()).limit(most).load(c)
    })
}

/// Whether this data of the binary is in some build already: data only goes forward.
pub fn has_shipped(connection: &mut Connection, shipped: &str) -> QueryResult<bool> {
    use catalogue_builds::dsl;
    let count: i64 = on_any!(connection, c => {
        dsl::catalogue_builds.filter(dsl::shipped.eq(shipped)).count().get_result(c)
    })?;
    Ok(count > 0)
}

/// The entries of a build in the order of reading.
pub fn entries(connection: &mut Connection, build: i64) -> QueryResult<Vec<Stored>> {
    use catalogue_entries::dsl;
    let rows: Vec<Row> = on_any!(connection, c => {
        dsl::catalogue_entries
            .filter(dsl::from_build.le(build))
            .filter(dsl::until_build.is_null().or(dsl::until_build.gt(build)))
            .order((dsl::place, dsl::id))
            .load(c)
    })?;
    // What a newer program has written and this one does not know cannot be read here.
    Ok(rows.into_iter().filter_map(stored).collect())
}

fn stored(row: Row) -> Option<Stored> {
    let file: Arc<str> = row.origin.as_str().into();
    let entry = Entry {
        game: row.game.parse().ok()?,
        kind: Kind::from_word(&row.kind)?,
        pointer: format!("/{}/{}", row.kind, row.id),
        id: row.id.into(),
        file,
        body: row.body.into(),
        bilingual: false,
    };
    Some(Stored {
        held: Held {
            entry,
            origin: row.origin,
        },
        added: row.added_build,
        since: row.from_build,
        place: row.place,
    })
}

/// What a new build rests on and where it comes from.
pub struct Brought<'a> {
    /// The build that the plan was made for.
    pub base: Option<&'a Build>,
    /// Its entries.
    pub held: &'a [Stored],
    /// Who brings the new ones.
    pub origin: &'a str,
    /// The digest of the data inside the binary.
    pub shipped: &'a str,
}

/// Rows that are written with one statement.
const BATCH: usize = 500;

/// Writes the build that a plan makes: all of it or nothing, and only if no other was written since.
pub fn store(
    connection: &mut Connection,
    plan: &Plan,
    brought: &Brought<'_>,
) -> Result<Build, StoreError> {
    let count = |list: usize| i64::try_from(list).unwrap_or(i64::MAX);
    let before = brought.base.map_or(0, |build| build.number);
    let now = Utc::now().naive_utc();
    let build = Build {
        number: before + 1,
        hash: plan.catalogue.hash().to_owned(),
        shipped: brought.shipped.to_owned(),
        origin: brought.origin.to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        added: count(plan.added.len()),
        changed: count(plan.changed.len()),
        removed: count(plan.removed.len()),
        unchanged: count(plan.unchanged),
        // No fraction: both databases keep whole seconds alike.
        created_at: now.with_nanosecond(0).unwrap_or(now),
    };
    let known: std::collections::HashMap<(Game, Kind, &str), &Stored> = brought
        .held
        .iter()
        .map(|it| (name(&it.held.entry), it))
        .collect();
    let last = brought.held.iter().map(|it| it.place).max().unwrap_or(0);
    let row = |(i, entry): (i64, &Entry)| {
        let old = known.get(&name(entry));
        Row {
            game: entry.game.code().to_owned(),
            kind: entry.kind.word().to_owned(),
            id: entry.id.to_string(),
            from_build: build.number,
            until_build: None,
            added_build: old.map_or(build.number, |old| old.added),
            origin: brought.origin.to_owned(),
            place: old.map_or(last + 1 + i, |old| old.place),
            body: entry.body.to_string(),
        }
    };
    let removed = plan
        .removed
        .iter()
        .map(|(game, kind, id)| (*game, *kind, &**id));
    let ended: Vec<_> = plan.changed.iter().map(name).chain(removed).collect();
    in_transaction!(connection, c => {
        use catalogue_entries::dsl;
        let newest: Option<i64> = catalogue_builds::table.select(max(catalogue_builds::number)).first(c)?;
        if newest.unwrap_or(0) != before {
            return Err(StoreError::Moved);
        }
        diesel::insert_into(catalogue_builds::table).values(&build).execute(c)?;
        for (game, kind, id) in &ended {
            let old = dsl::catalogue_entries
                .filter(dsl::game.eq(game.code()))
                .filter(dsl::kind.eq(kind.word()))
                .filter(dsl::id.eq(*id))
                .filter(dsl::until_build.is_null());
            diesel::update(old).set(dsl::until_build.eq(build.number)).execute(c)?;
        }
        let new: Vec<(i64, &Entry)> = (0..).zip(plan.changed.iter().chain(&plan.added)).collect();
        for batch in new.chunks(BATCH) {
            let rows: Vec<Row> = batch.iter().copied().map(row).collect();
            diesel::insert_into(dsl::catalogue_entries).values(&rows).execute(c)?;
        }
        Ok(())
    })?;
    Ok(build)
}

fn name(entry: &Entry) -> (Game, Kind, &str) {
    (entry.game, entry.kind, &entry.id)
}
