use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::home::home_page;

/// The first page: one box for cards, rules and lists, and the four games.
#[get("/")]
pub async fn home(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let html = home_page(&state, shell)?;
    Ok(public_page(&request, lang, html))
}
