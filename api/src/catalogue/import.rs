//! A publisher's files into the database: verified as a whole, written as a whole, or not at all.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fabulario_cards::import::{Draft, Incoming, MAX_FILE, Published, draft};
use fabulario_cards::picture;
use fabulario_cards::plan::{Held, Plan, plan};
use fabulario_cards::{Files, Mistake, Mistakes};

use super::load::{LoadError, Shipped, held, ship};
use crate::store::Database;
use crate::store::catalogue::{self, Brought, Build, StoreError};

/// How often an import is planned anew because another build was written first.
const TRIES: usize = 30;

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
    // What cannot be opened is told before anything else is done.
    let opened = opened(paths)?;
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
        let (plan, incoming) = planned(&files, &before, &opened)?;
        let mut notes = incoming.notes;
        let ours = |it: &&Mistake| paths.iter().any(|path| path.to_string_lossy() == it.file);
        notes.extend(plan.catalogue.warnings().iter().filter(ours).cloned());
        notes.extend(unseen(&plan));
        let origin = incoming.origin;
        let mut imported = Imported {
            origin: origin.clone(),
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
            origin: &origin,
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

/// Tells which characters of new cards their pictures cannot show.
fn unseen(plan: &Plan) -> Option<Mistake> {
    let new = plan.added.iter().chain(&plan.changed);
    let bodies = new.map(|entry| entry.body.chars());
    let letters: BTreeSet<char> = bodies.flatten().filter(|c| !c.is_ascii()).collect();
    let lacking = picture::lacks(&letters.into_iter().collect::<String>());
    let some: Vec<String> = lacking.iter().take(20).map(char::to_string).collect();
    let some = some.join(" ");
    (!some.is_empty()).then(|| Mistake {
        file: "pictures".to_owned(),
        pointer: String::new(),
        message: format!(
            "cannot show {some}: they are drawn as ?, or without their accents; answers keep them"
        ),
    })
}

/// What the files would do to what is held, or everything that is wrong with them.
fn planned(
    files: &Files,
    before: &[Held],
    opened: &[(&PathBuf, Vec<u8>)],
) -> Result<(Plan, Incoming), ImportError> {
    let Draft {
        mut incoming,
        mut mistakes,
    } = drafted(opened, &Published::of(before))?;
    // Without a publisher nobody can say what is whose.
    if incoming.origin.is_empty() {
        return Err(ImportError::Mistaken(Mistakes(mistakes)));
    }
    let entries = std::mem::take(&mut incoming.entries);
    match plan(files, before, &incoming.origin, entries) {
        Ok(plan) if mistakes.is_empty() => Ok((plan, incoming)),
        planned => {
            let more = planned.err().into_iter().flat_map(|found| found.0);
            let more: Vec<Mistake> = more.filter(|it| is_news(it, &mistakes)).collect();
            mistakes.extend(more);
            Err(ImportError::Mistaken(Mistakes(mistakes)))
        }
    }
}

/// Whether a mistake is in an entry of which nothing is said yet: what could not be read of an entry is missing in it.
fn is_news(it: &Mistake, told: &[Mistake]) -> bool {
    let entry = |pointer: &str| -> String {
        // A list and a place in it, or a line.
        let list = pointer.split('/').nth(1);
        let line = list.is_none_or(|list| list.bytes().all(|digit| digit.is_ascii_digit()));
        let parts = if line { 2 } else { 3 };
        pointer.split('/').take(parts).collect::<Vec<_>>().join("/")
    };
    let place = entry(&it.pointer);
    let said = |other: &Mistake| {
        let below = format!("{}/", other.pointer);
        let within = !other.pointer.is_empty() && it.pointer.starts_with(&below);
        other.file == it.file && (within || entry(&other.pointer) == place)
    };
    !told.iter().any(said)
}

/// The bytes of the files.
fn opened(paths: &[PathBuf]) -> Result<Vec<(&PathBuf, Vec<u8>)>, ImportError> {
    let opened = paths.iter().map(|path| {
        let data = bytes(path).map_err(|error| ImportError::File(path.clone(), error));
        data.map(|data| (path, data))
    });
    opened.collect()
}

/// Everything that the files bring, of one publisher.
fn drafted(opened: &[(&PathBuf, Vec<u8>)], published: &Published) -> Result<Draft, ImportError> {
    let mut all: Option<Draft> = None;
    for (path, data) in opened {
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
        let more = draft(&path.to_string_lossy(), data, &beside, published);
        let Some(all) = &mut all else {
            all = Some(more);
            continue;
        };
        let [first, second] = [&all.incoming.origin, &more.incoming.origin];
        if first != second && !first.is_empty() && !second.is_empty() {
            return Err(ImportError::Publishers(first.clone(), second.clone()));
        }
        if second.is_empty() {
            // It does not say whose it is, which is told: nothing is planned.
            all.incoming.origin.clear();
        }
        all.incoming.entries.extend(more.incoming.entries);
        all.incoming.notes.extend(more.incoming.notes);
        all.mistakes.extend(more.mistakes);
    }
    all.ok_or_else(|| ImportError::Mistaken(Mistakes(Vec::new())))
}

/// A file, if it is one, and not too large: a pipe would be read for ever.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let known = fs::metadata(path)?;
    if !known.is_file() || known.len() > MAX_FILE as u64 {
        let message = format!("it is no file of at most {MAX_FILE} bytes");
        return Err(io::Error::other(message));
    }
    fs::read(path)
}
