use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_cards::picture::Painter;

use super::{not_one_of, picture};
use crate::catalogue::answers::Form;
use crate::http::problem::{Document, Problem};
use crate::http::query::{ArtParams, Query};
use crate::state::State;

/// Draw a card's illustration
///
/// The illustration alone, without frame and text, in few colours: for rows of lists. It is 110 × 84 or 220 × 168 dots
/// large.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        ArtParams,
    ),
    responses(
        (status = 200, description = "The illustration.", body = Vec<u8>, content_type = "image/png", example = json!("(a PNG)")),
        (status = 307, description = "The build of the address is served no more: see `Location`."),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 400, description = "It is not drawn as wide as that; `allowed` lists the widths.", body = Document, content_type = "application/problem+json"),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/art.png")]
pub async fn get_card_art(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["w", "build"]);
    let [usual, _] = Painter::ART_WIDTHS;
    let width = match query.get("w") {
        None => usual,
        Some(text) => text
            .parse()
            .ok()
            .filter(|width| Painter::ART_WIDTHS.contains(width))
            .ok_or_else(|| not_one_of("w", text, &Painter::ART_WIDTHS))?,
    };
    picture(&request, &state, &id, &query, Form::Art(width)).await
}
