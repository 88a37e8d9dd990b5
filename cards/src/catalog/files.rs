//! Where the data comes from: the copy inside the binary, or a folder.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use rust_embed::RustEmbed;
use xxhash_rust::xxh3::Xxh3;

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

    /// A digest of all names and contents.
    pub(super) fn digest(&self) -> String {
        let mut hash = Xxh3::new();
        for (path, data) in &self.0 {
            // Lengths keep two different trees from running together into one byte string.
            hash.update(&path.len().to_le_bytes());
            hash.update(path.as_bytes());
            hash.update(&data.len().to_le_bytes());
            hash.update(data);
        }
        format!("{:016x}", hash.digest())
    }
}

fn collect(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, Cow<'static, [u8]>>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if prefix.is_empty() {
            name
        } else {
            format!("{prefix}/{name}")
        };
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &path, files)?;
        } else if entry.path().extension().is_some_and(|ext| ext == "json") {
            files.insert(path, Cow::Owned(fs::read(entry.path())?));
        }
    }
    Ok(())
}
