use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::shown;
use crate::http::frame::client;
use crate::http::language;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::lab::lab_page;

/// What the lab can do for a game.
#[get("/laboratorio")]
pub async fn lab(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let lang = language::of(request.query_string(), request.headers());
    let client = client(&request, state.site.settings.trust_proxy);
    let page = lab_page(&state, Shell::of(&request), client).await?;
    Ok(shown(&request, lang, page))
}
