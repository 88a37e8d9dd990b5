//! Where the data comes from: the copy inside the binary, or a folder.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use rust_embed::RustEmbed;
use xxhash_rust::xxh3::Xxh3;

use crate::stock::place;

/// The largest data file that is read.
const MAX_FILE: u64 = 16 << 20;

#[derive(RustEmbed)]
#[folder = "data"]
struct Embedded;

/// Data files by their path inside the data folder, with `/` between the parts.
#[derive(Debug, Clone, Default)]
pub struct Files(pub BTreeMap<String, Cow<'static, [u8]>>);

impl Files {
    /// The data that was compiled into the binary.
    pub fn embedded() -> Self {
        let file = |path: Cow<'static, str>| {
            let data = Embedded::get(&path)?.data;
            Some((path.into_owned(), data))
        };
        Self(Embedded::iter().filter_map(file).collect())
    }

    /// The JSON files below a folder.
    pub fn from_folder(folder: &Path) -> io::Result<Self> {
        let mut files = BTreeMap::new();
        collect(folder, "", &mut files)?;
        Ok(Self(files))
    }

    /// The beginning of a digest: all names and contents of files that are no entries of a catalogue.
    pub(crate) fn hasher(&self) -> Xxh3 {
        let mut hash = Xxh3::new();
        for (path, data) in self.0.iter().filter(|(path, _)| place(path).is_none()) {
            // Lengths keep two different trees from running together into one byte string.
            hash.update(&path.len().to_le_bytes());
            hash.update(path.as_bytes());
            hash.update(&data.len().to_le_bytes());
            hash.update(data);
        }
        hash
    }
}

fn collect(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, Cow<'static, [u8]>>,
) -> io::Result<()> {
    let named = |path: &Path, error: io::Error| {
        io::Error::new(error.kind(), format!("{}: {error}", path.display()))
    };
    // The first folder is known to who asked for it.
    let entries = fs::read_dir(folder).map_err(|error| {
        if prefix.is_empty() {
            error
        } else {
            named(folder, error)
        }
    })?;
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if prefix.is_empty() {
            name
        } else {
            format!("{prefix}/{name}")
        };
        let place = entry.path();
        if entry.file_type()?.is_dir() {
            collect(&place, &path, files)?;
        } else if place.extension().is_some_and(|ext| ext == "json") {
            // A pipe or a device would be read for ever.
            let known = fs::metadata(&place).map_err(|error| named(&place, error))?;
            if !known.is_file() || known.len() > MAX_FILE {
                let message = format!(
                    "{}: is no file of at most {MAX_FILE} bytes",
                    place.display()
                );
                return Err(io::Error::other(message));
            }
            let data = fs::read(&place).map_err(|error| named(&place, error))?;
            files.insert(path, Cow::Owned(data));
        }
    }
    Ok(())
}
