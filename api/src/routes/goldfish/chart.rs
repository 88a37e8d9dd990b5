//! Charts of a simulation.

use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use fabulario_cards::stats::chart::{Column, Upright, upright};
use fabulario_engine::Lang;
use fabulario_engine::goldfish::report::Share;

use super::address::{Asked, run_of};
use crate::desk::goldfish::run::drive::drive;
use crate::http::frame::client;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::routes::stats::respond;
use crate::state::State;
use crate::wire::goldfish::{GoldfishAnswer, MulliganId};

/// Plays the games of a chart and draws it.
pub(super) async fn drawn(
    request: &HttpRequest,
    state: &Data<State>,
    draw: fn(&GoldfishAnswer, Lang) -> String,
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
pub(super) fn turns(answer: &GoldfishAnswer, lang: Lang) -> String {
    let columns = answer.turns.iter();
    let columns: Vec<Column> = columns
        .map(|turn| column(turn.turn, turn.on_curve.value, lang))
        .collect();
    let last = answer.turns.last();
    let spent = last.and_then(|turn| turn.spent_so_far.as_ref());
    let spent = spent.map_or(0.0, |spent| spent.mean.value);
    let spent = lang.decimal(spent, 1);
    let (title, below) = match lang {
        Lang::Pt => (
            "Turnos gastos por inteiro em cartas",
            format!("{spent} recursos gastos em média"),
        ),
        Lang::En => (
            "Turns spent on cards to the last resource",
            format!("{spent} resources spent on average"),
        ),
    };
    drawn_with(answer, title, &columns, below, lang)
}

/// When the Centro falls.
pub(super) fn capture(answer: &GoldfishAnswer, lang: Lang) -> String {
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
    let never = percent(centro.never.value, lang);
    let (title, below) = match lang {
        Lang::Pt => (
            "Turno em que o Centro cai",
            format!("{never} das partidas: não cai"),
        ),
        Lang::En => (
            "The turn in which the Centro falls",
            format!("{never} of the games: it does not fall"),
        ),
    };
    drawn_with(answer, title, &columns, below, lang)
}

fn drawn_with(
    answer: &GoldfishAnswer,
    title: &str,
    columns: &[Column],
    below: String,
    lang: Lang,
) -> String {
    let (games, policy) = (answer.made.games, answer.made.policy);
    let mut how = match lang {
        Lang::Pt => format!("{games} partidas · {policy}"),
        Lang::En => format!("{games} games · {policy}"),
    };
    if answer.mulligan != MulliganId::Never {
        how = format!("{how} · mulligan: {}", answer.mulligan.id());
    }
    if answer.opponent.id != "inert" {
        let who = match lang {
            Lang::Pt => "oponente",
            Lang::En => "opponent",
        };
        how = format!("{how} · {who}: {}", answer.opponent.id);
    }
    let upright_bars = Upright {
        title,
        columns,
        captions: [below, how],
    };
    upright(&upright_bars, answer.game, lang)
}

fn column(turn: u8, share: f64, lang: Lang) -> Column {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share lies between zero and one"
    )]
    let height = (share * 1e6).round() as u64;
    Column {
        label: turn.to_string(),
        height,
        number: percent(share, lang),
    }
}

fn percent(share: f64, lang: Lang) -> String {
    let percent = share * 100.0;
    if percent < 10.0 {
        format!("{}%", lang.decimal(percent, 1))
    } else {
        format!("{percent:.0}%")
    }
}
