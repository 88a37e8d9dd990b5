//! What black-box tests are made of: servers, actors who use them, a database to break, a browser.
//!
//! Tests that only read share one server. The others start the built binary on a free port with a copy of the data
//! of a first start, and tests of first starts with nothing. `TEST_DATABASE=postgres` puts a database of its own in
//! the cluster at `TEST_POSTGRES_URL` under each server; `tests/run` runs what reaches the database both ways.

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
mod browser;
mod database;
mod leftover;
mod server;
mod template;

pub use actor::{Actor, Answer};
pub use binary::{fabulario, run};
pub use browser::Browser;
pub use database::{Database, cluster};
pub use server::{Builder, Server};
