use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::search::Help;

/// Tell how to write a query
///
/// Every field with all its names, what it holds and its values, examples that each find something, and the limits.
/// `/help` shows the same to people.
#[utoipa::path(
    tag = "search",
    params(LangParams),
    responses(
        (status = 200, description = "The query language.", body = Help),
    )
)]
#[get("/query/help")]
pub async fn get_query_help(request: HttpRequest, state: Data<State>) -> HttpResponse {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    current.help.get(query.lang).respond(&request)
}
