use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::shown;
use crate::http::language;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::table::table_page;

/// Playing the first turns alone, and games of a simulation step by step.
#[get("/laboratorio/partida")]
pub async fn table(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let lang = language::of(request.query_string(), request.headers());
    let page = table_page(&state, Shell::of(&request)).await?;
    Ok(shown(&request, lang, page))
}
