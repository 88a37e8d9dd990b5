//! An index that lies on the disk: made once for the same texts, found again at the next start, made anew when it
//! is missing, damaged or of other texts.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use chrono::NaiveDate;
use fabulario_engine::Lang;
use xxhash_rust::xxh3::Xxh3;

use super::inverted::Inverted;
use super::rows::Rows;
use super::texts::Texts;
use super::{CardIndex, IndexError};
use crate::catalogue::Catalogue;

/// What stems and words are made of texts: a change makes every index outdated.
const VERSION: u32 = 4;

/// What the folder of an index that is being made is called.
const MAKING: &str = ".making-";
/// What has not changed for so long is not being made.
const LEFT_OVER: Duration = Duration::from_mins(10);

/// What became of the index on the disk.
#[derive(Debug, PartialEq, Eq)]
pub enum Kept {
    /// It was there.
    Found,
    /// There was none for these texts, and now there is.
    Made,
    /// It could not be read, for this reason, and was made anew.
    Mended(String),
    /// It could not be written, for this reason: it is in memory only.
    InMemory(String),
}

/// What an index is made from.
pub(super) struct Source<'s> {
    pub texts: &'s [Texts; 2],
    pub rows: &'s Rows,
}

impl CardIndex {
    /// The index of a catalogue, kept in a folder of its own.
    pub fn open(
        catalogue: &Catalogue,
        day: NaiveDate,
        folder: &Path,
    ) -> Result<(Self, Kept), IndexError> {
        let mut kept = Kept::Found;
        let index = Self::build(catalogue, day, |source| {
            let (inverted, what) = source.find(folder)?;
            kept = what;
            Ok(inverted)
        })?;
        Ok((index, kept))
    }
}

impl Source<'_> {
    fn find(&self, folder: &Path) -> Result<([Inverted; 2], Kept), IndexError> {
        let name = fingerprint(self.texts);
        let place = folder.join(&name);
        let kept = match self.read(&place) {
            Ok(Some(found)) => {
                forget_others(folder, &name);
                return Ok((found, Kept::Found));
            }
            Ok(None) => Kept::Made,
            Err(error) => Kept::Mended(error.to_string()),
        };
        match self.make(folder, &place) {
            Ok(made) => {
                forget_others(folder, &name);
                Ok((made, kept))
            }
            Err(error) => Ok((self.in_memory()?, Kept::InMemory(error.to_string()))),
        }
    }

    /// Opens an index; nothing if there is none.
    fn read(&self, place: &Path) -> Result<Option<[Inverted; 2]>, IndexError> {
        if fs::symlink_metadata(place).is_err() {
            return Ok(None);
        }
        let [pt, en] = parts(place);
        let both = both(
            || Inverted::open(&pt, Lang::Pt, self.rows),
            || Inverted::open(&en, Lang::En, self.rows),
        );
        both.map(Some)
    }

    /// Writes an index beside its place and moves it there whole: a half-written one is never found.
    fn make(&self, folder: &Path, place: &Path) -> Result<[Inverted; 2], IndexError> {
        fs::create_dir_all(folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_nanos();
        let beside = folder.join(format!("{MAKING}{}-{now}", std::process::id()));
        let made = self.write(&beside).and_then(|()| {
            remove(place)?;
            Ok(fs::rename(&beside, place)?)
        });
        let _ = remove(&beside);
        // Who comes too late finds what another program has made of the same texts.
        let found = self.read(place);
        match (made, found) {
            (_, Ok(Some(found))) => Ok(found),
            (Err(error), _) | (_, Err(error)) => Err(error),
            _ => Err(std::io::Error::other("the index has gone").into()),
        }
    }

    fn write(&self, folder: &Path) -> Result<(), IndexError> {
        let [pt, en] = parts(folder);
        for part in [&pt, &en] {
            fs::create_dir_all(part)?;
        }
        let [pt_texts, en_texts] = self.texts;
        both(
            || Inverted::write(pt_texts, Some(&pt)),
            || Inverted::write(en_texts, Some(&en)),
        )?;
        Ok(())
    }

    /// An index that is nowhere but in memory.
    pub(super) fn in_memory(&self) -> Result<[Inverted; 2], IndexError> {
        let [pt, en] = self.texts;
        let one = |of: &Texts| Inverted::read(&Inverted::write(of, None)?, of.lang, self.rows);
        both(|| one(pt), || one(en))
    }
}

/// Does something for both languages, each by a thread of its own.
fn both<T: Send>(
    pt: impl FnOnce() -> tantivy::Result<T> + Send,
    en: impl FnOnce() -> tantivy::Result<T>,
) -> Result<[T; 2], IndexError> {
    thread::scope(|scope| {
        let pt = scope.spawn(pt);
        let en = en();
        let pt = pt.join().map_err(|_| IndexError::Stopped)?;
        Ok([pt?, en?])
    })
}

/// What the index is made of, as a name.
fn fingerprint(texts: &[Texts; 2]) -> String {
    let mut hash = Xxh3::new();
    hash.update(&VERSION.to_le_bytes());
    for of in texts {
        for strings in [&of.name, &of.heading, &of.text, &of.flavour] {
            strings.digest(&mut hash);
        }
    }
    format!("cards-{:016x}", hash.digest())
}

fn parts(folder: &Path) -> [PathBuf; 2] {
    ["pt", "en"].map(|lang| folder.join(lang))
}

/// Removes what stands at a place, whatever it is.
fn remove(place: &Path) -> std::io::Result<()> {
    match fs::symlink_metadata(place) {
        Ok(there) if there.is_dir() => fs::remove_dir_all(place),
        Ok(_) => fs::remove_file(place),
        Err(_) => Ok(()),
    }
}

/// Removes the indexes of other texts, and what a program that was killed was making; what cannot be removed stays.
fn forget_others(folder: &Path, name: &str) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let other = entry.file_name();
        let other = other.to_string_lossy();
        let digest = other.strip_prefix("cards-").unwrap_or_default();
        let is_index = digest.len() == 16 && digest.bytes().all(|c| c.is_ascii_hexdigit());
        // What is being made now is no left-over.
        let old = entry.metadata().and_then(|it| it.modified()).ok();
        let old = old
            .and_then(|it| it.elapsed().ok())
            .is_some_and(|it| it > LEFT_OVER);
        if is_index && other != name || other.starts_with(MAKING) && old {
            let _ = remove(&entry.path());
        }
    }
}
