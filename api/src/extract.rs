//! Request bodies: read within the limit, checked against the published schema, then by `validator`.
//!
//! Every mistake is reported at once, each with the JSON pointer of its place.

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header;
use actix_web::web::{Bytes, BytesMut, Data};
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use futures_util::StreamExt as _;
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;
use serde_json::Value;
use validator::Validate;

use crate::frame::limits::body_too_large;
use crate::language;
use crate::problem::{Kind, Problem};
use crate::state::State;

mod mistakes;
mod schema;

pub use mistakes::Mistake;
pub use schema::{Checker, checker};

/// A type that a request body may have.
pub trait RequestBody: DeserializeOwned + Validate + 'static {
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
            let bytes = read(payload, state.settings.body_limit.get()).await?;
            let lang = language::of(request.query_string(), headers);
            let value: Value = serde_json::from_slice(&bytes).map_err(|error| malformed(&error))?;
            let mut mistakes = T::checker().mistakes(&value, lang);
            if mistakes.is_empty() {
                match serde_json::from_value::<T>(value) {
                    Ok(body) => match body.validate() {
                        Ok(()) => return Ok(Self(body)),
                        Err(errors) => mistakes = mistakes::of_validator(&errors, lang),
                    },
                    Err(error) => mistakes.push(Mistake::whole(error.to_string())),
                }
            }
            let errors = serde_json::to_value(mistakes).map_err(Problem::internal)?;
            Err(Problem::new(Kind::InvalidBody).with("errors", errors))
        })
    }
}

fn is_json(content_type: &str) -> bool {
    content_type == "application/json"
        || (content_type.starts_with("application/") && content_type.ends_with("+json"))
}

async fn read(mut payload: Payload, limit: usize) -> Result<Bytes, Problem> {
    let mut body = BytesMut::new();
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|error| match error {
            PayloadError::Overflow => body_too_large(limit),
            PayloadError::Incomplete(_) => Problem::caused(Kind::BodyTimeout, error),
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
