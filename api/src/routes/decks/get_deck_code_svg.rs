use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_cards::code;

use super::{address, lead_on};
use crate::desk::qr;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::http::representation::{Keep, Representation};
use crate::state::State;
use crate::words::charts;

/// Draw a deck code
///
/// A QR picture of the code's address, so that a phone's camera opens the deck; with `content=code`, of the code
/// alone; with `content=page`, of the page that people read. It is dark on light with the margin that scanners need, and as sharp as you like at any size.
#[utoipa::path(
    tag = "decks",
    params(
        ("code" = String, Path, description = "The code.", example = "DD13SFR21R4ALN5"),
        ("content" = Option<String>, Query, description = "What the picture holds: `url` (the default), `page` (what people read of the deck) or `code`."),
        LangParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 308, description = "The deck has another code now, since a card of it has an earlier printing: see `Location`."),
        (status = 400, description = "This is no code of a deck: `reason` says why.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/code/{code}.svg")]
pub async fn get_deck_code_svg(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &["content"]);
    let current = state.catalogue.get();
    let code = code.trim();
    if let Err(error) = code::decode(&current.catalogue, code) {
        return lead_on(&error, &request, ".svg");
    }
    let title = charts::qr(code).to(query.lang);
    let content = match query.get("content") {
        Some("code") => code.to_owned(),
        Some("page") => format!("{}/b/{code}", state.site.public_url),
        _ => address(&state.site.public_url, code),
    };
    let svg = qr::svg(&content, &title).map_err(Problem::internal)?;
    let picture = Representation::once("image/svg+xml", Some(query.lang), svg);
    let picture = picture.of_catalogue(current.answers.build(), Keep::Minute);
    Ok(picture.respond(&request))
}
