//! `config show`: every effective setting, where it came from, secrets hidden.

use std::fmt;

use super::{KEYS, RawSettings};
use crate::store::DatabaseUrl;

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

/// A value that may be shown. A database URL loses its password; one that cannot be read might hold a
/// password anywhere, so nothing of it is shown but its scheme.
pub(super) fn hidden(name: &str, value: &str) -> String {
    if name != "database_url" {
        return value.to_owned();
    }
    match (value.parse::<DatabaseUrl>(), value.split_once("://")) {
        (Ok(url), _) => url.to_string(),
        (Err(_), Some((scheme, _))) if scheme.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            format!("{scheme}://***")
        }
        (Err(_), _) => "***".to_owned(),
    }
}
