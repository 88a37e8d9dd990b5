use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use serde::Serialize;
use utoipa::ToSchema;

use crate::desk::search;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::search::Explanation;

/// A query told back, with what was not understood of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExplainedQuery {
    /// The query told back.
    #[serde(flatten)]
    pub explanation: Explanation,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// Explain a query
///
/// The query in one plain sentence, its canonical text, and how many cards each of its parts finds by itself; of a
/// part of an "and" also how many would be found without it, so that one sees which part was too much.
#[utoipa::path(
    tag = "search",
    params(
        ("q" = Option<String>, Query, description = "The query.", example = "tipo:aliado custo<=3"),
        ("game" = Option<String>, Query, description = "Only cards of a game: `fab`, `dd`, `mvc` or `apo`."),
        LangParams,
    ),
    responses(
        (status = 200, description = "The query told back.", body = ExplainedQuery),
        (status = 400, description = "Nothing of the query can be understood, or it is too large.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/query/explain")]
pub async fn explain_query(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["q", "game"]);
    let current = Guard::into_inner(state.catalogue.get());
    let asked = search::read(&current, &mut query)?;
    let lang = query.lang;
    let heavy = asked.tree.is_heavy();
    let explained = search::run(&state, &current, heavy, move |current, of| {
        current.index.explain(&asked, of, lang.into())
    })
    .await?;
    let answer = ExplainedQuery {
        explanation: explained.into(),
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, lang, &answer)
}
