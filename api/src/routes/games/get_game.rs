use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::{Named, game, moved};
use crate::http::problem::{Document, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::Game;

/// Show a game
///
/// The words of a game (card types, colours or elements, rarities, zones, phases) and the documents that
/// its figures come from. A game is known by its code; its long name sends you there.
#[utoipa::path(
    tag = "games",
    params(
        ("game" = String, Path, description = "Code of the game: `fab`, `dd`, `mvc` or `apo`.", example = "fab"),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The game.", body = Game),
        (status = 308, description = "The long name was used: `Location` has the code."),
        (status = 404, description = "There is no such game.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/games/{game}")]
pub async fn get_game(
    request: HttpRequest,
    state: Data<State>,
    path: Path<String>,
) -> Result<HttpResponse, Problem> {
    match game(&path)? {
        Named::Slug(game) => Ok(moved(&request, game)),
        Named::Code(game) => {
            let query = Query::read(&request, &[]);
            let current = state.catalogue.get();
            let answer = current
                .answers
                .game
                .get(&game)
                .ok_or_else(|| Problem::internal("a game without an answer"))?;
            answer.get(query.lang).respond(&request, query)
        }
    }
}
