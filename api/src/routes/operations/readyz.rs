use actix_web::http::header::RETRY_AFTER;
use actix_web::web::Data;
use actix_web::{HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::state::State;
use crate::store::Seen;
use crate::wire::{Checks, Readiness};

/// Ask whether the server can do its work
///
/// Looks at the database, the catalogue and the search index. Load balancers should ask here.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "Ready.", body = Readiness, example = json!({ "status": "ready", "catalogue_build": "1-55e7e6bd9d2b6a9c", "checks": { "database": true, "catalogue": true, "index": true } })),
        (status = 503, description = "Not ready: `checks` says which part.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/readyz")]
pub async fn readyz(state: Data<State>) -> Result<HttpResponse, Problem> {
    let index = state.index.is_complete();
    let (build, number) = {
        let current = state.catalogue.get();
        (current.build.to_string(), current.build.number)
    };
    let Seen {
        database,
        catalogue,
        cause,
    } = state.last_look.look(&state.database, number).await;
    let checks = Checks {
        database,
        catalogue,
        index,
    };
    if database && catalogue && index {
        let readiness = Readiness {
            status: "ready",
            catalogue_build: build,
            checks,
        };
        let mut response = HttpResponse::Ok();
        return Ok(response
            .insert_header(("cache-control", "no-store"))
            .json(readiness));
    }
    let checks = serde_json::to_value(checks).map_err(Problem::internal)?;
    let cause = cause.as_deref().unwrap_or(if catalogue {
        "the search index is not complete"
    } else {
        "the database does not know the build that is served"
    });
    let problem = Problem::caused(Kind::NotReady, cause);
    Err(problem.with("checks", checks).header(RETRY_AFTER, 1.into()))
}
