use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use serde_json::Value;

use super::find;
use crate::catalogue::answers::mask;
use crate::desk::similar;
use crate::http::problem::{Document, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::List;
use crate::wire::similar::SimilarCard;

/// How many cards are told where nobody says.
const USUAL: usize = 12;

/// List cards that are like a card
///
/// The cards of the same game that have most in common with it, the most alike first: what they do, keywords,
/// subtypes, type, colours, abilities and numbers; what few cards have counts more than what many have. `reason` says
/// in words what both have. The list is one page of `limit` cards.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        ("limit" = Option<u32>, Query, description = "How many cards, 200 at most; 12 if absent."),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The cards.", body = List<SimilarCard>),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/similar")]
pub async fn list_similar_cards(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["limit"]);
    let current = Guard::into_inner(state.catalogue.get());
    let place = match find(&current, &id, &request) {
        Ok(place) => place,
        Err(not_here) => return not_here.answer(),
    };
    let most = if query.get("limit").is_some() {
        query.limit()
    } else {
        USUAL
    };
    let (lang, of) = (query.lang, current.clone());
    let found = state.site.at_leisure(move || {
        let told = similar::similar(&of, place, most, lang)?.into_iter();
        let told = told.map(|it| serde_json::to_value(it).map_err(Problem::internal));
        told.collect::<Result<Vec<Value>, Problem>>()
    });
    let told = found.await??;
    let data = mask(told.iter().collect(), &mut query);
    let answer = List {
        total: data.len(),
        data,
        next: None,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, lang, &answer)
}
