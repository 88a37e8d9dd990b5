use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::picture;
use crate::catalogue::answers::Form;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;

/// Draw a card as SVG
///
/// The face of the card, drawn by the program: frame, cost, type, text, values, arrows, rarity, set, and an abstract
/// illustration that grows from the id. The text is text, and `title` and `desc` say everything that is to be seen.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        LangParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/image.svg")]
pub async fn get_card_svg(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    picture(&request, &state, &id, query.lang, Form::Svg).await
}
