//! From the database to a catalogue; and the binary's own data into the database.

use actix_web::http::header::InvalidHeaderValue;
use fabulario_cards::plan::{Held, Plan, SHIPPED, plan};
use fabulario_cards::stock::{Kind, Stock};
use fabulario_cards::{Catalogue, Files, Mistakes};
use fabulario_engine::Game;

use crate::store::catalogue::{self, Brought, Build, StoreError, Stored};
use crate::store::{ConnectError, Connection, Database};

/// How often a build is planned anew because another one was written first.
const TRIES: usize = 5;

/// A build of the database.
pub struct Loaded {
    /// Its number and digest.
    pub build: Build,
    /// What it says.
    pub catalogue: Catalogue,
    /// By the id of a card or rename: the first build that had the card, and the first that has it as it is.
    pub since: Vec<(Box<str>, i64, i64)>,
}

/// Why there is no catalogue.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// No connection.
    #[error("{0}")]
    Connect(#[from] ConnectError),
    /// The database refused.
    #[error("{0}")]
    Database(#[from] diesel::result::Error),
    /// It refused to write.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// What it holds cannot be read by this version.
    #[error("build {0} cannot be read by this version of Fabulário: {1}")]
    Unreadable(i64, Mistakes),
    /// There is no index.
    #[error("the search index cannot be built: {0}")]
    Index(#[from] fabulario_cards::index::IndexError),
    /// Its name fits no header.
    #[error("{0}")]
    Name(#[from] InvalidHeaderValue),
    /// An answer could not be written.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// The binary's own data is wrong.
    #[error("{0}")]
    Broken(Mistakes),
}

/// The newest build, with the binary's own data in it.
pub fn bring_up(database: &Database) -> Result<Loaded, LoadError> {
    let mut connection = database.get()?;
    match ship(&mut connection)? {
        Shipped::Made(build, plan) => made(&mut connection, build, *plan),
        Shipped::There(build) => load(&mut connection, &Files::embedded(), &build),
    }
}

/// What a server of this database would serve, without writing anything; none of a database that has no build yet.
pub fn look(database: &Database) -> Result<Option<Catalogue>, LoadError> {
    let mut connection = database.get()?;
    let Some(base) = catalogue::latest(&mut connection)? else {
        return Ok(None);
    };
    let files = Files::embedded();
    let stock = Stock::of(&files, &mut Vec::new());
    if !catalogue::has_shipped(&mut connection, &stock.digest(&files))? {
        // The next start of a server brings this version's own data: it is there already, if it fits.
        let held = held(&mut connection, Some(&base))?;
        let held: Vec<Held> = held.into_iter().map(|it| it.held).collect();
        if let Ok(planned) = plan(&files, &held, SHIPPED, stock.0) {
            return Ok(Some(planned.catalogue));
        }
    }
    Ok(Some(load(&mut connection, &files, &base)?.catalogue))
}

/// What became of the binary's own data.
pub(super) enum Shipped {
    /// It has made this build.
    Made(Build, Box<Plan>),
    /// This build is the newest; it has that data, or cannot have it.
    There(Build),
}

/// Writes the binary's own data into the database, at the first start and with every upgrade.
pub(super) fn ship(connection: &mut Connection) -> Result<Shipped, LoadError> {
    let files = Files::embedded();
    let stock = Stock::of(&files, &mut Vec::new());
    let shipped = stock.digest(&files);
    for _ in 0..TRIES {
        let base = catalogue::latest(connection)?;
        // Data only goes forward: what an older program ships does not replace what a newer one has shipped.
        if catalogue::has_shipped(connection, &shipped)?
            && let Some(base) = base
        {
            return Ok(Shipped::There(base));
        }
        let held = held(connection, base.as_ref())?;
        let before: Vec<Held> = held.iter().map(|it| it.held.clone()).collect();
        let planned = match (
            plan(&files, &before, SHIPPED, stock.0.clone()),
            base.clone(),
        ) {
            (Ok(planned), _) => planned,
            (Err(mistakes), None) => return Err(LoadError::Broken(mistakes)),
            (Err(mistakes), Some(base)) => {
                // Better the catalogue of yesterday than none: what others have published stays.
                tracing::error!(
                    %mistakes,
                    build = %base,
                    "this version's own data does not fit what was imported: the catalogue stays as it was"
                );
                return Ok(Shipped::There(base));
            }
        };
        let brought = Brought {
            base: base.as_ref(),
            held: &held,
            origin: SHIPPED,
            shipped: &shipped,
        };
        match catalogue::store(connection, &planned, &brought) {
            Ok(build) => {
                let (added, changed) = (build.added, build.changed);
                tracing::info!(%build, added, changed, "catalogue brought up to date");
                return Ok(Shipped::Made(build, Box::new(planned)));
            }
            Err(StoreError::Moved) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Moved.into())
}

/// A build that was just written.
fn made(connection: &mut Connection, build: Build, plan: Plan) -> Result<Loaded, LoadError> {
    let stored = catalogue::entries(connection, build.number)?;
    Ok(Loaded {
        since: since(&stored),
        catalogue: plan.catalogue,
        build,
    })
}

/// A build of the database.
pub fn load(
    connection: &mut Connection,
    files: &Files,
    build: &Build,
) -> Result<Loaded, LoadError> {
    let stored = catalogue::entries(connection, build.number)?;
    let since = since(&stored);
    let stock = Stock(stored.into_iter().map(|it| it.held.entry).collect());
    let catalogue = Catalogue::assemble(files, &stock)
        .map_err(|mistakes| LoadError::Unreadable(build.number, mistakes))?;
    Ok(Loaded {
        build: build.clone(),
        catalogue,
        since,
    })
}

/// The entries of a build; none of no build.
pub(super) fn held(
    connection: &mut Connection,
    build: Option<&Build>,
) -> diesel::QueryResult<Vec<Stored>> {
    build.map_or_else(
        || Ok(Vec::new()),
        |build| catalogue::entries(connection, build.number),
    )
}

/// Since when the cards and renames are there, by id.
fn since(stored: &[Stored]) -> Vec<(Box<str>, i64, i64)> {
    let cards = stored.iter().filter(|it| {
        let kind = it.held.entry.kind;
        matches!(kind, Kind::Card | Kind::Token | Kind::Rename)
    });
    // A word that was changed changes what is answered of the cards that use it.
    let words: Vec<(Game, String, i64)> = stored
        .iter()
        .filter(|it| it.since > it.added && !matches!(it.held.entry.kind, Kind::Card | Kind::Deck))
        .map(|it| {
            let entry = &it.held.entry;
            (entry.game, format!("\"{}\"", entry.id), it.since)
        })
        .collect();
    let changed = |it: &Stored| {
        let entry = &it.held.entry;
        let uses = |(game, word, since): &&(Game, String, i64)| {
            *game == entry.game && *since > it.since && entry.body.contains(word.as_str())
        };
        let by_word = words.iter().filter(uses).map(|(.., since)| *since).max();
        by_word.unwrap_or(it.since)
    };
    let mut since: Vec<_> = cards
        .map(|it| (it.held.entry.id.clone(), it.added, changed(it)))
        .collect();
    since.sort_unstable();
    since
}
