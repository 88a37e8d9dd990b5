//! Who says so: every figure of a game names the documents that state it.

use serde::{Deserialize, Serialize};

use crate::Text;

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
