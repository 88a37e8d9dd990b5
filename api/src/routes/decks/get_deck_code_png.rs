use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::code;

use super::{address, lead_on};
use crate::desk::poster;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;

/// Draw a deck
///
/// A picture of 1200 × 630 dots for previews of links: the game, the cards that stand for the deck with their copies,
/// its curve, and the QR code of its address. A code that is too long to be read from a picture of this size is left
/// out.
#[utoipa::path(
    tag = "decks",
    params(
        ("code" = String, Path, description = "The code.", example = "DD13SFR21R4ALN5"),
        LangParams,
    ),
    responses(
        (status = 200, description = "The picture.", body = Vec<u8>, content_type = "image/png", example = json!("(a PNG)")),
        (status = 308, description = "The deck has another code now, since a card of it has an earlier printing: see `Location`."),
        (status = 400, description = "This is no code of a deck: `reason` says why.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/decks/code/{code}/image.png")]
pub async fn get_deck_code_png(
    request: HttpRequest,
    state: Data<State>,
    code: Path<String>,
) -> Result<HttpResponse, Problem> {
    let lang = Query::read(&request, &[]).lang;
    let current = Guard::into_inner(state.catalogue.get());
    let code = code.trim().to_owned();
    if let Some(picture) = current.pictures.of_deck(&code, lang.into()) {
        return Ok(picture.respond(&request));
    }
    let deck = match code::decode(&current.catalogue, &code) {
        Ok(deck) => deck,
        Err(error) => return lead_on(&error, &request, "/image.png"),
    };
    let of = state.clone();
    let drawing = state.site.at_leisure(move || {
        let address = address(&of.site.public_url, &code);
        let png = poster::png(&current, &deck, &address, (lang, &of.painter));
        let png = png.map_err(Problem::internal)?;
        Ok::<_, Problem>(current.pictures.keep_deck(&code, lang.into(), png))
    });
    Ok(drawing.await??.respond(&request))
}
