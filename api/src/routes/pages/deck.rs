use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::code::{self, DecodeError};
use fabulario_cards::deck::Deck;

use super::{lead_to, own_page, public_page};
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::routes::decks::export_deck::{ExportFormat, send};
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::deck::{self, CODE};
use crate::words::problems;

/// A deck, or the answer to a text that is no code.
enum Read {
    Deck(Deck),
    Else(HttpResponse),
}

/// Reads a code of an address; `ending` is what follows it there.
fn read(request: &HttpRequest, state: &State, text: &str, ending: &str) -> Result<Read, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    match code::decode(&current.catalogue, text) {
        Ok(deck) => Ok(Read::Deck(deck)),
        Err(DecodeError::Moved { code }) => {
            let query = request.query_string();
            let mark = if query.is_empty() { "" } else { "?" };
            let to = format!("/b/{code}{ending}{mark}{query}");
            Ok(Read::Else(lead_to(StatusCode::PERMANENT_REDIRECT, &to)))
        }
        Err(error) => wrong(request, text, Some(&error)).map(Read::Else),
    }
}

fn wrong(
    request: &HttpRequest,
    text: &str,
    error: Option<&DecodeError>,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(request);
    let lang = shell.lang;
    let (status, html) = deck::wrong_page(shell, text, error)?;
    Ok(own_page(request, status, lang, html))
}

/// A code that was typed: leads to its page.
#[get("/b")]
pub async fn find_deck(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let typed = shell.asked(CODE).unwrap_or("").trim();
    // A whole address may be pasted.
    let text = typed.rsplit("/b/").next().unwrap_or(typed);
    let text = text.split(['?', '#', '/']).next().unwrap_or(text);
    if text.is_empty() {
        return wrong(&request, typed, None);
    }
    Ok(match read(&request, &state, text, "")? {
        Read::Deck(_) => {
            let to = shell.link(&format!("/b/{text}")).to_string();
            lead_to(StatusCode::SEE_OTHER, &to)
        }
        Read::Else(response) => response,
    })
}

/// A deck by its code.
#[get("/b/{code}")]
pub async fn deck_by_code(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, deck::KNOWN);
    let code = code.trim();
    match read(&request, &state, code, "")? {
        Read::Deck(deck) => {
            let shell = Shell::of(&request);
            let html = deck::deck_page(&state, shell, (code, deck), query.warnings).await?;
            Ok(public_page(&request, query.lang, html))
        }
        Read::Else(response) => Ok(response),
    }
}

/// The sheet of a deck.
#[get("/b/{code}/imprimir")]
pub async fn print_deck(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let (lang, code) = (shell.lang, code.trim());
    match read(&request, &state, code, "/imprimir")? {
        Read::Deck(deck) => {
            let html = deck::print_page(&state, shell, code, deck).await?;
            Ok(public_page(&request, lang, html))
        }
        Read::Else(response) => Ok(response),
    }
}

/// Proxies of a deck.
#[get("/b/{code}/proxies")]
pub async fn deck_proxies(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let (lang, code) = (shell.lang, code.trim());
    match read(&request, &state, code, "/proxies")? {
        Read::Deck(deck) => {
            let html = deck::proxies_page(&state, shell, code, &deck)?;
            Ok(public_page(&request, lang, html))
        }
        Read::Else(response) => Ok(response),
    }
}

/// A deck as a file.
#[get("/b/{code}/lista.{form}")]
pub async fn deck_file(
    request: HttpRequest,
    state: Data<State>,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let (code, form) = path.into_inner();
    let Some(format) = ExportFormat::ending(&form) else {
        let detail = problems::nothing_there(request.path());
        return Err(Problem::new(Kind::UnknownRoute).detail(detail));
    };
    let lang = Query::read(&request, &[]).lang;
    match read(&request, &state, code.trim(), &format!("/lista.{form}"))? {
        Read::Deck(deck) => send(&request, &state, deck, format, lang).await,
        Read::Else(response) => Ok(response),
    }
}
