use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Problem};
use crate::http::query::{ListParams, Query};
use crate::state::State;
use crate::wire::{GameSummary, List};

/// List the games
///
/// The four games with their formats. The list is short: it always fits one page.
#[utoipa::path(
    tag = "games",
    params(ListParams),
    responses(
        (status = 200, description = "The games.", body = List<GameSummary>),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/games")]
pub async fn list_games(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["limit", "cursor"]);
    let current = state.catalogue.get();
    current
        .answers
        .games
        .get(query.lang)
        .respond(&request, query)
}
