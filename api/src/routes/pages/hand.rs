use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::shown;
use crate::http::frame::client;
use crate::http::language;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::hand::hand_page;

/// Learning what to keep of an opening hand.
#[get("/laboratorio/mao")]
pub async fn hand(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let lang = language::of(request.query_string(), request.headers());
    let client = client(&request, state.site.settings.trust_proxy);
    let page = hand_page(&state, Shell::of(&request), client).await?;
    Ok(shown(&request, lang, page))
}
