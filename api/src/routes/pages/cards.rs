use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::cards::{KNOWN, cards_page};

/// Finding cards.
#[get("/cartas")]
pub async fn cards(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, KNOWN);
    let html = cards_page(&state, Shell::of(&request), &mut query).await?;
    Ok(public_page(&request, query.lang, html))
}
