use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;

use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::play::played;
use crate::http::extract::{Body, request_body};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::goldfish::{PlayAnswer, PlayAsked};

request_body!(PlayAsked);

/// Play alone, action by action
///
/// The server remembers nothing: a request has the deck, the seed and every action so far; the answer has the game
/// after them as the player sees it, what is asked, every legal action, and a log. Append the `id` of a legal action to
/// `actions` and send the request again; leave some out at the end to take them back. The opponent has five bases and
/// does nothing.
///
/// The same deck, seed and number begin the same game as in `POST /v1/goldfish/hand`. An action that is not allowed is
/// answered with `illegal-action`: its index, the rule, and why.
#[utoipa::path(
    tag = "goldfish",
    params(LangParams),
    request_body(content = PlayAsked, description = "The deck, the seed and the actions so far.", example = json!({
        "game": "fab",
        "deck": {
            "main": [{"card": "fab-tatu-de-roca", "copies": 40}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        },
        "seed": "42",
        "illegal": "simulate",
        "actions": ["done", "play:fab-tatu-de-roca"],
    })),
    responses(
        (status = 200, description = "The game, and what can be done next.", body = PlayAnswer),
        (status = 422, description = "The body is not what was asked for, or the deck is not legal: `errors` lists every mistake. Or an action is not allowed: `action` is its index and `rule` the rule.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/goldfish/play")]
pub async fn play_goldfish(
    request: HttpRequest,
    state: Data<State>,
    body: Body<PlayAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let (asked, lang) = (body.0, query.lang);
    let current = Guard::into_inner(state.catalogue.get());
    let done = played(&state, &current, lang, asked).await?;
    let mut answer = done.map_err(Unplayed::problem)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, lang, &answer)
}
