use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::routes::fallback;
use crate::state::State;
use crate::wire::Format;
use crate::words::problems;

/// Show a format
///
/// One format as data. A figure that no source states is absent; `not_stated` names what a reader would
/// look for in vain.
#[utoipa::path(
    tag = "formats",
    params(
        ("id" = String, Path, description = "Id of the format.", example = "fab-padrao"),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The format.", body = Format),
        (status = 404, description = "There is no such format.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/formats/{id}")]
pub async fn get_format(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    match current.answers.format.get(id.as_str()) {
        Some(answer) => answer.get(query.lang).respond(&request, query),
        None if state.site.routes.refuses_get(request.path()) => fallback(request, state).await,
        None => Err(Problem::new(Kind::UnknownFormat)
            .detail(problems::no_format(&*id))
            .with(
                "known",
                current.answers.format.keys().cloned().collect::<Vec<_>>(),
            )),
    }
}
