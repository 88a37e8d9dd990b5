use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::Entry;
use crate::words::problems;

/// Show a rule
///
/// One rule or ruling of any game by its id, as findings, answers and cards cite it. Case and signs do not matter:
/// `FAB 3.1.11`, `FAB-3.1.11` and `fab-3.1.11` are the same. All of a game are at `/v1/games/{game}/rules`.
#[utoipa::path(
    tag = "games",
    params(
        ("id" = String, Path, description = "Id of the rule or ruling; its space may be a hyphen.", example = "FAB-3.1.11"),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The rule or ruling.", body = Entry),
        (status = 404, description = "There is no such rule: `known` has the ids that begin so, or near ones.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/rules/{id}")]
pub async fn get_rule(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let (game, place) = current.catalogue.rule(&id).map_err(|near| {
        Problem::new(Kind::UnknownRule)
            .detail(problems::no_rule(&*id))
            .with("known", near)
    })?;
    let rules = current.answers.rules.get(&game);
    let entry = rules.and_then(|rules| rules.get(query.lang).entries().get(place));
    let entry = entry.ok_or_else(|| Problem::internal("a rule without an answer"))?;
    current.answers.respond_with_fields(&request, query, entry)
}
