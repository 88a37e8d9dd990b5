//! The tables of the catalogue and their rows.

use std::fmt;

use chrono::NaiveDateTime;
use diesel::prelude::*;

diesel::table! {
    /// One row per build.
    catalogue_builds (number) {
        /// The number, from 1 on.
        number -> BigInt,
        /// The digest of everything in it.
        hash -> Text,
        /// The digest of the data inside the binary that was loaded last.
        shipped -> Text,
        /// Who brought what is new in it.
        origin -> Text,
        /// The version of the program that wrote it.
        version -> Text,
        /// Entries that are new.
        added -> BigInt,
        /// Entries that say something else than before.
        changed -> BigInt,
        /// Entries that are gone.
        removed -> BigInt,
        /// Entries that were brought and say what they have said before.
        unchanged -> BigInt,
        /// When it was written, in UTC.
        created_at -> Timestamp,
    }
}

diesel::table! {
    /// One row per entry and per change of it.
    catalogue_entries (game, kind, id, from_build) {
        /// The code of the game.
        game -> Text,
        /// What it describes.
        kind -> Text,
        /// What names it among those of its kind.
        id -> Text,
        /// The first build that has it as it is here.
        from_build -> BigInt,
        /// The first build that no longer has it.
        until_build -> Nullable<BigInt>,
        /// The first build that had it at all.
        added_build -> BigInt,
        /// Who brought it.
        origin -> Text,
        /// Its place in the order of reading.
        place -> BigInt,
        /// Its JSON.
        body -> Text,
    }
}

/// A build of the catalogue.
#[derive(Debug, Clone, Default, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = catalogue_builds)]
pub struct Build {
    /// The number, from 1 on.
    pub number: i64,
    /// The digest of everything in it.
    pub hash: String,
    /// The digest of the data inside the binary that was loaded last.
    pub shipped: String,
    /// Who brought what is new in it.
    pub origin: String,
    /// The version of the program that wrote it.
    pub version: String,
    /// Entries that are new.
    pub added: i64,
    /// Entries that say something else than before.
    pub changed: i64,
    /// Entries that are gone.
    pub removed: i64,
    /// Entries that were brought and say what they have said before.
    pub unchanged: i64,
    /// When it was written, in UTC.
    pub created_at: NaiveDateTime,
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.number, self.hash)
    }
}

/// An entry as it is kept.
#[derive(Queryable, Insertable)]
#[diesel(table_name = catalogue_entries)]
pub(super) struct Row {
    pub game: String,
    pub kind: String,
    pub id: String,
    pub from_build: i64,
    pub until_build: Option<i64>,
    pub added_build: i64,
    pub origin: String,
    pub place: i64,
    pub body: String,
}
