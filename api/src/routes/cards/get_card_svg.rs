use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use super::{not_one_of, picture};
use crate::catalogue::answers::Form;
use crate::http::problem::{Document, Problem};
use crate::http::query::{Query, SvgParams};
use crate::state::State;

/// Draw a card as SVG
///
/// The face of the card, drawn by the program: frame, cost, type, text, values, arrows, rarity, set, and an
/// illustration that grows from the id. The text is text, and `title` and `desc` say everything that is to be seen.
///
/// Inside of `<img>` no font is loaded: there `letters=drawn` shows the letters as they were meant.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        SvgParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 307, description = "The build of the address is served no more: see `Location`."),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 400, description = "There are no such letters; `allowed` lists those that there are.", body = Document, content_type = "application/problem+json"),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/image.svg")]
pub async fn get_card_svg(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["letters", "build"]);
    let form = match query.get("letters") {
        None | Some("text") => Form::Svg,
        Some("drawn") => Form::DrawnSvg,
        Some(other) => return Err(not_one_of("letters", other, &["text", "drawn"])),
    };
    picture(&request, &state, &id, &query, form).await
}
