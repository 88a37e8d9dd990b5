use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_cards::picture::Painter;

use super::picture;
use crate::catalogue::answers::Form;
use crate::http::problem::{Document, Problem};
use crate::http::query::{PictureParams, Query};
use crate::state::State;

/// Draw a card as PNG
///
/// The same picture as the SVG, in dots. Widths go in steps of 100: another one is drawn with the next step, one that
/// is none with 600 dots.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        PictureParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/png", example = json!("(a PNG)")),
        (status = 307, description = "The build of the address is served no more: see `Location`."),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/image.png")]
pub async fn get_card_png(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["width", "build"]);
    let asked = query.get("width").and_then(|text| text.parse::<u32>().ok());
    let width = asked.map_or(Painter::USUAL, step);
    picture(&request, &state, &id, &query, Form::Png(width)).await
}

/// The narrowest width that is drawn and wide enough.
fn step(asked: u32) -> u32 {
    let within = asked.clamp(Painter::LEAST, Painter::MOST);
    within.next_multiple_of(Painter::LEAST)
}
