//! Request bodies: read within the limit, checked against the published schema, then by `validator`.
//!
//! Every mistake is reported at once, each with the JSON pointer of its place.

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header;
use actix_web::web::{self, Bytes, BytesMut, Data};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use fabulario_engine::Lang;
use futures_util::StreamExt as _;
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;
use serde_json::Value;
use validator::Validate;

use crate::config::Settings;
use crate::frame::limits::body_too_large;
use crate::language;
use crate::problem::{Kind, Problem};
use crate::state::State;

mod mistakes;
mod schema;

pub use mistakes::Mistake;
pub use schema::{Checker, MOST_MISTAKES, checker};

/// A type that a request body may have.
pub trait RequestBody: DeserializeOwned + Validate + Send + 'static {
    /// The published schema, compiled once.
    fn checker() -> &'static Checker;
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
            if encoded || !is_json(request.content_type()) {
                return Err(Problem::new(Kind::UnsupportedMediaType));
            }
            let Some(state) = request.app_data::<Data<State>>() else {
                return Err(Problem::internal("no state"));
            };
            let mut payload = payload;
            let bytes = read_body(&mut payload, &state.settings).await?;
            let lang = language::of(request.query_string(), headers);
            if bytes.len() < LARGE {
                return check(&bytes, lang).map(Self);
            }
            let checked = web::block(move || check(&bytes, lang)).await;
            checked.map_err(Problem::internal)?.map(Self)
        })
    }
}

/// From this many bytes on, a body is checked off the workers.
const LARGE: usize = 16 * 1024;

/// Reads, checks and types a body.
fn check<T: RequestBody>(bytes: &[u8], lang: Lang) -> Result<T, Problem> {
    let value: Value = serde_json::from_slice(bytes).map_err(|error| malformed(&error))?;
    let mut mistakes = T::checker().mistakes(&value, lang);
    if mistakes.is_empty() {
        match serde_json::from_value::<T>(value) {
            Ok(body) => match body.validate() {
                Ok(()) => return Ok(body),
                Err(errors) => mistakes = mistakes::of_validator(&errors, lang),
            },
            Err(error) => mistakes.push(Mistake::whole(error.to_string())),
        }
    }
    let more = mistakes.len() >= MOST_MISTAKES;
    mistakes.truncate(MOST_MISTAKES);
    let errors = serde_json::to_value(mistakes).map_err(Problem::internal)?;
    let problem = Problem::new(Kind::InvalidBody).with("errors", errors);
    Err(if more {
        problem.with("more", true)
    } else {
        problem
    })
}

fn is_json(content_type: &str) -> bool {
    let content_type = content_type.to_ascii_lowercase();
    content_type == "application/json"
        || (content_type.starts_with("application/") && content_type.ends_with("+json"))
}

/// Reads a body within the limits of size and time.
pub(crate) async fn read_body(
    payload: &mut Payload,
    settings: &Settings,
) -> Result<Bytes, Problem> {
    // A client that sends slowly is told so before the whole request runs out of time.
    let patience = settings.request_limit() * 9 / 10;
    let read = tokio::time::timeout(patience, read(payload, settings.body_limit.get()));
    read.await
        .unwrap_or_else(|_| Err(Problem::new(Kind::BodyTimeout)))
}

async fn read(payload: &mut Payload, limit: usize) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|error| match error {
            PayloadError::Overflow => body_too_large(limit),
            PayloadError::Incomplete(None) => Problem::caused(Kind::BodyTimeout, error),
            other => Problem::caused(Kind::BadRequest, other),
        })?;
        if body.len() + chunk.len() > limit {
            return Err(body_too_large(limit));
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body.freeze())
}

fn malformed(error: &serde_json::Error) -> Problem {
    let (line, column) = (error.line(), error.column());
    let what = error.to_string();
    let what = what.split(" at line ").next().unwrap_or_default();
    Problem::new(Kind::MalformedJson)
        .detail(
            format!("O corpo deixa de ser JSON na linha {line}, coluna {column}."),
            format!("The body stops being JSON at line {line}, column {column} ({what})."),
        )
        .with("line", line)
        .with("column", column)
}
