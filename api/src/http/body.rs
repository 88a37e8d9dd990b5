//! The bytes of a request body, within the limits of size and time.

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::web::{Bytes, BytesMut};
use futures_util::StreamExt as _;

use super::problem::{Kind, Problem};
use crate::config::Settings;
use crate::words::{Message, problems};

/// Reads a body within the limits of size and time.
pub(crate) async fn read_body(
    payload: &mut Payload,
    settings: &Settings,
    limit: usize,
) -> Result<Bytes, Problem> {
    // A client that sends slowly is told so before the whole request runs out of time.
    let patience = settings.request_limit() * 9 / 10;
    let read = tokio::time::timeout(patience, read(payload, limit));
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
        if body.is_empty() {
            // Most bodies come in one piece, which nobody else holds.
            body = chunk
                .try_into_mut()
                .unwrap_or_else(|chunk| BytesMut::from(&chunk[..]));
        } else {
            body.extend_from_slice(&chunk);
        }
    }
    Ok(body.freeze())
}

/// How much larger a body of a thousand decks may be than any other; a text doubles in size as JSON, and
/// may triple as a field of a form.
const DECKS: usize = 4;

/// The largest body that an address takes.
pub(crate) fn body_limit(path: &str, settings: &Settings) -> usize {
    let limit = settings.body_limit.get();
    if matches!(
        path,
        "/v1/validate" | "/v1/decks/parse" | "/v1/decks/export" | "/importar" | "/ir"
    ) || path.starts_with("/mesa/")
    {
        limit.saturating_mul(DECKS)
    } else {
        limit
    }
}

/// The refusal of a body over the limit.
pub(crate) fn body_too_large(limit: usize) -> Problem {
    over(Kind::BodyTooLarge, problems::body_over(limit), limit)
}

/// The refusal of what passes a limit of bytes.
pub(super) fn over(kind: Kind, detail: Message, limit: usize) -> Problem {
    Problem::new(kind).detail(detail).with("limit", limit)
}
