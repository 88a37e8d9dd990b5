//! `config show`: every effective setting, where it came from, secrets hidden.

use std::fmt;

use super::{KEYS, RawSettings};

/// Effective settings for people to read.
pub struct Effective<'a>(pub &'a RawSettings);

impl fmt::Display for Effective<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for key in KEYS {
            if let Some((value, origin)) = self.0.values.get(key.name) {
                writeln!(f, "# {}", key.about.trim())?;
                let value = hidden(key.name, value);
                let literal = toml::Value::String(value).to_string();
                writeln!(f, "{} = {literal}  # {origin}", key.name)?;
            }
        }
        Ok(())
    }
}

/// The value with its password replaced: a URL may carry one, whatever else is wrong with it.
pub(super) fn hidden(name: &str, value: &str) -> String {
    if name == "database_url" {
        crate::db::hide_password(value)
    } else {
        value.to_owned()
    }
}
