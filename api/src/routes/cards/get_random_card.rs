use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use uuid::Uuid;

use super::respond_with_card;
use crate::desk::search;
use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::card::Card;

/// Show a random card
///
/// Any of the cards that a query finds, each as likely as the others; another one with every request.
#[utoipa::path(
    tag = "search",
    params(
        ("q" = Option<String>, Query, description = "What to choose from, in the query language of `/help`; all cards if absent.", example = "tipo:aliado"),
        ("game" = Option<String>, Query, description = "Only cards of a game: `fab`, `dd`, `mvc` or `apo`."),
        ItemParams,
    ),
    responses(
        (status = 200, description = "A card.", body = Card),
        (status = 400, description = "Nothing of the query can be understood, or it is too large.", body = Document, content_type = "application/problem+json"),
        (status = 404, description = "The query finds no card.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/random")]
pub async fn get_random_card(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["q", "game"]);
    let current = Guard::into_inner(state.catalogue.get());
    let asked = search::read(&current, &mut query)?;
    let heavy = asked.tree.is_heavy();
    let found = search::run(&state, &current, heavy, move |current, of| {
        current.index.matches(&asked.tree, of)
    })
    .await?;
    // The last bits of such an id are random.
    let chance = Uuid::now_v7().as_u64_pair().1 & 0xffff_ffff;
    let count = u64::try_from(found.len()).unwrap_or(u64::MAX);
    let at = usize::try_from((chance * count) >> 32).unwrap_or_default();
    let place = found.get(at).ok_or_else(|| Problem::new(Kind::NoCard))?;
    let mut response = respond_with_card(&request, query, &current, (*place, None))?;
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
    Ok(response)
}
