use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};

use crate::desk::judge::{DecksToJudge, judged};
use crate::http::extract::Body;
use crate::http::problem::Problem;
use crate::http::query::{LangParams, Query};
use crate::http::representation::Representation;
use crate::state::State;
use crate::wire::verdict::Judged;

/// Judge decks
///
/// Up to 1,000 decks of one game by one, several or all of its formats, as of any day. For each deck and
/// format the answer has a verdict (`legal`, `illegal` or `incomplete`) and every finding in the order of
/// the rules: a stable code, the rule and its sources, the numbers, the cards, JSON pointers into the
/// request, and a message that says what to do next. `openapi/violations.json` shows an example of every
/// code.
///
/// A deck that is not legal comes with a `fix`: the fewest changes that make it legal, and with each violation those
/// of them that cure it.
///
/// Lists name cards by id or by name, in either language. Cards that the catalogue does not have are defined in
/// `cards`: only what construction looks at has to be there.
/// `custom_formats` are formats of your own: other sizes and copies, allowed sets, a sealed pool,
/// banned and limited cards, each from a day on. A deck with `swaps` is judged as it is after them.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = DecksToJudge, description = "The decks and their cards."),
    responses(
        (status = 200, description = "The verdicts, in the order of the decks.", body = Judged),
    )
)]
#[post("/validate")]
pub async fn validate_decks(
    request: HttpRequest,
    state: Data<State>,
    body: Body<DecksToJudge>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let bytes = judged(&state, body.0, lang, query.warnings).await?;
    let answer = Representation::once("application/json", Some(lang), bytes);
    Ok(answer.respond(&request))
}
