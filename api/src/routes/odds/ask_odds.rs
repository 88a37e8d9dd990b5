use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;

use crate::desk::odds::Unanswered;
use crate::desk::odds::ask::ask;
use crate::http::extract::{Body, request_body};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::odds::{OddsAnswer, OddsAsked};

request_body!(OddsAsked);

/// Ask for exact odds
///
/// How likely it is to have seen certain cards among the first cards of a shuffled deck. Groups of cards are named by
/// id, by name or by a query, and may overlap; conditions join counts of groups with `all`, `any` and `not`. Without
/// a deck, `size` and groups by `count` are enough.
///
/// Hands are counted, not drawn at random: every probability is the floating-point number nearest to an exact
/// fraction, which `fractions` also tells. No mulligan is reckoned with, and the answer says so. Cards that are set
/// aside unseen before the game change nothing.
///
/// Without `seen` a question is answered for the opening hands of the formats in force, and for ten turns where a turn
/// draws a fixed number of cards; else up to 15 cards.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = OddsAsked, description = "The deck, the groups and the questions.", example = json!({
        "game": "fab",
        "size": 40,
        "groups": [{"id": "early", "count": 3}],
        "questions": [{"label": "one to begin with", "condition": {"group": "early", "at_least": 1}, "seen": [5, 6]}],
        "fractions": true,
    })),
    responses(
        (status = 200, description = "The odds, in the order of the questions.", body = OddsAnswer, example = json!({
            "game": "fab",
            "size": 40,
            "mulligan": false,
            "opening_hands": [{"format": "fab-padrao", "cards": 5}, {"format": "fab-padrao-guia", "cards": 6}],
            "groups": [{"id": "early", "cards": 3, "expected": [{"seen": 5, "cards": 0.375}, {"seen": 6, "cards": 0.45}]}],
            "questions": [{
                "label": "one to begin with",
                "by_seen": [
                    {"seen": 5, "probability": 0.337_550_607_287_449_4, "fraction": {"numerator": "667", "denominator": "1976"}},
                    {"seen": 6, "probability": 0.394_331_983_805_668_03, "fraction": {"numerator": "487", "denominator": "1235"}},
                ],
            }],
        })),
        (status = 422, description = "The body is not what was asked for: `errors` lists every mistake. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/odds")]
pub async fn ask_odds(
    request: HttpRequest,
    state: Data<State>,
    body: Body<OddsAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let answer = ask(&state, &current, lang, body.0).await?;
    let mut answer = answer.map_err(Unanswered::problem)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, lang, &answer)
}
