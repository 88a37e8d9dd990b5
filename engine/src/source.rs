//! Who says so: every figure of a game names the documents that state it.

use serde::{Deserialize, Serialize};

use crate::{RuleId, Text};

/// A document that states rules of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The id that sources use, such as `fab-livro`.
    pub id: String,
    /// The number of the seed document in the project's archive; absent for the other documents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What the document is.
    pub title: Text,
}

/// A place in a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The document's id.
    pub document: String,
    /// The rule number or section title.
    pub place: String,
    /// The line in the document, where the document has stable lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
}

/// A fact with the places that state it, and the ruling that chose it where they disagree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Stated<T> {
    /// The fact.
    pub value: T,
    /// The rule of construction that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// Where it is stated; never empty.
    pub sources: Vec<Source>,
    /// The ruling that decided between sources.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RuleId>,
}
