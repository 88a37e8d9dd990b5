//! Opening connections and keeping them in a pool.

use std::fs;
use std::num::NonZeroUsize;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection as _;
use diesel::r2d2::R2D2Connection as _;
use r2d2::{ManageConnection, Pool, PooledConnection};

use super::{Connection, DatabaseUrl, on_any, postgres, sqlite};

/// The database cannot be reached.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct ConnectError(pub String);

/// A database and its pool of connections.
#[derive(Clone)]
pub struct Database {
    url: Arc<DatabaseUrl>,
    pool: Pool<Manager>,
    /// The file of an embedded database.
    identity: Option<(u64, u64)>,
}

impl Database {
    /// Makes a pool; the first connection is made now, so that a wrong address shows at once.
    pub fn open(url: DatabaseUrl, size: NonZeroUsize) -> Result<Self, ConnectError> {
        let size = u32::try_from(size.get()).unwrap_or(u32::MAX);
        let manager = Manager(url.clone());
        manager.connect()?;
        let pool = Pool::builder()
            .max_size(size)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(5))
            .error_handler(Box::new(LogErrors))
            .build_unchecked(manager);
        let identity = match &url {
            DatabaseUrl::Sqlite(path) => identity(path),
            _ => None,
        };
        Ok(Self {
            url: Arc::new(url),
            pool,
            identity,
        })
    }

    /// A connection of the pool. Blocks: call it off the async workers.
    pub fn get(&self) -> Result<PooledConnection<Manager>, ConnectError> {
        self.pool
            .get()
            .map_err(|error| ConnectError(error.to_string()))
    }

    /// Leaves the file of an embedded database complete by itself; what fails here is done at the next
    /// start.
    pub fn close(&self) {
        if matches!(*self.url, DatabaseUrl::Postgres(_)) {
            return;
        }
        if let Ok(mut connection) = self.get()
            && let Connection::Sqlite(connection) = &mut *connection
        {
            let _ = connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)");
        }
    }

    /// Whether the database is still where it was opened: an embedded one can be deleted or replaced
    /// under an open connection, which then goes on writing into nothing.
    pub fn is_in_place(&self) -> bool {
        match &*self.url {
            DatabaseUrl::Sqlite(path) => identity(path) == self.identity && self.identity.is_some(),
            _ => true,
        }
    }

    /// Where it is, without its password.
    pub fn url(&self) -> &DatabaseUrl {
        &self.url
    }
}

/// What a path names, whatever its name: device and inode.
fn identity(path: &Path) -> Option<(u64, u64)> {
    let file = fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

/// Makes connections for the pool.
pub struct Manager(DatabaseUrl);

impl ManageConnection for Manager {
    type Connection = Connection;
    type Error = ConnectError;

    fn connect(&self) -> Result<Connection, ConnectError> {
        match &self.0 {
            DatabaseUrl::Default => Err("no database was chosen".to_owned()),
            DatabaseUrl::Sqlite(path) => sqlite::connect(path).map(Connection::Sqlite),
            DatabaseUrl::Postgres(url) => postgres::connect(url).map(Connection::Postgres),
        }
        .map_err(ConnectError)
    }

    fn is_valid(&self, connection: &mut Connection) -> Result<(), ConnectError> {
        on_any!(connection, c => c.ping()).map_err(|error| ConnectError(error.to_string()))
    }

    fn has_broken(&self, connection: &mut Connection) -> bool {
        std::thread::panicking() || on_any!(connection, c => c.is_broken())
    }
}

/// Sends the pool's background errors to the log.
#[derive(Debug)]
struct LogErrors;

impl r2d2::HandleError<ConnectError> for LogErrors {
    fn handle_error(&self, error: ConnectError) {
        tracing::warn!(%error, "database connection failed");
    }
}
