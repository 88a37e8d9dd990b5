use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;

use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::hand::drawn;
use crate::http::extract::{Body, request_body};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::goldfish::{HandAnswer, HandAsked};

request_body!(HandAsked);

/// Draw an opening hand
///
/// One opening hand of a deck, the hand after the mulligan that is asked for, and the cards that would come next. The
/// same deck (in any order), format, mulligan, seed and number give the same hand, which is also the one that game
/// `number` of a simulation under this seed begins with. `link` is an address that shows the hand again, `new_hand` that
/// of another one.
///
/// A mulligan may keep what a query finds, or follow a rule:
/// `{"id": "rule", "keep_if": {"all": [{"query": "custo<=2", "at_least": 2}]}, "keep": {"query": "custo<=3"}}`.
#[utoipa::path(
    tag = "goldfish",
    params(LangParams),
    request_body(content = HandAsked, description = "The deck, the mulligan and the seed.", example = json!({
        "game": "fab",
        "deck": {
            "main": [{"card": "fab-tatu-de-roca", "copies": 40}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        },
        "seed": "42",
        "illegal": "simulate",
    })),
    responses(
        (status = 200, description = "The hand.", body = HandAnswer),
        (status = 422, description = "The body is not what was asked for, or the deck is not legal: `errors` lists every mistake. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/goldfish/hand")]
pub async fn draw_hand(
    request: HttpRequest,
    state: Data<State>,
    body: Body<HandAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let drawn = drawn(&state, &current, lang, body.0).await?;
    let mut answer = drawn.map_err(Unplayed::problem)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, lang, &answer)
}
