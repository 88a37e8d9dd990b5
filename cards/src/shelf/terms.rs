//! The words of a game: tags, keywords, statuses, paths.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::stock::Kind;
use crate::words::Words;

/// A word of the game: a tag, a keyword, a status, a path.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// What cards call it.
    #[serde(deserialize_with = "text_or_number")]
    pub id: String,
    /// What players call it.
    pub name: Words,
    /// What it means.
    pub reminder: Option<Words>,
}

fn text_or_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(text),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(serde::de::Error::custom("must be a text or a number")),
    }
}

/// The words of a game, and its tokens.
#[derive(Debug, Clone, Default)]
pub struct Terms {
    pub(super) words: BTreeMap<(Kind, String), Term>,
    pub(super) tokens: Vec<String>,
}

impl Terms {
    /// A word of a kind.
    #[must_use]
    pub fn get(&self, kind: Kind, id: &str) -> Option<&Term> {
        self.words.get(&(kind, id.to_owned()))
    }

    /// The words of a kind.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &Term> {
        let of_kind = self.words.iter().filter(move |((of, _), _)| *of == kind);
        of_kind.map(|(_, term)| term)
    }

    /// What is wrong with a word that must be known.
    pub(crate) fn unknown(&self, kind: Kind, id: &str) -> Option<String> {
        if self.get(kind, id).is_some() {
            return None;
        }
        let known: Vec<&str> = self.of(kind).map(|term| term.id.as_str()).collect();
        Some(format!(
            "{id} is not known here; known are {}",
            known.join(", ")
        ))
    }
}
