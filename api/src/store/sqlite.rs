//! The embedded database.

use std::path::Path;

use diesel::connection::SimpleConnection;
use diesel::{Connection as _, SqliteConnection};

/// Opens a database file, creating it if need be.
///
/// WAL lets readers and a writer work at once; FULL makes an acknowledged write survive a power cut;
/// a writer that finds the file locked waits instead of failing.
pub(super) fn connect(path: &Path) -> Result<SqliteConnection, String> {
    let path = path.to_str().ok_or("the path is not valid UTF-8")?;
    let mut connection = SqliteConnection::establish(path).map_err(|error| error.to_string())?;
    connection
        .batch_execute(
            "PRAGMA busy_timeout = 10000; \
             PRAGMA journal_mode = WAL; \
             PRAGMA synchronous = FULL; \
             PRAGMA foreign_keys = ON;",
        )
        .map_err(|error| error.to_string())?;
    Ok(connection)
}
