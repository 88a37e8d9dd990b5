use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::ready::ReadyDeck;
use crate::words::problems;

/// Show a ready deck
///
/// One deck or hero that can be played as it is.
#[utoipa::path(
    tag = "decks",
    params(
        ("id" = String, Path, description = "Id of the deck.", example = "fab-deck-folia"),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The deck.", body = ReadyDeck),
        (status = 404, description = "There is no such ready deck: `known` lists them.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/ready/{id}")]
pub async fn get_ready_deck(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let known = &current.ready.deck;
    match known.get(&*id) {
        Some(answer) => answer.get(query.lang).respond(&request, query),
        None => Err(Problem::new(Kind::UnknownReadyDeck)
            .detail(problems::no_ready_deck(&*id))
            .with("known", known.keys().take(200).cloned().collect::<Vec<_>>())),
    }
}
