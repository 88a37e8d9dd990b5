use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_cards::stats::chart;

use super::drawn;
use crate::http::problem::{Document, Problem};
use crate::http::query::LangParams;
use crate::state::State;

/// Draw the curve of a deck
///
/// A bar for each cost in the main deck (ATK in Dominions, energies needed in Multiversity, the levels of a hero in
/// Apoteose), with average and median. It can be read at 320 pixels, in light and dark; `title` and `desc` say
/// everything that is to be seen. `POST /v1/stats` gives the address.
#[utoipa::path(
    tag = "decks",
    params(
        ("code" = String, Path, description = "The code of the deck."),
        ("theme" = Option<String>, Query, description = "`light` or `dark`; as the reader's system is if absent."),
        LangParams,
    ),
    responses(
        (status = 200, description = "The chart.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 308, description = "The deck has another code now: see `Location`."),
        (status = 400, description = "This is no code of a deck: `reason` says why.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/code/{code}/curve.svg")]
pub async fn get_curve_svg(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    drawn(&request, &state, &code, "/curve.svg", chart::curve)
}
