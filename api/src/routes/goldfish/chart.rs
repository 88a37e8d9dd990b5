//! Charts of a simulation.

use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use fabulario_cards::stats::chart::{Column, Upright, upright};
use fabulario_engine::goldfish::report::Share;

use super::address::{Asked, run_of};
use crate::desk::goldfish::run::drive::drive;
use crate::http::frame::client;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::routes::stats::respond;
use crate::state::State;
use crate::wire::goldfish::{GoldfishAnswer, MulliganId};
use crate::words::Language;
use crate::words::{Message, Number, Phrase, charts as words};

/// What a bar of all games stands for.
const ALL: u64 = 1_000_000;

/// Plays the games of a chart and draws it.
pub(super) async fn drawn(
    request: &HttpRequest,
    state: &Data<State>,
    draw: fn(&GoldfishAnswer, Language) -> String,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(request, Asked::PARAMETERS);
    let (current, run) = match run_of(request, state, &query).await? {
        Ok(run) => run,
        Err(redirection) => return Ok(redirection),
    };
    let client = client(request, state.site.settings.trust_proxy);
    let answer = drive(&state.pool, client, Arc::new(run), |_| {}).await?;
    let chart = draw(&answer, query.lang);
    Ok(respond(request, &current, query.lang, chart))
}

/// How turns are spent.
pub(super) fn turns(answer: &GoldfishAnswer, lang: Language) -> String {
    let columns = answer.turns.iter();
    let columns: Vec<Column> = columns
        .filter_map(|turn| Some(column(turn.turn, turn.on_curve?.value, lang)))
        .collect();
    let last = answer.turns.last();
    let spent = last.and_then(|turn| turn.spent_so_far.as_ref());
    let spent = spent.map_or(0.0, |spent| spent.mean.value);
    let below = words::spent(Number::decimal(spent, 1));
    drawn_with(answer, &words::turns(), &columns, &below, lang)
}

/// When the Centro falls.
pub(super) fn capture(answer: &GoldfishAnswer, lang: Language) -> String {
    let centro = &answer.games.centro;
    let mut before = 0.0;
    let by_turn = (1_u8..).zip(&centro.by_turn);
    let columns: Vec<Column> = by_turn
        .map(|(turn, share): (u8, &Share)| {
            let here = share.value - before;
            before = share.value;
            column(turn, here.max(0.0), lang)
        })
        .collect();
    let below = words::never(percent(centro.never.value));
    drawn_with(answer, &words::capture(), &columns, &below, lang)
}

/// A policy in a few words.
pub(super) fn policy(id: &str) -> Phrase {
    match id {
        "race" => words::policy::race().into(),
        "best_spend" => words::policy::best_spend().into(),
        "cheapest_first" => words::policy::cheapest_first().into(),
        "offence_first" => words::policy::offence_first().into(),
        "influence_first" => words::policy::influence_first().into(),
        "protect" => words::policy::protect().into(),
        "priority" => words::policy::priority().into(),
        // A policy that has no words yet.
        other => Phrase::from(other.replace('_', " ")),
    }
}

fn drawn_with(
    answer: &GoldfishAnswer,
    title: &Message,
    columns: &[Column],
    below: &Message,
    lang: Language,
) -> String {
    let mut how = words::games(answer.made.games, policy(answer.made.policy));
    if answer.mulligan != MulliganId::Never {
        how = words::mulligan(how);
    }
    if answer.opponent.id != "inert" {
        how = words::opponent(how);
    }
    let upright_bars = Upright {
        title: &title.to(lang),
        columns,
        // All games: a bar that stands for one in a hundred must not look like all of them.
        full: Some(ALL),
        captions: [below, &how].map(|caption| caption.to(lang)),
    };
    upright(&upright_bars, answer.game, lang.into())
}

fn column(turn: u8, share: f64, lang: Language) -> Column {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share lies between zero and one"
    )]
    let height = (share * 1e6).round() as u64;
    Column {
        label: turn.to_string(),
        height,
        number: percent(share).to(lang),
    }
}

/// A share of a hundred, with a decimal where it is small.
fn percent(share: f64) -> Number {
    Number::percent(share, usize::from(share * 100.0 < 10.0))
}
