//! The envelope of every list.

use crate::words::Language;
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
    /// Where it stands in the query.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub span: Option<Span>,
    /// Where it stands in the body: a JSON pointer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pointer: Option<String>,
    /// What was probably meant: a text to put there instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub replacement: Option<String>,
}

impl Warning {
    /// A warning about the request as a whole.
    pub const fn new(code: &'static str, message: String) -> Self {
        Self {
            code,
            message,
            span: None,
            pointer: None,
            replacement: None,
        }
    }

    /// What was wrong with a query for cards.
    pub fn of_query(warning: &fabulario_cards::query::Warning, lang: Language) -> Self {
        Self {
            span: Some(warning.span.into()),
            replacement: warning.instead.clone(),
            ..Self::new(warning.code, warning.message(lang.into()))
        }
    }

    /// The same warning about a place in the body.
    #[must_use]
    pub fn at(mut self, pointer: String) -> Self {
        self.pointer = Some(pointer);
        self
    }
}

/// A place in a query, in characters (Unicode scalar values).
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Span {
    /// The first character, from 0.
    pub start: usize,
    /// The character after the last one.
    pub end: usize,
}

impl From<fabulario_cards::query::Span> for Span {
    fn from(span: fabulario_cards::query::Span) -> Self {
        let fabulario_cards::query::Span { start, end } = span;
        Self { start, end }
    }
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
