//! Joins the four sources of settings and remembers where each value came from.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::value::Wanted;
use super::{Flags, KEYS, Key};

/// The file that is read when no other is named.
const DEFAULT_FILE: &str = "fabulario.toml";

/// Where a value came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// A flag of the command line.
    Flag(String),
    /// An environment variable.
    Variable(String),
    /// The settings file.
    File(PathBuf),
    /// Nowhere: nobody set it.
    Default,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "flag {flag}"),
            Self::Variable(name) => write!(f, "environment {name}"),
            Self::File(path) => write!(f, "file {}", path.display()),
            Self::Default => f.write_str("default"),
        }
    }
}

/// Every mistake in the settings, one sentence each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfigMistakes(pub Vec<String>);

impl fmt::Display for ConfigMistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for ConfigMistakes {}

/// Settings as text with their origins, not yet checked.
#[derive(Debug, Clone)]
pub struct RawSettings {
    pub(super) values: BTreeMap<&'static str, (String, Origin)>,
    pub(super) mistakes: Vec<String>,
}

impl RawSettings {
    /// Joins flags, environment, file and defaults. Mistakes are kept for [`RawSettings::check`].
    pub fn collect(flags: &Flags, environment: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut raw = Self {
            values: BTreeMap::new(),
            mistakes: Vec::new(),
        };
        for key in KEYS {
            raw.values
                .insert(key.name, (key.default.to_owned(), Origin::Default));
        }
        let (named, environment): (Vec<_>, Vec<_>) = environment
            .into_iter()
            .filter(|(variable, _)| variable.starts_with("FABULARIO_"))
            .partition(|(variable, _)| variable == "FABULARIO_CONFIG");
        let named = named
            .into_iter()
            .next()
            .map(|(_, path)| PathBuf::from(path));
        raw.read_file(flags.config.as_deref().or(named.as_deref()));
        for (variable, value) in environment {
            match KEYS.iter().find(|key| key.variable() == variable) {
                Some(key) => raw.set(*key, value, Origin::Variable(variable)),
                None => raw.unknown("environment", &variable, Key::variable),
            }
        }
        for (name, value) in flags.given() {
            if let Some(key) = KEYS.iter().find(|key| key.name == name) {
                raw.set(*key, value.to_owned(), Origin::Flag(key.flag()));
            }
        }
        raw
    }

    fn set(&mut self, key: Key, value: String, origin: Origin) {
        self.values.insert(key.name, (value, origin));
    }

    fn read_file(&mut self, named: Option<&Path>) {
        let path = named.unwrap_or(Path::new(DEFAULT_FILE));
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if named.is_none() && error.kind() == io::ErrorKind::NotFound => return,
            Err(error) => {
                self.mistakes.push(format!(
                    "The settings file {} cannot be read ({error}).",
                    path.display()
                ));
                return;
            }
        };
        let table = match text.parse::<toml::Table>() {
            Ok(table) => table,
            Err(error) => {
                self.mistakes.push(format!(
                    "The settings file {} is not TOML: {}.",
                    path.display(),
                    one_line(&error)
                ));
                return;
            }
        };
        for (name, value) in table {
            let origin = Origin::File(path.to_owned());
            match (KEYS.iter().find(|key| key.name == name), scalar(&value)) {
                (Some(key), Some(text)) => self.set(*key, text, origin),
                (Some(key), None) => {
                    self.mistakes.push(format!(
                        "{} ({origin}) must be a single text, number or true/false.",
                        key.name
                    ));
                }
                (None, _) => self.unknown(&origin.to_string(), &name, |key| key.name.to_owned()),
            }
        }
    }

    fn unknown(&mut self, origin: &str, name: &str, spelled: impl Fn(Key) -> String) {
        let near = KEYS
            .iter()
            .map(|key| spelled(*key))
            .min_by_key(|known| distance(name, known));
        let hint = near
            .filter(|known| distance(name, known) <= 3)
            .map(|known| format!(" Did you mean {known}?"));
        let hint = hint.unwrap_or_else(|| " `fabulario config show` lists them all.".to_owned());
        self.mistakes
            .push(format!("There is no setting {name} ({origin}).{hint}"));
    }

    pub(super) fn parse<T: Wanted>(&self, name: &str, mistakes: &mut Vec<String>) -> Option<T> {
        let (value, origin) = self.values.get(name)?;
        match T::read(value) {
            Ok(value) => Some(value),
            Err(wanted) => {
                let shown = super::show::hidden(name, value);
                mistakes.push(format!(
                    "{name} = \"{shown}\" ({origin}) is not right: give {wanted}."
                ));
                None
            }
        }
    }
}

fn scalar(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(_) | toml::Value::Boolean(_) => Some(value.to_string()),
        _ => None,
    }
}

fn one_line(error: &toml::de::Error) -> String {
    error.message().replace('\n', " ")
}

/// How many letters must change to turn one word into the other.
pub(crate) fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    let mut distance = b.len();
    for (i, x) in a.chars().enumerate() {
        let mut last = i;
        let mut left = i + 1;
        for (cell, y) in row.iter_mut().skip(1).zip(&b) {
            let cost = (last + usize::from(x != *y)).min(*cell + 1).min(left + 1);
            last = *cell;
            *cell = cost;
            left = cost;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
        distance = left;
    }
    distance
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distance_counts_the_letters_that_change() {
        assert_eq!(distance("bind", "bind"), 0);
        assert_eq!(distance("bnd", "bind"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
    }
}
