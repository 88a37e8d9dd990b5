use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get, post};
use fabulario_engine::Game;

use super::{own_page, public_page, theme};
use crate::http::form::Fields;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::import::{Asked, example, import_page};

/// A box for a list, or the report on the example.
#[get("/importar")]
pub async fn import(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let asked = match shell.asked("exemplo") {
        Some(_) => Asked {
            text: example(),
            ..Asked::default()
        },
        None => Asked::default(),
    };
    let (html, _) = import_page(&state, shell, asked).await?;
    Ok(public_page(&request, lang, html))
}

/// The report on a list.
#[post("/importar")]
pub async fn read_list(
    request: HttpRequest,
    state: Data<State>,
    fields: Fields,
) -> Result<HttpResponse, Problem> {
    let replace = fields.get("trocar").and_then(|it| it.split_once('|'));
    let asked = Asked {
        text: fields.get("lista").unwrap_or(""),
        game: game(&fields),
        replace: replace.and_then(|(line, card)| Some((line.parse().ok()?, card))),
    };
    let theme = fields.get("tema");
    let shell = Shell::of(&request).choosing(theme);
    let mut page = report(&request, &state, shell, asked).await?;
    if let Some(theme) = theme {
        theme::remember(&mut page, theme)?;
    }
    Ok(page)
}

/// The game that a form names.
pub(super) fn game(fields: &Fields) -> Option<Game> {
    fields
        .typed("jogo")
        .and_then(|it| it.to_lowercase().parse().ok())
}

/// The page about a list that one reader sent.
pub(super) async fn report(
    request: &HttpRequest,
    state: &Data<State>,
    shell: Shell,
    asked: Asked<'_>,
) -> Result<HttpResponse, Problem> {
    let lang = shell.lang;
    let (html, too_long) = import_page(state, shell, asked).await?;
    let status = if too_long {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    Ok(own_page(request, status, lang, html))
}
