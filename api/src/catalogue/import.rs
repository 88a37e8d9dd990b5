//! A publisher's files into the database: verified as a whole, written as a whole, or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fabulario_cards::import::{Incoming, read};
use fabulario_cards::plan::{Held, Plan, plan};
use fabulario_cards::{Files, Mistake, Mistakes};

use super::load::{LoadError, Shipped, held, ship};
use crate::db::Database;
use crate::db::catalogue::{self, Brought, Build, StoreError};

/// How often an import is planned anew because another build was written first.
const TRIES: usize = 5;
/// The largest file that is read.
const MAX_FILE: u64 = 256 << 20;

/// What an import has done, or would do.
pub struct Imported {
    /// Who brought it.
    pub origin: String,
    /// What is added and changed.
    pub plan: Plan,
    /// What was understood in a way worth telling, and what is unusual.
    pub notes: Vec<Mistake>,
    /// The build that was written; none if nothing was to be done, or to be written.
    pub build: Option<Build>,
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// A file cannot be read.
    #[error("The file {0} cannot be read ({1}).")]
    File(PathBuf, io::Error),
    /// What is wrong with the files.
    #[error("{0}")]
    Mistaken(Mistakes),
    /// Files of different publishers.
    #[error(
        "The files are of different publishers ({0} and {1}): import them one after the other."
    )]
    Publishers(String, String),
    /// The database cannot be used.
    #[error("{0}")]
    Database(#[from] LoadError),
}

/// Imports files, or only finds out what they would do.
pub fn import(
    database: &Database,
    paths: &[PathBuf],
    dry_run: bool,
) -> Result<Imported, ImportError> {
    let incoming = incoming(paths)?;
    // What is shipped comes first: a publisher may reprint it.
    let files = Files::embedded();
    let mut connection = database.get().map_err(LoadError::from)?;
    let shipped = match ship(&mut connection)? {
        Shipped::Made(build, _) | Shipped::There(build) => build.shipped,
    };
    for _ in 0..TRIES {
        let base = catalogue::latest(&mut connection).map_err(LoadError::from)?;
        let stored = held(&mut connection, base.as_ref()).map_err(LoadError::from)?;
        let before: Vec<Held> = stored.iter().map(|it| it.held.clone()).collect();
        let plan = plan(&files, &before, &incoming.origin, incoming.entries.clone())
            .map_err(ImportError::Mistaken)?;
        let mut notes = incoming.notes.clone();
        let ours = |it: &&Mistake| paths.iter().any(|path| path.to_string_lossy() == it.file);
        notes.extend(plan.catalog.warnings().iter().filter(ours).cloned());
        let mut imported = Imported {
            origin: incoming.origin.clone(),
            plan,
            notes,
            build: None,
        };
        if dry_run || imported.plan.is_empty() {
            return Ok(imported);
        }
        let brought = Brought {
            base: base.as_ref(),
            held: &stored,
            origin: &incoming.origin,
            shipped: &shipped,
        };
        match catalogue::store(&mut connection, &imported.plan, &brought) {
            Ok(build) => {
                imported.build = Some(build);
                return Ok(imported);
            }
            Err(StoreError::Moved) => {}
            Err(error) => return Err(LoadError::from(error).into()),
        }
    }
    Err(LoadError::from(StoreError::Moved).into())
}

/// Everything that the files bring, of one publisher.
fn incoming(paths: &[PathBuf]) -> Result<Incoming, ImportError> {
    let mut all: Option<Incoming> = None;
    let mut mistakes = Vec::new();
    for path in paths {
        let data = bytes(path).map_err(|error| ImportError::File(path.clone(), error))?;
        let beside = |name: &str| {
            // Only what lies beside the file: nobody's other files are read.
            let plain = Path::new(name).file_name().is_some_and(|it| it == name);
            if !plain {
                return Err(io::Error::other(
                    "must be the name of a file beside this one",
                ));
            }
            bytes(&path.with_file_name(name))
        };
        match read(&path.to_string_lossy(), &data, &beside) {
            Err(more) => mistakes.extend(more.0),
            Ok(more) => match &mut all {
                None => all = Some(more),
                Some(all) if all.origin == more.origin => {
                    all.entries.extend(more.entries);
                    all.notes.extend(more.notes);
                }
                Some(all) => {
                    return Err(ImportError::Publishers(all.origin.clone(), more.origin));
                }
            },
        }
    }
    match all {
        Some(all) if mistakes.is_empty() => Ok(all),
        _ => Err(ImportError::Mistaken(Mistakes(mistakes))),
    }
}

/// A file, if it is one, and not too large: a pipe would be read for ever.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let known = fs::metadata(path)?;
    if !known.is_file() || known.len() > MAX_FILE {
        let message = format!("it is no file of at most {MAX_FILE} bytes");
        return Err(io::Error::other(message));
    }
    fs::read(path)
}
