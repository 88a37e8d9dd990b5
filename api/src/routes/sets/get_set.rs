use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::set::WholeSet;
use crate::words::problems;

/// Show a set
///
/// One set with its printings by number.
#[utoipa::path(
    tag = "cards",
    params(
        ("code" = String, Path, description = "Code of the set.", example = "BDF"),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The set.", body = WholeSet),
        (status = 404, description = "There is no such set.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/sets/{code}")]
pub async fn get_set(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let known = &current.answers.set;
    // Codes are capital letters; who writes small ones means the same set.
    match known.get(&code.to_uppercase()) {
        Some(answer) => answer.get(query.lang).respond(&request, query),
        None => Err(Problem::new(Kind::UnknownSet)
            .detail(problems::no_set(&*code))
            .with("known", known.keys().take(200).cloned().collect::<Vec<_>>())),
    }
}
