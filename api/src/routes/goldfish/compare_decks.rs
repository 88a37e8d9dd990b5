use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;

use super::events::{self, CompareEvent};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::compare::Comparing;
use crate::desk::goldfish::compare::drive::drive;
use crate::http::extract::{Body, request_body};
use crate::http::frame::client;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::goldfish::{CompareAnswer, CompareAsked};

request_body!(CompareAsked);

/// Compare two decks, game by game
///
/// Both decks play the same games: the same seed and number, and the cards that they have in common in the same places
/// of the deck, so that chance deals them alike and a small difference shows early. The answer has the difference, its
/// interval, a verdict (`better`, `worse` or `cannot_tell`) and how many games would tell. The second deck may be the
/// first one played in another way: beginning or not, by another policy or mulligan.
///
/// With `one_copy` instead of `b` every single copy less, more or in place of another is tried, and the one that comes
/// out on top is played again in fresh games: what is said of all of them is corrected for their number (Holm).
///
/// `Accept: text/event-stream` tells progress, as in `POST /v1/goldfish`.
#[utoipa::path(
    tag = "goldfish",
    params(LangParams),
    request_body(content = CompareAsked, description = "The decks and what is measured.", example = json!({
        "game": "fab",
        "a": {"deck": {
            "main": [{"card": "fab-tatu-de-roca", "copies": 40}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        }},
        "b": {"deck": {
            "main": [{"card": "fab-jagunco-sem-patrao", "copies": 40}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        }},
        "measure": {"id": "spent", "turn": 2},
        "games": 100,
        "seed": "42",
        "illegal": "simulate",
    })),
    responses(
        (status = 200, description = "What the games say; a stream of events if that is asked for, each as `event:` and `data:`.", content(
            (CompareAnswer = "application/json"),
            (CompareEvent = "text/event-stream"),
        )),
        (status = 422, description = "The body is not what was asked for, or a deck is not legal: `errors` lists every mistake. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/goldfish/compare")]
pub async fn compare_decks(
    request: HttpRequest,
    state: Data<State>,
    body: Body<CompareAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let (of, build) = (state.clone(), Arc::clone(&current));
    let comparing = state
        .site
        .at_leisure(move || Comparing::new(&build, lang, &of.site.public_url, &body.0));
    let comparing = comparing.await?.map_err(Unplayed::problem)?;
    let comparing = if events::are_wanted(&request) {
        comparing.patiently()
    } else {
        comparing
    };
    let (client, warnings) = (
        client(&request, state.site.settings.trust_proxy),
        query.warnings,
    );
    let games = comparing.games();
    let (comparing, pool) = (Arc::new(comparing), state.clone());
    let driven = async move |progress: &mut dyn FnMut(u64)| {
        let mut answer = drive(&pool.pool, client, comparing, progress).await?;
        answer.warnings.splice(0..0, warnings);
        Ok(answer)
    };
    if events::are_wanted(&request) {
        return events::stream(&request, &state, games, driven);
    }
    let answer = driven(&mut |_| {}).await?;
    current.answers.respond_once(&request, lang, &answer)
}
