//! The steps of a start, each with one clear sentence for when it fails.

use std::fmt::Display;
use std::fs;
use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use actix_web::dev::ServerHandle;
use tokio::signal::unix::{Signal, SignalKind, signal};

use fabulario_cards::Catalogue;

use crate::config::Settings;
use crate::state::AppState;
use crate::store::{self, Database, DatabaseUrl, MigrateError, Migrated};
use crate::telemetry;

/// Why the server does not start: one sentence that names the setting to change.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StartError(String);

impl StartError {
    /// Something that only a bug explains.
    pub fn broken(cause: impl Display) -> Self {
        Self(format!("Fabulário cannot start: {cause}."))
    }

    /// The server stopped by itself.
    #[expect(clippy::needless_pass_by_value, reason = "fits map_err")]
    pub fn serving(cause: io::Error) -> Self {
        Self(format!("The server stopped: {cause}."))
    }
}

/// Creates the data folder and makes sure that it can be written.
pub fn data_folder(settings: &Settings) -> Result<PathBuf, StartError> {
    let folder = &settings.data_dir;
    let probe = folder.join(format!(".write-test-{}", std::process::id()));
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::write(&probe, b""))
        .and_then(|()| fs::remove_file(&probe))
        .and_then(|()| fs::canonicalize(folder));
    written.map_err(|error| {
        StartError(format!(
            "The data folder {} cannot be written ({error}): choose another with --data-dir or FABULARIO_DATA_DIR.",
            folder.display()
        ))
    })
}

/// Takes the address.
pub fn listen(bind: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(bind).map_err(|error| {
        let why = match error.kind() {
            io::ErrorKind::AddrInUse => "another program uses it".to_owned(),
            _ => error.to_string(),
        };
        StartError(format!("The address {bind} cannot be used ({why}): choose another with --bind or FABULARIO_BIND."))
    })
}

const DATABASE_REMEDY: &str = "check --database-url or FABULARIO_DATABASE_URL";

/// Connects to the database.
pub fn database(settings: &Settings) -> Result<Database, StartError> {
    let url = settings.database();
    if let DatabaseUrl::Sqlite(path) = &url
        && let Some(folder) = path.parent()
    {
        // A missing folder is created; what else is wrong shows when the database is opened.
        let _ = fs::create_dir_all(folder);
    }
    Database::open(url.clone(), settings.pool_size).map_err(|error| {
        StartError(format!(
            "The database {url} cannot be opened ({error}): {DATABASE_REMEDY}."
        ))
    })
}

/// The catalogue that a server with these settings would serve, without writing anything; none where there is no
/// database yet, or none with a catalogue.
pub fn catalogue(settings: &Settings) -> Result<Option<Catalogue>, StartError> {
    let url = settings.database();
    if matches!(&url, DatabaseUrl::Sqlite(path) if !path.exists()) {
        return Ok(None);
    }
    let database = database(settings)?;
    let mut connection = database.get().map_err(StartError::broken)?;
    if !store::is_current(&mut connection).map_err(StartError::broken)? {
        return Err(StartError(format!(
            "The database {url} is not up to date: run `fabulario migrate`, or choose another with --database-url or \
             FABULARIO_DATABASE_URL."
        )));
    }
    drop(connection);
    let catalogue = crate::catalogue::look(&database).map_err(|error| {
        StartError(format!(
            "The catalogue of the database {url} cannot be read ({error}): {DATABASE_REMEDY}."
        ))
    })?;
    database.close();
    Ok(catalogue)
}

/// Brings the database up to date, or takes back its last migrations.
pub fn migrate(database: &Database, revert: Option<usize>) -> Result<Migrated, StartError> {
    let url = database.url();
    let mut connection = database.get().map_err(StartError::broken)?;
    let migrated = match revert {
        None => store::up(&mut connection),
        Some(count) => store::revert(&mut connection, count),
    };
    migrated.map_err(|error| {
        StartError(match error {
            MigrateError::Newer(_) => format!(
                "The database {url} cannot be used: {error}. Update Fabulário, or choose another \
                 database with --database-url or FABULARIO_DATABASE_URL."
            ),
            _ => format!(
                "The database {url} cannot be brought up to date ({error}): {DATABASE_REMEDY}."
            ),
        })
    })
}

/// Tells people where everything is.
pub fn announce(state: &AppState, address: SocketAddr, data_dir: &Path) {
    let current = state.catalogue.get();
    let catalogue = &current.catalogue;
    let rules: usize = catalogue
        .books()
        .map(|(_, book)| book.rules.len() + book.rulings.len())
        .sum();
    let text = format!(
        "Fabulário {version}\n\
         \x20 page       http://{address}/\n\
         \x20 docs       http://{address}/docs/\n\
         \x20 data       {data}\n\
         \x20 database   {database}\n\
         \x20 catalogue  {games} games, {formats} formats, {rules} rules and rulings, \
         {cards} cards, {tokens} tokens, {decks} ready decks (build {build})\n\
         Stop with Ctrl-C.\n",
        version = env!("CARGO_PKG_VERSION"),
        data = data_dir.display(),
        database = state.database.url(),
        games = catalogue.books().count(),
        formats = catalogue.formats().len(),
        cards = catalogue.cards().iter().filter(|card| !card.token).count(),
        tokens = catalogue.cards().iter().filter(|card| card.token).count(),
        decks = catalogue.ready().count(),
        build = current.build,
    );
    // A closed standard output is no reason not to serve.
    let _ = io::stdout()
        .write_all(text.as_bytes())
        .and_then(|()| io::stdout().flush());
}

/// The signals that stop a server; from here on they no longer kill it.
pub struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    /// Begins to listen.
    pub fn listen() -> io::Result<Self> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.interrupt.recv() => "SIGINT",
            _ = self.terminate.recv() => "SIGTERM",
        }
    }
}

/// Ctrl-C or SIGTERM let requests finish; a second one does not wait.
pub async fn stop_on_signal(mut signals: Signals, handle: ServerHandle) {
    let first = signals.next().await;
    tracing::info!(signal = first, "stopping: requests under way may finish");
    actix_web::rt::spawn(async move { handle.stop(true).await });
    let second = signals.next().await;
    tracing::warn!(signal = second, "stopping at once");
    telemetry::flush();
    std::process::exit(130);
}
