use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::{lead_to, public_page};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::sets::{set_page, sets_page};

/// Every set.
#[get("/edicoes")]
pub async fn sets(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let html = sets_page(&state, shell)?;
    Ok(public_page(&request, lang, html))
}

/// The checklist of a set.
#[get("/edicoes/{code}")]
pub async fn set(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let (code, shell) = (code.into_inner(), Shell::of(&request));
    // Codes are capital letters; who writes small ones means the same set.
    let capital = code.to_uppercase();
    if capital != code && state.catalogue.get().answers.set.contains_key(&capital) {
        let query = request.query_string();
        let mark = if query.is_empty() { "" } else { "?" };
        let address = format!("/edicoes/{capital}{mark}{query}");
        return Ok(lead_to(StatusCode::PERMANENT_REDIRECT, &address));
    }
    let lang = shell.lang;
    let html = set_page(&state, shell, &code)?;
    Ok(public_page(&request, lang, html))
}
