//! Cards and tokens of the four games.

use std::fmt::Display;

use actix_web::http::header::{HeaderValue, LOCATION};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpRequest, HttpResponse};
use arc_swap::Guard;
use serde_json::Value;

use crate::catalogue::Current;
use crate::catalogue::answers::{Form, Mask, Masked};
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::http::representation::{Keep, Representation};
use crate::state::State;
use crate::wire::Warning;
use crate::words::{Language, problems, warnings};

pub mod autocomplete_cards;
pub mod batch_cards;
pub mod get_card;
pub mod get_card_art;
pub mod get_card_png;
pub mod get_card_svg;
pub mod get_named_card;
pub mod get_random_card;
pub mod list_card_changes;
pub mod list_card_rulings;
pub mod list_cards;
pub mod list_similar_cards;

/// The place of a card; or where its id has gone, or that there is none.
fn find(current: &Current, id: &str, request: &HttpRequest) -> Result<usize, NotHere> {
    if let Some(place) = current.catalogue.place(id) {
        return Ok(place);
    }
    if let Some(now) = current.catalogue.renamed(id) {
        return Err(moved(id, now, request));
    }
    let unknown = Problem::new(Kind::UnknownCard).detail(problems::no_card(id));
    Err(NotHere::Unknown(unknown))
}

/// Why a card is not at an address.
enum NotHere {
    Moved(HeaderValue),
    Unknown(Problem),
}

impl NotHere {
    fn answer(self) -> Result<HttpResponse, Problem> {
        match self {
            Self::Moved(to) => Ok(HttpResponse::PermanentRedirect()
                .insert_header((LOCATION, to))
                .insert_header(("cache-control", "public, max-age=60"))
                .finish()),
            Self::Unknown(problem) => Err(problem),
        }
    }
}

/// The same address with the id that the card has now.
fn moved(id: &str, now: &str, request: &HttpRequest) -> NotHere {
    let path = request.path().replacen(id, now, 1);
    let query = request.query_string();
    let mark = if query.is_empty() { "" } else { "?" };
    match HeaderValue::from_str(&format!("{path}{mark}{query}")) {
        Ok(to) => NotHere::Moved(to),
        Err(error) => NotHere::Unknown(Problem::internal(error)),
    }
}

/// A picture of a card: one that was drawn before, or a new one, in turn with other heavy work.
///
/// An address that names the build that is served holds for good; one that names another leads to that.
async fn picture(
    request: &HttpRequest,
    state: &Data<State>,
    id: &str,
    query: &Query,
    form: Form,
) -> Result<HttpResponse, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let place = match find(&current, id, request) {
        Ok(place) => place,
        Err(not_here) => return not_here.answer(),
    };
    let keep = match query.get("build") {
        None => Keep::Hour,
        Some(build) if build == current.pictures.edition() => Keep::Forever,
        Some(_) => return Ok(elsewhere(request, current.pictures.edition())),
    };
    let lang = query.lang;
    if let Some(picture) = current.pictures.get(place, lang.into(), form) {
        return Ok(picture.respond_keeping(request, keep));
    }
    let of = state.clone();
    let drawing = state.site.at_leisure(move || {
        let card = (place, current.card(place)?);
        let how = (form, &of.painter);
        let drawn = current
            .pictures
            .draw(&current.catalogue, card, lang.into(), how);
        drawn.map_err(Problem::internal)
    });
    Ok(drawing.await??.respond_keeping(request, keep))
}

/// The same address with the build that is served.
fn elsewhere(request: &HttpRequest, build: &str) -> HttpResponse {
    let params = url::form_urlencoded::parse(request.query_string().as_bytes());
    let others = params.filter(|(name, _)| name != "build");
    let query = url::form_urlencoded::Serializer::new(String::new())
        .extend_pairs(others)
        .append_pair("build", build)
        .finish();
    HttpResponse::TemporaryRedirect()
        .insert_header((LOCATION, format!("{}?{query}", request.path())))
        .insert_header(("cache-control", "no-cache"))
        .finish()
}

/// That a parameter has another value than it may have.
fn not_one_of<T: Display + Clone + Into<Value>>(name: &str, value: &str, allowed: &[T]) -> Problem {
    let listed: Vec<String> = allowed.iter().map(T::to_string).collect();
    Problem::new(Kind::InvalidParameter)
        .detail(problems::not_one_of(name, value, listed.join(", ")))
        .with("allowed", allowed)
}

/// Answers with one card that was looked for: ready bytes, or only some fields of it, with warnings. What is made is
/// kept where the same request leads to the same card.
fn respond_with_card(
    request: &HttpRequest,
    mut query: Query,
    current: &Current,
    (place, keep): (usize, Option<&Masked>),
) -> Result<HttpResponse, Problem> {
    if query.fields().is_none() && query.warnings.is_empty() {
        let ready = current.cards.representation(place, query.lang.into())?;
        return Ok(ready.respond(request));
    }
    let mut mask = query.fields().map(Mask::new);
    let bytes = wanted(current, place, query.lang, mask.as_mut())?;
    let made = made_with(&mut query, current, (bytes, mask))?;
    Ok(match keep {
        Some(masked) => masked.respond(request, &query, made),
        None => made.respond(request),
    })
}

/// The JSON of a card, or of no more than the fields that a mask keeps.
fn wanted(
    current: &Current,
    place: usize,
    lang: Language,
    mask: Option<&mut Mask>,
) -> Result<Bytes, Problem> {
    match mask {
        None => current.cards.bytes(place, lang.into()),
        Some(mask) => current.cards.some(place, lang.into(), mask),
    }
}

/// An answer of the JSON of a card, or of the fields that a mask has kept of it, with warnings.
fn made_with(
    query: &mut Query,
    current: &Current,
    (card, mask): (Bytes, Option<Mask>),
) -> Result<Representation, Problem> {
    for field in mask.into_iter().flat_map(|mask| mask.unknown) {
        query.warn("unknown_field", &warnings::field(&field));
    }
    let bytes = with_warnings(card, &query.warnings)?;
    let representation = Representation::once("application/json", Some(query.lang), bytes);
    Ok(representation.of_catalogue(current.answers.build(), Keep::Minute))
}

/// The JSON of an object with warnings behind its other fields.
fn with_warnings(object: Bytes, warnings: &[Warning]) -> Result<Bytes, Problem> {
    if warnings.is_empty() {
        return Ok(object);
    }
    let open = object.strip_suffix(b"}");
    let open = open.ok_or_else(|| Problem::internal("not the JSON of an object"))?;
    let comma: &[u8] = if open == b"{" { b"" } else { b"," };
    let warnings = serde_json::to_vec(warnings).map_err(Problem::internal)?;
    Ok([open, comma, b"\"warnings\":", &warnings, b"}"]
        .concat()
        .into())
}
