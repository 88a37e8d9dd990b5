//! Everything that can go wrong, told the same way: RFC 9457 problems.
//!
//! A handler returns a [`Problem`]; the frame, which knows the request, writes it out in the reader's
//! language. A 4xx explains and offers a way on; a 5xx gives the request id and logs its
//! cause once.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use serde_json::{Map, Value};

use crate::words::{Language, Phrase};

mod kind;
mod render;

pub use kind::Kind;
pub use render::{Document, PageOfProblem, ProblemExtras, Reader, wants_html};

/// Something went wrong with a request.
#[derive(Debug, Clone)]
pub struct Problem(Box<Inner>);

/// Kept behind a pointer: a result that carries it stays small.
#[derive(Debug, Clone)]
struct Inner {
    kind: Kind,
    detail: Option<Phrase>,
    extras: Map<String, Value>,
    headers: Vec<(HeaderName, HeaderValue)>,
    cause: Option<String>,
}

impl Problem {
    /// A problem that its kind says all about.
    pub fn new(kind: Kind) -> Self {
        Self(Box::new(Inner {
            kind,
            detail: None,
            extras: Map::new(),
            headers: Vec::new(),
            cause: None,
        }))
    }

    /// What went wrong this time.
    #[must_use]
    pub fn detail(mut self, what: impl Into<Phrase>) -> Self {
        self.0.detail = Some(what.into());
        self
    }

    /// What this request got wrong, in a language.
    pub fn told(&self, lang: Language) -> Option<String> {
        self.0.detail.as_ref().map(|it| it.to(lang))
    }

    /// A typed extra of the problem document.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.0.extras.insert(name.to_owned(), value.into());
        self
    }

    /// A header of the response.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.0.headers.push((name, value));
        self
    }

    /// Something broke on our side: the cause goes to the log, never to the reader.
    pub fn internal(cause: impl fmt::Display) -> Self {
        Self::caused(Kind::Internal, cause)
    }

    /// A problem whose cause belongs in the log.
    pub fn caused(kind: Kind, cause: impl fmt::Display) -> Self {
        let mut problem = Self::new(kind);
        problem.0.cause = Some(cause.to_string());
        problem
    }

    /// Which kind.
    pub fn kind(&self) -> Kind {
        self.0.kind
    }

    /// What to log.
    pub fn cause(&self) -> Option<&str> {
        self.0.cause.as_deref()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.kind.slug())
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.0.kind.status()
    }

    /// Carries the problem to the frame, which knows the reader and writes it.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status_code());
        response.extensions_mut().insert(self.clone());
        response
    }
}
