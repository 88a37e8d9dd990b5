use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Game;
use serde_json::Value;

use crate::http::problem::{Document, Problem};
use crate::http::query::{ListParams, Query};
use crate::state::State;
use crate::wire::List;
use crate::wire::ready::ReadyDeck;

/// List the ready decks
///
/// Decks of all games that can be played as they are, and heroes of Apoteose: each with a guide, its verdict in every
/// format that is in force, its colours, its code, and the deck itself, ready to be judged, counted, played or copied.
#[utoipa::path(
    tag = "decks",
    params(
        ("game" = Option<Game>, Query, description = "Only decks of a game: `fab`, `dd`, `mvc` or `apo`."),
        ListParams,
    ),
    responses(
        (status = 200, description = "The decks.", body = List<ReadyDeck>),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/ready")]
pub async fn list_ready_decks(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["game", "limit", "cursor"]);
    let current = state.catalogue.get();
    let list = current.ready.list.get(query.lang);
    let Some(game) = query.game() else {
        return list.respond(&request, query);
    };
    let of_game =
        |entry: &&Value| entry.get("game").and_then(Value::as_str) == game.map(Game::code);
    let chosen: Vec<&Value> = list.entries().iter().filter(of_game).collect();
    list.respond_with(&request, query, &chosen)
}
