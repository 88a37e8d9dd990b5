use std::sync::LazyLock;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;

use super::address::{Reader, code_and_seed, decoded};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::hand::drawn;
use crate::http::extract::{Checker, checker};
use crate::http::problem::{Document, Problem};
use crate::http::query::{HandParams, Query};
use crate::routes::shared::{FORMAT, lead_to, varied, wants_page};
use crate::state::State;
use crate::wire::code::CodeText;
use crate::wire::goldfish::{HandAnswer, HandAsked, IllegalDecks, MulliganAsked, PlayOrDraw};

pub(super) static MULLIGAN: LazyLock<Checker> = LazyLock::new(checker::<MulliganAsked>);

/// Look at a hand again
///
/// The hand of a link: the same as `POST /v1/goldfish/hand`, as an address that can be shared.
/// A browser, which would rather have HTML, is led to the page of hands, with the deck, seed, number, format and turn
/// order; `format=json` beside them shows it the answer.
#[utoipa::path(
    tag = "goldfish",
    params(HandParams),
    responses(
        (status = 200, description = "The hand.", body = HandAnswer),
        (status = 303, description = "A browser asks: see `Location` for the page."),
        (status = 308, description = "The deck has another code now, since a card of it has an earlier printing: see `Location`."),
        (status = 400, description = "`code` or `seed` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/hand")]
pub async fn get_hand(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let known = [
        "code", "seed", "number", "format", "first", "mulligan", "draws", "illegal",
    ];
    let mut query = Query::read(&request, &known);
    let page = wants_page(&request, &mut query);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let (code, seed) = code_and_seed(&query)?;
    let deck = match decoded(&request, &current, code)? {
        Ok(deck) => deck,
        Err(redirection) => return Ok(redirection),
    };
    if page {
        let asked = |name| query.get(name);
        let params = [
            ("codigo", Some(code)),
            ("semente", Some(seed)),
            ("numero", asked("number")),
            ("formato", asked(FORMAT)),
            ("ordem", asked("first")),
        ];
        return lead_to(&query, "/laboratorio/mao", &params);
    }
    let mut reader = Reader::new(&query);
    let seed = reader.seed(seed);
    let asked = HandAsked {
        game: deck.game,
        deck: None,
        code: Some(CodeText(code.to_owned())),
        format: reader.value("format"),
        first: reader.value("first").unwrap_or(PlayOrDraw::Play),
        mulligan: reader.json("mulligan", &MULLIGAN),
        seed,
        number: reader.number("number"),
        draws: reader.number("draws"),
        illegal: reader.value("illegal").unwrap_or(IllegalDecks::Refuse),
    };
    if !reader.mistakes.is_empty() {
        return Err(Unplayed::Mistaken(reader.mistakes).in_address());
    }
    let drawn = drawn(&state, &current, lang, asked).await?;
    let mut answer = drawn.map_err(Unplayed::in_address)?;
    answer.warnings.splice(0..0, query.warnings);
    let answered = current.answers.respond_once(&request, lang, &answer);
    answered.map(varied)
}
