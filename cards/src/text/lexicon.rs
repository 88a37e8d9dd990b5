//! What the data calls things: subtypes, keywords, cards and fichas, in both languages.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use fabulario_engine::fabula::CardType;
use serde::Deserialize;

/// A subtype, with what sentences need to know of the word.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subtype {
    /// What the data calls it.
    pub id: String,
    /// The type whose cards have it.
    pub of: CardType,
    /// One of them.
    pub name: Text,
    /// Several.
    pub plural: Text,
    /// Whether the Portuguese word is feminine.
    #[serde(default)]
    pub feminine: bool,
}

/// The words of a set that are not the language's own.
#[derive(Debug, Clone, Default)]
pub struct Lexicon {
    /// Subtypes by id.
    pub subtypes: BTreeMap<String, Subtype>,
    /// Keywords by id: the name and how many abilities each stands for.
    pub keywords: BTreeMap<String, (Text, usize)>,
    /// Names of cards and fichas, by the Portuguese one.
    pub names: BTreeMap<String, Text>,
}
