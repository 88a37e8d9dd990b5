use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::query::Query;
use crate::state::State;
use crate::web;

/// How to write a query.
#[get("/help")]
pub async fn help(request: HttpRequest, state: Data<State>) -> HttpResponse {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let html = web::help_page(current.index.vocabulary(), &current.catalogue, query.lang);
    public_page(&request, query.lang, html)
}
