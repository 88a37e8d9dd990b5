use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;
use fabulario_engine::Game;
use serde::Serialize;

use super::events::{self, GoldfishEvent, GoldfishReport};
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::run::Run;
use crate::desk::goldfish::run::drive::drive;
use crate::desk::goldfish::solitaire::{self, Alone, Dominions, Multiversity};
use crate::http::extract::{Body, request_body};
use crate::http::frame::client;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::goldfish::GoldfishAsked;
use crate::words::Language;

request_body!(GoldfishAsked);

/// Play a deck alone, many times
///
/// Opening hands, mulligans and early turns, game by game under a named policy, against an opponent who does nothing:
/// what is spent and wasted by turn, how often the curve is kept, when bases and the Centro fall, how likely packages of
/// cards are together by each turn, what becomes of every card, and some games to read. Every figure has its interval
/// and says of which games it is one; the same request with the same seed gives the same bytes, whatever the server.
///
/// Every game is played action by action, by all the rules (`made.layer`). With `precision` a run ends as soon as its
/// figures are that sure.
///
/// A long run is best asked for with `Accept: text/event-stream`: events `progress` (`{"games": …, "of": …}`) tell how
/// far it is, then one event `report` has the answer, or `problem` what went wrong. Whoever closes the connection, with
/// events or without, or only its own half of it, cancels the run. Every client has at most four under way.
///
/// Decks of `dd` and `mvc` are played by policies of their own, with fewer wishes (no `questions`, no `precision`), and
/// answered by the figures of their game; `coverage` says what of their cards is not played. `apo` is not played: its
/// sources state no rules of drawing.
#[utoipa::path(
    tag = "goldfish",
    params(LangParams),
    request_body(content = GoldfishAsked, description = "The deck and how it is played.", example = json!({
        "game": "fab",
        "deck": {
            "main": [{"card": "fab-tatu-de-roca", "copies": 40}],
            "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
            "centro": [{"card": "fab-clareira-do-jatoba"}],
        },
        "seed": "42",
        "games": 1000,
        "turns": 1,
        "illegal": "simulate",
    })),
    responses(
        (status = 200, description = "What the games say; a stream of events if that is asked for, each as `event:` and `data:`.", content(
            (GoldfishReport = "application/json"),
            (GoldfishEvent = "text/event-stream"),
        )),
        (status = 422, description = "The body is not what was asked for, or the deck is not legal: `errors` lists every mistake. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/goldfish")]
pub async fn run_goldfish(
    request: HttpRequest,
    state: Data<State>,
    body: Body<GoldfishAsked>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let (lang, warnings) = (query.lang, query.warnings);
    match body.0.game {
        Game::Dominions => return alone::<Dominions>(request, state, lang, body.0, warnings).await,
        Game::Multiversity => {
            return alone::<Multiversity>(request, state, lang, body.0, warnings).await;
        }
        // The second has no rules of drawing, which is told where the first is read.
        Game::Fabula | Game::Apoteose => {}
    }
    let run = prepared(&state, lang, body.0).await?;
    let run = if events::are_wanted(&request) {
        run.patiently()
    } else {
        run
    };
    let client = client(&request, state.site.settings.trust_proxy);
    let of = run.games();
    let (run, pool) = (Arc::new(run), state.clone());
    let driven = async move |progress: &mut dyn FnMut(u64)| {
        let mut answer = drive(&pool.pool, client, run, progress).await?;
        answer.warnings.splice(0..0, warnings);
        Ok(answer)
    };
    answered(&request, &state, lang, of, driven).await
}

/// A run of another game.
async fn alone<A: Alone>(
    request: HttpRequest,
    state: Data<State>,
    lang: Language,
    asked: GoldfishAsked,
    warnings: Vec<Warning>,
) -> Result<HttpResponse, Problem> {
    let run = solitaire::prepared::<A>(&state, lang, asked).await?;
    let run = run.map_err(Unplayed::problem)?;
    let client = client(&request, state.site.settings.trust_proxy);
    let of = run.games();
    let (run, pool) = (Arc::new(run), state.clone());
    let driven = async move |progress: &mut dyn FnMut(u64)| {
        let mut answer = solitaire::drive::drive(&pool.pool, client, run, progress).await?;
        answer.warnings.splice(0..0, warnings);
        Ok(answer)
    };
    answered(&request, &state, lang, of, driven).await
}

/// The answer, or events that tell of it.
async fn answered<T, W>(
    request: &HttpRequest,
    state: &Data<State>,
    lang: Language,
    of: u64,
    driven: W,
) -> Result<HttpResponse, Problem>
where
    T: Serialize,
    W: AsyncFnOnce(&mut dyn FnMut(u64)) -> Result<T, Problem> + 'static,
{
    if events::are_wanted(request) {
        return events::stream(request, state, of, driven);
    }
    let current = Guard::into_inner(state.catalogue.get());
    let answer = driven(&mut |_| {}).await?;
    current.answers.respond_once(request, lang, &answer)
}

/// A run that can be played; reading it takes its time.
pub(super) async fn prepared(
    state: &Data<State>,
    lang: Language,
    asked: GoldfishAsked,
) -> Result<Run, Problem> {
    let of = state.clone();
    let current = Guard::into_inner(state.catalogue.get());
    let run = state
        .site
        .at_leisure(move || Run::new(&current, lang, &of.site.public_url, asked))
        .await?;
    run.map_err(Unplayed::problem)
}
