use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::{decks, ready};
use crate::words::problems;

/// Where decks begin.
#[get("/baralhos")]
pub async fn decks_of_mine(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let lang = Query::read(&request, decks::KNOWN).lang;
    let html = decks::decks_page(&state, Shell::of(&request))?;
    Ok(public_page(&request, lang, html))
}

/// The ready decks.
#[get("/prontos")]
pub async fn ready_decks(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let lang = Query::read(&request, ready::KNOWN).lang;
    let html = ready::ready_page(&state, Shell::of(&request))?;
    Ok(public_page(&request, lang, html))
}

/// A ready deck.
#[get("/prontos/{id}")]
pub async fn ready_deck(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let Some(html) = ready::ready_deck_page(&state, shell, &id).await? else {
        let detail = problems::no_ready_deck(&*id);
        return Err(Problem::new(Kind::UnknownReadyDeck).detail(detail));
    };
    Ok(public_page(&request, lang, html))
}
