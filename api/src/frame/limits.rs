//! Too much of anything is refused before it is read.

use actix_web::dev::ServiceRequest;
use actix_web::http::header;

use crate::config::Settings;
use crate::problem::{Kind, Problem};
use crate::state::State;

/// Most bytes of all header names and values together.
const HEADERS: usize = 32 * 1024;
/// Most bytes of an address.
const ADDRESS: usize = 8 * 1024;

pub(super) fn check(request: &ServiceRequest, state: &State) -> Option<Problem> {
    let address = request
        .uri()
        .path_and_query()
        .map_or(0, |address| address.as_str().len());
    if address > ADDRESS {
        return Some(over(
            Kind::AddressTooLong,
            "O endereço passa",
            "The address is over",
            ADDRESS,
        ));
    }
    let headers: usize = request
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len())
        .sum();
    if headers > HEADERS {
        return Some(over(
            Kind::HeadersTooLarge,
            "Os cabeçalhos passam",
            "The headers are over",
            HEADERS,
        ));
    }
    let limit = body_limit(request.path(), &state.settings);
    let length = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok());
    if length
        .and_then(|length| length.parse::<u64>().ok())
        .is_some_and(|length| length > limit as u64)
    {
        return Some(body_too_large(limit));
    }
    None
}

/// How much larger a body of a thousand decks may be than any other; a text doubles in size as JSON.
const DECKS: usize = 4;

/// The largest body that an address takes.
pub(crate) fn body_limit(path: &str, settings: &Settings) -> usize {
    let limit = settings.body_limit.get();
    if matches!(
        path,
        "/v1/validate" | "/v1/decks/parse" | "/v1/decks/export"
    ) {
        limit.saturating_mul(DECKS)
    } else {
        limit
    }
}

/// The refusal of a body over the limit.
pub(crate) fn body_too_large(limit: usize) -> Problem {
    over(
        Kind::BodyTooLarge,
        "O corpo passa",
        "The body is over",
        limit,
    )
}

fn over(kind: Kind, pt: &str, en: &str, limit: usize) -> Problem {
    let (pt, en) = (
        format!("{pt} do limite de {limit} bytes."),
        format!("{en} the limit of {limit} bytes."),
    );
    Problem::new(kind).detail(pt, en).with("limit", limit)
}
