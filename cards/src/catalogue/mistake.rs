//! What is wrong with the data, and where.

use std::fmt;

/// One mistake in one file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mistake {
    /// The file, relative to the data folder.
    pub file: String,
    /// Where in the file: a JSON pointer, empty for the whole file.
    pub pointer: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Mistake {
    pub(crate) fn new(file: &str, pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            pointer: pointer.into(),
            message: message.into(),
        }
    }
}

impl Mistake {
    /// By file, then by place: the tenth entry comes after the second.
    pub(super) fn place(&self) -> (String, Vec<(usize, String)>, String) {
        let part = |part: &str| (part.parse().unwrap_or(usize::MAX), part.to_owned());
        let pointer = self.pointer.split('/').map(part).collect();
        (self.file.clone(), pointer, self.message.clone())
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            pointer,
            message,
        } = self;
        if pointer.is_empty() {
            write!(f, "{file}: {message}")
        } else {
            write!(f, "{file} {pointer}: {message}")
        }
    }
}

/// Every mistake that was found, by file and place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

impl Mistakes {
    /// By file and place, each once.
    pub(crate) fn new(mut mistakes: Vec<Mistake>) -> Self {
        mistakes.sort_by_cached_key(Mistake::place);
        mistakes.dedup();
        Self(mistakes)
    }

    /// So many are written out; who has more mends these first.
    const SHOWN: usize = 500;
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, mistake) in self.0.iter().take(Self::SHOWN).enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{mistake}")?;
        }
        if self.0.len() > Self::SHOWN {
            write!(f, "\n… and {} more", self.0.len() - Self::SHOWN)?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
