//! Decks: read from texts, written as files, as codes and as pictures.

use actix_web::http::header::{HeaderValue, LOCATION};
use actix_web::{HttpRequest, HttpResponse};
use fabulario_cards::code::DecodeError;

use crate::http::extract::request_body;
use crate::http::problem::{Kind, Problem};
use crate::wire::deck::OneDeck;
use crate::words::Phrase;

pub mod decode_deck;
pub mod encode_deck;
pub mod export_deck;
pub mod get_deck_code;
pub mod get_deck_code_png;
pub mod get_deck_code_svg;
pub mod get_ready_deck;
pub mod list_ready_decks;
pub mod parse_deck;

request_body!(OneDeck);

/// Most of what was not found that a problem names.
const MOST_NAMED: usize = 200;

/// The address of a code.
fn address(public_url: &str, code: &str) -> String {
    format!("{public_url}/v1/decks/code/{code}")
}

/// The problem that tells why a text is no code.
pub(super) fn not_a_code(error: &DecodeError) -> Problem {
    let problem = Problem::new(Kind::InvalidDeckCode)
        .detail(Phrase::of_rules(|lang| error.message(lang)))
        .with("reason", error.id());
    let mut unknown = error.unknown();
    unknown.truncate(MOST_NAMED);
    match error {
        DecodeError::Moved { code } => problem.with("moved_to", code.as_str()),
        _ if unknown.is_empty() => problem,
        _ => problem.with("unknown", unknown),
    }
}

/// The same, for a code in an address: who has an old code is led to the new one.
pub(super) fn lead_on(
    error: &DecodeError,
    request: &HttpRequest,
    ending: &str,
) -> Result<HttpResponse, Problem> {
    let DecodeError::Moved { code } = error else {
        return Err(not_a_code(error));
    };
    let query = request.query_string();
    let mark = if query.is_empty() { "" } else { "?" };
    let to = format!("{}{ending}{mark}{query}", address("", code));
    let to = HeaderValue::from_str(&to).map_err(Problem::internal)?;
    Ok(HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, to))
        .insert_header(("cache-control", "public, max-age=60"))
        .finish())
}
