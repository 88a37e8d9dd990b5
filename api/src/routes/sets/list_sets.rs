use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Game;
use serde_json::Value;

use crate::http::problem::{Document, Problem};
use crate::http::query::{ListParams, Query};
use crate::state::State;
use crate::wire::List;
use crate::wire::set::Set;

/// List the sets
///
/// Every set of every game, the newest first.
#[utoipa::path(
    tag = "cards",
    params(
        ("game" = Option<Game>, Query, description = "Only sets of a game: `fab`, `dd`, `mvc` or `apo`."),
        ListParams,
    ),
    responses(
        (status = 200, description = "The sets.", body = List<Set>),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/sets")]
pub async fn list_sets(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["game", "limit", "cursor"]);
    let current = state.catalogue.get();
    let list = current.answers.sets.get(query.lang);
    let Some(game) = query.game() else {
        return list.respond(&request, query);
    };
    let of_game =
        |entry: &&Value| entry.get("game").and_then(Value::as_str) == game.map(Game::code);
    let chosen: Vec<&Value> = list.entries().iter().filter(of_game).collect();
    list.respond_with(&request, query, &chosen)
}
