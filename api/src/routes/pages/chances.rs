use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::shown;
use crate::http::language;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::chances::chances_page;

/// Exact odds.
#[get("/chances")]
pub async fn chances(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let lang = language::of(request.query_string(), request.headers());
    let page = chances_page(&state, Shell::of(&request)).await?;
    Ok(shown(&request, lang, page))
}
