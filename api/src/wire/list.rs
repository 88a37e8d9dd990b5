//! The envelope of every list.

use serde::Serialize;
use utoipa::ToSchema;

/// Something in the request that was wrong and could be answered all the same.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Warning {
    /// A stable code. New codes may come.
    #[schema(example = "unknown_parameter")]
    pub code: &'static str,
    /// What it means, in the language of the answer.
    pub message: String,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct List<T> {
    /// The entries.
    pub data: Vec<T>,
    /// The address of the next page; null on the last one.
    pub next: Option<String>,
    /// How many entries the whole list has.
    pub total: usize,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}
