use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;

use super::address::{Asked, asked_of, code_and_seed};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::watch::watched;
use crate::http::problem::{Document, Problem};
use crate::http::query::{GoldfishParams, Query};
use crate::routes::shared::{deck_page, varied, wants_page};
use crate::state::State;
use crate::wire::goldfish::GameAnswer;

/// Tell a game again
///
/// One game of a simulation as lines to read, in both languages: the same deck, policy, mulligan, seed and number are
/// the same game. `POST /v1/goldfish` gives the addresses of some. A browser, which would rather have HTML, is led to
/// the page of the deck; `format=json` shows it the answer.
#[utoipa::path(
    tag = "goldfish",
    params(GoldfishParams),
    responses(
        (status = 200, description = "The game.", body = GameAnswer),
        (status = 303, description = "A browser asks: see `Location` for the page."),
        (status = 308, description = "The deck has another code now: see `Location`."),
        (status = 400, description = "`code` or `seed` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/game")]
pub async fn get_goldfish_game(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, Asked::PARAMETERS);
    let page = wants_page(&request, &mut query);
    let number = Asked::number(&query).map_err(Unplayed::in_address)?;
    let current = Guard::into_inner(state.catalogue.get());
    let asked = match asked_of(&request, &current, &query)? {
        Ok(asked) => asked,
        Err(redirection) => return Ok(redirection),
    };
    if page {
        let (code, _) = code_and_seed(&query)?;
        return deck_page(&query, code);
    }
    let lang = query.lang;
    let told = watched(&state, &current, lang, asked, number).await?;
    let mut answer = told.map_err(Unplayed::in_address)?;
    answer.warnings.splice(0..0, query.warnings);
    let answered = current.answers.respond_once(&request, lang, &answer);
    answered.map(varied)
}
