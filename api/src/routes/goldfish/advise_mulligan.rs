use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;

use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::advising::advised;
use crate::http::extract::{Body, request_body};
use crate::http::frame::client;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::goldfish::{AdviceAnswer, AdviceAsked};

request_body!(AdviceAsked);

/// Ask what to keep of an opening hand
///
/// The value of everything that can be kept of a hand, for a goal: every turn spends all its resources (`curve`), as
/// much as possible is spent (`spent`), certain cards are seen (`package`), and others. The best choice, by how much it
/// is better than the next, whether that matters, and why.
///
/// Where it can be done, every hand that can follow is weighed and nothing is left to chance; such values are those of
/// the policy `best_spend` and reckon with costs and with the Aliados that other cards want beside them, not with other
/// abilities. With decks of many different cards, such as the ready ones, that reaches two turns. Otherwise, and where
/// games of the deck go otherwise (cards give resources, lower prices, draw), games are played with all abilities, and
/// values have intervals. Whoever asks for `"method": "exact"` has exact values all the same, with a warning
/// `effects_not_counted` where games go otherwise. The same request with the same seed gives the same answer.
///
/// `keep` names a choice to be told about beside the best one: its place, by how much it is behind, why, and its value
/// turn by turn.
#[utoipa::path(
    tag = "goldfish",
    params(LangParams),
    request_body(content = AdviceAsked, description = "The deck, the hand and the goal.", example = json!({
        "game": "fab",
        "deck": {
            "main": [{"card": "fab-jagunco-sem-patrao", "copies": 20}, {"card": "fab-boi-de-presepio", "copies": 20}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        },
        "hand": [
            "fab-boi-de-presepio", "fab-boi-de-presepio", "fab-boi-de-presepio", "fab-boi-de-presepio",
            "fab-boi-de-presepio",
        ],
        "goal": {"id": "curve", "turns": 1},
        "illegal": "simulate",
    })),
    responses(
        (status = 200, description = "The advice.", body = AdviceAnswer),
        (status = 422, description = "The body is not what was asked for, or the deck is not legal: `errors` lists every mistake. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/goldfish/mulligan")]
pub async fn advise_mulligan(
    request: HttpRequest,
    state: Data<State>,
    body: Body<AdviceAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let client = client(&request, state.site.settings.trust_proxy);
    let advised = advised(client, &state, &current, lang, body.0).await?;
    let mut answer = advised.map_err(Unplayed::problem)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, lang, &answer)
}
