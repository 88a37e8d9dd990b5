use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::chart;
use crate::http::problem::{Document, Problem};
use crate::http::query::GoldfishParams;
use crate::state::State;

/// Draw how turns are spent
///
/// A bar for each turn: in how many of the games cards took all its resources, and what was spent so far on
/// average. `POST /v1/goldfish` gives the address, whose games are those of the report, at most its first
/// 100,000; the chart says how many.
#[utoipa::path(
    tag = "goldfish",
    params(GoldfishParams),
    responses(
        (status = 200, description = "The chart.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 308, description = "The deck has another code now: see `Location`."),
        (status = 400, description = "`code` or `seed` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/turns.svg")]
pub async fn get_turns_svg(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    chart::drawn(&request, &state, chart::turns).await
}
