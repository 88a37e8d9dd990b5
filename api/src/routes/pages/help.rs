use actix_web::http::StatusCode;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::{lead_to, public_page};
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::help::help_page;

/// How to write a query, a list, a code.
#[get("/ajuda")]
pub async fn help(request: HttpRequest, state: Data<State>) -> HttpResponse {
    let shell = Shell::of(&request);
    let (current, lang) = (state.catalogue.get(), shell.lang);
    let html = help_page(shell, current.index.vocabulary(), &current.catalogue);
    public_page(&request, lang, html)
}

/// The address that it had before.
#[get("/help")]
pub async fn former_help(request: HttpRequest) -> HttpResponse {
    let query = request.query_string();
    let mark = if query.is_empty() { "" } else { "?" };
    lead_to(
        StatusCode::PERMANENT_REDIRECT,
        &format!("/ajuda{mark}{query}"),
    )
}
