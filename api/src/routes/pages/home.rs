use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::state::State;
use crate::web;

/// The first page: the games, their formats, and a search over their rules.
#[get("/")]
pub async fn home(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["q", "game"]);
    let html = web::home_page(
        &state,
        query.lang,
        query.get("q").unwrap_or(""),
        query.get("game"),
    )?;
    Ok(public_page(&request, query.lang, html))
}
