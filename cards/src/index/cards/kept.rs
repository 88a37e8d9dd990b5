//! An index that lies on the disk: made once for the same texts, found again at the next start, made anew when it
//! is missing, damaged or of other texts.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use chrono::NaiveDate;
use xxhash_rust::xxh3::Xxh3;

use super::inverted::Inverted;
use super::texts::Texts;
use super::{CardIndex, IndexError};
use crate::catalog::Catalog;

/// What stems and words are made of texts: a change makes every index outdated.
const VERSION: u32 = 2;

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

impl CardIndex {
    /// The index of a catalogue, kept in a folder of its own.
    pub fn open(
        catalog: &Catalog,
        day: NaiveDate,
        folder: &Path,
    ) -> Result<(Self, Kept), IndexError> {
        let mut kept = Kept::Found;
        let index = Self::build(catalog, day, |texts| {
            let (inverted, what) = find(texts, folder)?;
            kept = what;
            Ok(inverted)
        })?;
        Ok((index, kept))
    }
}

fn find(texts: &[Texts; 2], folder: &Path) -> Result<([Inverted; 2], Kept), IndexError> {
    let name = fingerprint(texts);
    let place = folder.join(&name);
    let kept = match read(texts, &place) {
        Ok(Some(found)) => {
            forget_others(folder, &name);
            return Ok((found, Kept::Found));
        }
        Ok(None) => Kept::Made,
        Err(error) => Kept::Mended(error.to_string()),
    };
    match make(texts, folder, &place) {
        Ok(made) => {
            forget_others(folder, &name);
            Ok((made, kept))
        }
        Err(error) => Ok((write(texts, None)?, Kept::InMemory(error.to_string()))),
    }
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

/// Opens an index; nothing if there is none.
fn read(texts: &[Texts; 2], place: &Path) -> Result<Option<[Inverted; 2]>, IndexError> {
    if !place.exists() {
        return Ok(None);
    }
    let [pt, en] = parts(place);
    let [pt_texts, en_texts] = texts;
    Ok(Some([
        Inverted::open(&pt, pt_texts.len())?,
        Inverted::open(&en, en_texts.len())?,
    ]))
}

/// Writes an index beside its place and moves it there whole: a half-written one is never found.
fn make(texts: &[Texts; 2], folder: &Path, place: &Path) -> Result<[Inverted; 2], IndexError> {
    fs::create_dir_all(folder)?;
    let beside = folder.join(format!(".making-{}", std::process::id()));
    let _ = fs::remove_dir_all(&beside);
    let made = write(texts, Some(&beside));
    let moved = made.and_then(|made| {
        drop(made);
        if place.exists() {
            fs::remove_dir_all(place)?;
        }
        fs::rename(&beside, place)?;
        let found = read(texts, place)?;
        found.ok_or_else(|| std::io::Error::other("the index has gone").into())
    });
    if moved.is_err() {
        let _ = fs::remove_dir_all(&beside);
    }
    moved
}

/// Writes the words of both languages, each by a thread of its own.
pub(super) fn write(
    texts: &[Texts; 2],
    folder: Option<&Path>,
) -> Result<[Inverted; 2], IndexError> {
    let one = |of: &Texts, folder: Option<PathBuf>| {
        if let Some(folder) = &folder {
            fs::create_dir_all(folder)?;
        }
        let index = Inverted::write(of, folder.as_deref())?;
        Ok::<_, IndexError>(Inverted::read(&index, of.len())?)
    };
    let [pt, en] = match folder {
        Some(folder) => parts(folder).map(Some),
        None => [None, None],
    };
    let [pt_texts, en_texts] = texts;
    thread::scope(|scope| {
        let first = scope.spawn(|| one(pt_texts, pt));
        let second = one(en_texts, en);
        let first = first.join().map_err(|_| IndexError::Stopped)?;
        Ok([first?, second?])
    })
}

/// Removes the indexes of other texts; what cannot be removed stays.
fn forget_others(folder: &Path, name: &str) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let other = entry.file_name();
        let other = other.to_string_lossy();
        // What a program that was killed was making is of no use to anybody.
        let left_over = other.starts_with(".making-");
        if left_over || (other.starts_with("cards-") && other != name) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}
