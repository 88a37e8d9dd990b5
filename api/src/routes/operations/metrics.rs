use actix_web::web::Data;
use actix_web::{HttpResponse, get};

use crate::http::problem::Problem;
use crate::state::State;

/// Read the counters
///
/// Requests, durations and build in Prometheus's text format.
#[utoipa::path(tag = "operations", responses((status = 200, description = "The counters.", body = String, content_type = "text/plain", example = json!("fabulario_http_requests_in_flight 1\n"))))]
#[get("/metrics")]
pub async fn metrics(state: Data<State>) -> Result<HttpResponse, Problem> {
    let number = state.catalogue.get().build.number;
    state.site.metrics.catalogue_build.set(number);
    let text = state.site.metrics.render().map_err(Problem::internal)?;
    Ok(HttpResponse::Ok()
        .insert_header(("cache-control", "no-store"))
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .body(text))
}
