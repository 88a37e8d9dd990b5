use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::{lead_to, public_page};
use crate::http::problem::Problem;
use crate::routes::games::{Named, game, moved};
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::rules::rules_page;

/// The rules of the game that the reader looks at.
#[get("/regras")]
pub async fn rules_of_some_game(request: HttpRequest) -> HttpResponse {
    let shell = Shell::of(&request);
    let address = shell.link(&format!("/regras/{}", shell.game));
    lead_to(StatusCode::SEE_OTHER, &address.to_string())
}

/// The rulebook of a game.
#[get("/regras/{game}")]
pub async fn rules(
    request: HttpRequest,
    state: Data<State>,
    path: Path<String>,
) -> Result<HttpResponse, Problem> {
    let game = match game(&path)? {
        Named::Slug(game) => return Ok(moved(&request, game)),
        Named::Code(game) => game,
    };
    let shell = Shell::of(&request).about(game);
    let lang = shell.lang;
    let html = rules_page(&state, shell)?;
    Ok(public_page(&request, lang, html))
}
