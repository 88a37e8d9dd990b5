use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use chrono::NaiveDate;

use super::{find, made_with, wanted};
use crate::catalogue::answers::{Addresses, Mask, card_as_of};
use crate::http::problem::{Document, Problem};
use crate::http::query::{ItemParams, Query};
use crate::routes::fallback;
use crate::routes::shared::{FORMAT, lead_to, varied, wants_page_or_json};
use crate::state::State;
use crate::wire::card::Card;
use crate::words::warnings;

/// Show a card
///
/// One card or token with its printings, rulings and its legality in every format of its game, with the
/// reasons. The fields after those that every card has are its game's own; texts are in one language, and a text
/// that does not exist in it says which one it is in (`name_lang`). An id that was renamed answers 308 with the
/// new address.
///
/// A browser, which would rather have HTML, is led to the card's page.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        ("as_of" = Option<String>, Query, description = "The day to judge legality by, such as `2026-11-16`; today (UTC) if absent."),
        ("format" = Option<String>, Query, description = "`json` shows a browser the answer, not the page."),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The card.", body = Card),
        (status = 303, description = "A browser asks: see `Location` for the page."),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}")]
pub async fn get_card(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["as_of", FORMAT]);
    let current = state.catalogue.get();
    let place = match find(&current, &id, &request) {
        Ok(place) => place,
        Err(_) if state.site.routes.refuses_get(request.path()) => {
            return fallback(request, state).await;
        }
        Err(not_here) => return not_here.answer(),
    };
    if wants_page_or_json(&request, &mut query) {
        let card = &current.card(place)?.sheet.id;
        return lead_to(&query, &format!("/cartas/{card}"), &[]);
    }
    let lang = query.lang.into();
    if query.is_plain() {
        let ready = current.cards.representation(place, lang)?;
        return Ok(varied(ready.respond(&request)));
    }
    if let Some(kept) = current.answers.masked.get(&request, &query) {
        return Ok(varied(kept));
    }
    let mut mask = query.fields().map(Mask::new);
    let bytes = match day(&mut query) {
        Some(day) => {
            let addresses = Addresses {
                public_url: &state.site.public_url,
                edition: current.pictures.edition(),
            };
            let (catalogue, card) = (&current.catalogue, current.card(place)?);
            let made = card_as_of(catalogue, card, addresses, (day, Some(day)), lang);
            let card = made.map_err(Problem::internal)?;
            match &mut mask {
                None => card.into(),
                Some(mask) => mask.cut_anew(&card).map_err(Problem::internal)?,
            }
        }
        None => wanted(&current, place, query.lang, mask.as_mut())?,
    };
    let made = made_with(&mut query, &current, (bytes, mask))?;
    let answer = current.answers.masked.respond(&request, &query, made);
    Ok(varied(answer))
}

/// The day that was asked for; one that is none is ignored with a warning.
fn day(query: &mut Query) -> Option<NaiveDate> {
    let text = query.get("as_of")?.to_owned();
    let day = text.parse::<NaiveDate>().ok();
    let day = day.filter(|day| day.to_string() == text);
    if day.is_none() {
        query.warn("unknown_value", &warnings::day(text));
    }
    day
}
