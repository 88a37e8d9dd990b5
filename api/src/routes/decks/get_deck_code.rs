use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_cards::code;

use super::lead_on;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::routes::shared::{FORMAT, deck_page, varied, wants_page_or_json};
use crate::state::State;
use crate::wire::code::CodedDeck;

/// Read a deck code from a link
///
/// The same as `POST /v1/decks/decode`, as an address that can be shared; it is what QR pictures hold.
/// A browser, which would rather have HTML, is led to the page of the deck.
#[utoipa::path(
    tag = "decks",
    params(
        ("code" = String, Path, description = "The code.", example = "DD13SFR21R4ALN5"),
        ("format" = Option<String>, Query, description = "`json` shows a browser the answer, not the page."),
        LangParams,
    ),
    responses(
        (status = 200, description = "The deck.", body = CodedDeck, example = json!({"game": "dd", "deck": {"main": [{"card": "dd-caldeira-andarilha", "copies": 2}]}, "code": "DD13SFR1S7CV0Z"})),
        (status = 303, description = "A browser asks: see `Location` for the page."),
        (status = 308, description = "The deck has another code now, since a card of it has an earlier printing: see `Location`."),
        (status = 400, description = "This is no code of a deck: `reason` says why.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/code/{code}")]
pub async fn get_deck_code(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &[FORMAT]);
    let current = state.catalogue.get();
    let deck = match code::decode(&current.catalogue, &code) {
        Ok(deck) => deck,
        Err(error) => return lead_on(&error, &request, ""),
    };
    if wants_page_or_json(&request, &mut query) {
        return deck_page(&query, &code);
    }
    let answer = CodedDeck {
        game: deck.game,
        deck: deck.written(&current.catalogue),
        code: code.trim().to_owned(),
        warnings: query.warnings,
    };
    let answered = current.answers.respond_once(&request, query.lang, &answer);
    answered.map(varied)
}
