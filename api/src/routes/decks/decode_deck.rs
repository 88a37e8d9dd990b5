use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use fabulario_cards::code;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::not_a_code;
use crate::http::extract::{Body, request_body};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::code::CodedDeck;

/// A code to read.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeToRead {
    /// The code; spaces and line breaks around it do no harm.
    #[schema(example = "DD13SFR21R4ALN5")]
    pub code: String,
}

request_body!(CodeToRead);

/// Read a deck code
///
/// The deck of a code, cards by id. A text that is not exactly the code of a deck of known cards is refused with
/// the reason: mistyped, unfinished, of an unknown version, set or number. `openapi/DECK-CODE.md` is the format.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = CodeToRead, description = "The code."),
    responses(
        (status = 200, description = "The deck.", body = CodedDeck, example = json!({"game": "dd", "deck": {"main": [{"card": "dd-caldeira-andarilha", "copies": 2}]}, "code": "DD13SFR1S7CV0Z"})),
        (status = 400, description = "The body is not JSON, or this is no code of a deck: `reason` says why.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/decks/decode")]
pub async fn decode_deck(
    request: HttpRequest,
    state: Data<State>,
    body: Body<CodeToRead>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let written = body.0.code;
    let deck = code::decode(&current.catalogue, &written).map_err(|error| not_a_code(&error))?;
    let answer = CodedDeck {
        game: deck.game,
        deck: deck.written(&current.catalogue),
        code: written.trim().to_owned(),
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, query.lang, &answer)
}
