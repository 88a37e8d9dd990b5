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
/// The same picture as the SVG, in dots. A width that is none is drawn with 600 dots.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        PictureParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/png", example = json!("(a PNG)")),
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
    let query = Query::read(&request, &["width"]);
    let asked = query.get("width").and_then(|text| text.parse::<u32>().ok());
    let width = asked.map_or(Painter::USUAL, |it| it.clamp(Painter::LEAST, Painter::MOST));
    picture(&request, &state, &id, query.lang, Form::Png(width)).await
}
