use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use fabulario_cards::code::{self, EncodeError};

use super::address;
use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::http::extract::{Body, refuse};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Mistake;
use crate::wire::code::DeckCode;
use crate::wire::deck::OneDeck;
use crate::words::Language;

/// From so many lines on, a deck is written off the workers.
const HEAVY: usize = 500;

/// Write a deck code
///
/// The deck as a short text of capital letters and digits, for links, chats and QR pictures. A deck has one code,
/// whatever the order of its lines; it need not be legal. `openapi/DECK-CODE.md` is the format, so that others can
/// read and write codes, and `openapi/deck-codes.json` has codes to test them with.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = OneDeck, description = "The deck."),
    responses(
        (status = 200, description = "The code.", body = DeckCode, example = json!({
            "code": "DD13SFR1S7CV0Z", "length": 14,
            "url": "http://127.0.0.1:8080/v1/decks/code/DD13SFR1S7CV0Z",
            "qr": "http://127.0.0.1:8080/v1/decks/code/DD13SFR1S7CV0Z.svg",
        })),
        (status = 422, description = "The body is not what was asked for, or the deck has no code: `errors` lists every mistake.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/decks/encode")]
pub async fn encode_deck(
    request: HttpRequest,
    state: Data<State>,
    body: Body<OneDeck>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let (wanted, lang) = (body.0, query.lang);
    let written = if DeckAsked::from(&wanted).lines() < HEAVY {
        write(&wanted, &state.catalogue.get(), lang)
    } else {
        let of = state.clone();
        let work = move || write(&wanted, &of.catalogue.get(), lang);
        state.site.at_leisure(work).await?
    };
    let code = written.map_err(refuse)?;
    let url = address(&state.site.public_url, &code);
    let answer = DeckCode {
        length: code.len(),
        qr: format!("{url}.svg"),
        url,
        code,
        warnings: query.warnings,
    };
    let current = state.catalogue.get();
    current.answers.respond_once(&request, lang, &answer)
}

/// The code of a deck, or every mistake.
fn write(wanted: &OneDeck, current: &Current, lang: Language) -> Result<String, Vec<Mistake>> {
    let read = DeckAsked::from(wanted).read(current, lang)?;
    code::encode(&current.catalogue, &read.deck).map_err(|error| {
        let mut places = read.places_of(error.card());
        if places.is_empty() {
            places.push(read.whole());
        }
        let told = places.into_iter().map(|at| mistake(&error, at, lang));
        told.collect()
    })
}

fn mistake(error: &EncodeError, at: String, lang: Language) -> Mistake {
    Mistake::new(at, error.id(), lang, error.message(lang.into()))
}
