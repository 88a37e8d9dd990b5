//! Whether a server can do its work.

use serde::Serialize;
use utoipa::ToSchema;

/// Whether each part of the server works.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Checks {
    /// The database answers and has this version's tables.
    pub database: bool,
    /// The catalogue was loaded and the database knows its build.
    pub catalogue: bool,
    /// The search index holds everything.
    pub index: bool,
}

/// The server can do its work.
#[derive(Debug, Serialize, ToSchema)]
pub struct Readiness {
    /// Always `ready`.
    #[schema(example = "ready")]
    pub status: &'static str,
    /// The catalogue that is served.
    #[schema(example = "1-55e7e6bd9d2b6a9c")]
    pub catalogue_build: String,
    /// What was looked at.
    pub checks: Checks,
}
