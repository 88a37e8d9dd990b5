//! Which catalogues this database has served.

use chrono::{NaiveDateTime, Utc};
use diesel::prelude::*;

use super::{Connection, in_transaction, on_any};

diesel::table! {
    /// One row per build.
    catalogue_builds (build) {
        /// The digest of the data.
        build -> Text,
        /// The version that loaded it last.
        version -> Text,
        /// When it was loaded first, in UTC.
        first_loaded_at -> Timestamp,
        /// When it was loaded last, in UTC.
        last_loaded_at -> Timestamp,
    }
}

/// Notes that a server has loaded a build.
pub fn record(connection: &mut Connection, build: &str, version: &str) -> QueryResult<()> {
    use catalogue_builds::dsl;
    let now = Utc::now().naive_utc();
    in_transaction!(connection, c => {
        diesel::insert_into(dsl::catalogue_builds)
            .values((
                dsl::build.eq(build),
                dsl::version.eq(version),
                dsl::first_loaded_at.eq(now),
                dsl::last_loaded_at.eq(now),
            ))
            .on_conflict(dsl::build)
            .do_update()
            .set((dsl::version.eq(version), dsl::last_loaded_at.eq(now)))
            .execute(c)?;
        Ok(())
    })
}

/// When a build was first loaded, if ever.
pub fn first_loaded(
    connection: &mut Connection,
    build: &str,
) -> QueryResult<Option<NaiveDateTime>> {
    use catalogue_builds::dsl;
    on_any!(connection, c => {
        dsl::catalogue_builds.find(build).select(dsl::first_loaded_at).first(c).optional()
    })
}
