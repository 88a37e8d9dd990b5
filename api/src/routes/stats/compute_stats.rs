use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use fabulario_cards::code;
use fabulario_cards::stats::Statistics;
use serde::Serialize;
use utoipa::ToSchema;

use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::http::extract::{Body, refuse};
use crate::http::problem::Problem;
use crate::http::query::{LangParams, Query};
use crate::http::representation::{Representation, json};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::deck::OneDeck;

/// From so many lines on, a deck is counted off the workers.
const HEAVY: usize = 2_000;

/// The statistics of a deck, and where its charts are.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeckCounted<'a> {
    /// The statistics.
    #[serde(flatten)]
    pub statistics: Statistics<'a>,
    /// The charts; absent if the deck has no code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charts: Option<DeckCharts>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// Addresses of pictures that a page, an app or a chat can show.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeckCharts {
    /// The curve as SVG.
    pub curve: String,
    /// The colours, elements, worlds or suits as SVG.
    pub colours: String,
}

/// Count a deck
///
/// Everything that can be counted in a deck: cards by section, the curve, averages and medians of every printed
/// number, colours, types, subtypes, rarities, keywords, kinds of ability, what the cards do, sets, and in Fábula
/// what each of the first ten turns can pay for. The numbers are about the main deck, in Apoteose about the whole
/// hero with everything attached to it; each copy counts. Nobody asks whether the deck is legal: see `/v1/validate`.
///
/// Lists of values are sorted by count, then by name. `charts` has the addresses of the same as pictures.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = OneDeck, description = "The deck."),
    responses(
        (status = 200, description = "The statistics.", body = DeckCounted),
    )
)]
#[post("/stats")]
pub async fn compute_stats(
    request: HttpRequest,
    state: Data<State>,
    body: Body<OneDeck>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let lang = query.lang;
    let body = body.0;
    let counted = if DeckAsked::from(&body).lines() < HEAVY {
        count(&body, &state.catalogue.get(), &state.site.public_url, query)
    } else {
        let of = state.clone();
        let work = move || count(&body, &of.catalogue.get(), &of.site.public_url, query);
        state.site.at_leisure(work).await?
    };
    let answer = Representation::once("application/json", Some(lang), counted?);
    Ok(answer.respond(&request))
}

/// The answer as JSON.
fn count(body: &OneDeck, current: &Current, url: &str, query: Query) -> Result<Vec<u8>, Problem> {
    let deck = DeckAsked::from(body)
        .read(current, query.lang)
        .map_err(refuse)?
        .deck;
    let code = code::encode(&current.catalogue, &deck).ok();
    let charts = code.map(|code| {
        let lang = query.lang.tag();
        let address = |name| format!("{url}/v1/decks/code/{code}/{name}.svg?lang={lang}");
        DeckCharts {
            curve: address("curve"),
            colours: address("colours"),
        }
    });
    let answer = DeckCounted {
        statistics: Statistics::of(&deck, &current.catalogue, &current.index, query.lang.into()),
        charts,
        warnings: query.warnings,
    };
    json(&answer).map_err(Problem::internal)
}
