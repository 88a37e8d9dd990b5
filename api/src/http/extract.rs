//! Request bodies: read within the limit into types that keep the published schema, then asked `validator`.
//!
//! A body that the types refuse is explained by the schema: every mistake at once, each with the JSON pointer of
//! its place. A property test holds the two together.

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;
use serde_json::Value;
use validator::Validate;

use crate::http::body::{body_limit, read_body};
use crate::http::frame::Site;
use crate::http::language;
use crate::http::problem::{Kind, Problem};
use crate::wire::Mistake;
use crate::words::Language;
use crate::words::problems;

#[cfg(test)]
pub mod breaking;
mod mistakes;
mod schema;
pub mod strict;

pub use schema::{Checker, MOST_MISTAKES, checker, checker_with, part};

/// The body of a request: read by its type, its schema and `validator`; `plain` makes it of a text.
macro_rules! request_body {
    ($body:ty $(, plain: $plain:expr)?) => {
        impl $crate::http::extract::RequestBody for $body {
            $(const PLAIN_TEXT: Option<fn(String) -> Self> = Some($plain);)?

            fn read(
                bytes: &[u8],
                lang: $crate::words::Language,
            ) -> Result<Self, $crate::http::extract::Unread> {
                use $crate::http::extract::{Checker, checker, read_checked};
                static CHECKER: std::sync::LazyLock<Checker> =
                    std::sync::LazyLock::new(checker::<$body>);
                read_checked(bytes, lang, &CHECKER)
            }
        }
    };
}

pub(crate) use request_body;

/// A type that a request body may have.
pub trait RequestBody: Sized + Send + 'static {
    /// What a plain text is, where one may be sent instead of JSON.
    const PLAIN_TEXT: Option<fn(String) -> Self> = None;

    /// Reads a body, or tells every mistake.
    fn read(bytes: &[u8], lang: Language) -> Result<Self, Unread>;
}

/// Why a body cannot be read.
pub enum Unread {
    /// It is not JSON.
    Malformed(serde_json::Error),
    /// It is JSON, but not the one that was asked for.
    Mistaken(Vec<Mistake>),
}

/// A checked JSON body.
pub struct Body<T>(pub T);

impl<T: RequestBody> FromRequest for Body<T> {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let payload = payload.take();
        Box::pin(async move {
            let headers = request.headers();
            let encoded = headers
                .get(header::CONTENT_ENCODING)
                .is_some_and(|value| value != "identity");
            let content_type = request.content_type().to_ascii_lowercase();
            let plain = T::PLAIN_TEXT.filter(|_| content_type == "text/plain");
            if encoded || (plain.is_none() && !is_json(&content_type)) {
                return Err(wrong_type(T::PLAIN_TEXT.is_some()));
            }
            let Some(site) = request.app_data::<Data<Site>>() else {
                return Err(Problem::internal("no site"));
            };
            let mut payload = payload;
            let limit = body_limit(request.path(), &site.settings);
            let bytes = read_body(&mut payload, &site.settings, limit).await?;
            let lang = language::of(request.query_string(), headers);
            if let Some(of_text) = plain {
                let text = String::from_utf8(bytes.into());
                let text = text.map_err(|_| not_text())?;
                return Ok(Self(of_text(text)));
            }
            if bytes.len() < LARGE {
                return check(&bytes, lang).map(Self);
            }
            // A few at a time: a tree of a large body takes many times its bytes.
            site.at_leisure(move || check(&bytes, lang))
                .await?
                .map(Self)
        })
    }
}

/// From this many bytes on, a body is checked off the workers.
const LARGE: usize = 16 * 1024;

fn check<T: RequestBody>(bytes: &[u8], lang: Language) -> Result<T, Problem> {
    T::read(bytes, lang).map_err(|unread| match unread {
        Unread::Malformed(error) => malformed(&error),
        Unread::Mistaken(mistakes) => refuse(mistakes),
    })
}

/// Reads a type that refuses whatever its schema refuses; only then is the schema asked why.
pub fn read_typed<T: DeserializeOwned>(
    bytes: &[u8],
    lang: Language,
    schema: &Checker,
) -> Result<T, Unread> {
    strict::from_slice(bytes).map_err(|error| {
        let mistakes = explain::<T>(schema, bytes, &error, lang);
        mistakes.map_or_else(Unread::Malformed, Unread::Mistaken)
    })
}

/// The same, with what `validator` says.
pub fn read_checked<T: DeserializeOwned + Validate>(
    bytes: &[u8],
    lang: Language,
    schema: &Checker,
) -> Result<T, Unread> {
    let body: T = read_typed(bytes, lang, schema)?;
    let Err(errors) = body.validate() else {
        return Ok(body);
    };
    // Where both refuse, the schema has the plainer words.
    let value: Value = serde_json::from_slice(bytes).map_err(Unread::Malformed)?;
    let mut told = schema.mistakes(&value, lang);
    if told.is_empty() {
        told = mistakes::of_validator(&errors, lang);
    }
    Err(Unread::Mistaken(told))
}

/// Why a body is not what its schema asks for; where the schema has no complaint, the reader's own.
fn explain<T: DeserializeOwned>(
    schema: &Checker,
    bytes: &[u8],
    error: &serde_json::Error,
    lang: Language,
) -> Result<Vec<Mistake>, serde_json::Error> {
    let value: Value = serde_json::from_slice(bytes)?;
    let mut mistakes = schema.mistakes(&value, lang);
    if mistakes.is_empty() {
        let pointer = strict::place_of_mistake::<T>(bytes);
        mistakes.push(Mistake::told(pointer, error.to_string()));
    }
    Ok(mistakes)
}

/// The problem that tells these mistakes, as many as one answer bears.
pub fn refuse(mut mistakes: Vec<Mistake>) -> Problem {
    let more = mistakes.len() >= MOST_MISTAKES;
    mistakes.truncate(MOST_MISTAKES);
    let errors = match serde_json::to_value(mistakes) {
        Ok(errors) => errors,
        Err(error) => return Problem::internal(error),
    };
    let problem = Problem::new(Kind::InvalidBody).with("errors", errors);
    if more {
        problem.with("more", true)
    } else {
        problem
    }
}

/// The problem of a body that is sent as something else.
fn wrong_type(text: bool) -> Problem {
    let problem = Problem::new(Kind::UnsupportedMediaType);
    if text {
        problem.detail(problems::text_or_json())
    } else {
        problem
    }
}

/// The problem of a text that is none.
fn not_text() -> Problem {
    Problem::new(Kind::BadRequest).detail(problems::not_utf())
}

fn is_json(content_type: &str) -> bool {
    content_type == "application/json"
        || (content_type.starts_with("application/") && content_type.ends_with("+json"))
}

fn malformed(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let what = error.to_string();
    let (what, _) = what.split_once(" at line ").unwrap_or((&what, ""));
    Problem::new(Kind::MalformedJson)
        .detail(problems::not_json(line, column, what))
        .with("line", line)
        .with("column", column)
}
