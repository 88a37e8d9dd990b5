//! A fact of a game with who says so.

use serde::{Deserialize, Serialize};

use crate::{RuleId, Source};

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
