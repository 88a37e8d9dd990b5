//! What black-box tests are made of: a server of one's own, actors who use it, a database to break.
//!
//! Every test starts the built binary on a free port with a temporary folder. `TEST_DATABASE=postgres`
//! puts a database of its own in the cluster at `TEST_POSTGRES_URL` under each server; `tests/run` runs
//! the suite both ways.

#![allow(
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod actor;
mod binary;
mod database;
mod server;

pub use actor::{Actor, Answer};
pub use binary::{fabulario, run};
pub use database::{Database, cluster};
pub use server::{Builder, Server};
