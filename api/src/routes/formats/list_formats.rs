use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Game;
use serde_json::Value;

use crate::http::problem::{Document, Problem};
use crate::http::query::{ListParams, Query};
use crate::state::State;
use crate::wire::{Format, List};

/// List the formats
///
/// Every format of every game as data: deck lists, copies, opening hand, draw, resources. Each figure
/// names its sources; where sources disagree, both editions are here and a ruling says why.
#[utoipa::path(
    tag = "formats",
    params(
        ("game" = Option<Game>, Query, description = "Only formats of a game: `fab`, `dd`, `mvc` or `apo`."),
        ListParams,
    ),
    responses(
        (status = 200, description = "The formats.", body = List<Format>),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/formats")]
pub async fn list_formats(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["game", "limit", "cursor"]);
    let current = state.catalogue.get();
    let list = current.answers.formats.get(query.lang);
    let Some(game) = query.game() else {
        return list.respond(&request, query);
    };
    let of_game =
        |entry: &&Value| entry.get("game").and_then(Value::as_str) == game.map(Game::code);
    let chosen: Vec<&Value> = list.entries().iter().filter(of_game).collect();
    list.respond_with(&request, query, &chosen)
}
