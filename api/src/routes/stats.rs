//! Statistics of decks, and their charts.

use std::sync::LazyLock;

use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fabulario_cards::code;
use fabulario_cards::stats::{Statistics, chart};
use fabulario_engine::Lang;
use sha2::{Digest as _, Sha256};

use super::decks::lead_on;
use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::http::representation::{Keep, Representation};
use crate::state::State;
use crate::words::Language;

pub mod compute_stats;
pub mod get_colours_svg;
pub mod get_curve_svg;

/// Nothing but the one style of all charts, which tells light from dark.
static POLICY: LazyLock<Option<HeaderValue>> = LazyLock::new(|| {
    let style = STANDARD.encode(Sha256::digest(chart::STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    );
    HeaderValue::from_str(&policy).ok()
});

/// A chart of the deck that a code stands for.
fn drawn(
    request: &HttpRequest,
    state: &State,
    code: &str,
    ending: &str,
    draw: fn(&Statistics<'_>, Lang) -> String,
) -> Result<HttpResponse, Problem> {
    let lang = Query::read(request, &[]).lang;
    let current = state.catalogue.get();
    let deck = match code::decode(&current.catalogue, code) {
        Ok(deck) => deck,
        Err(error) => return lead_on(&error, request, ending),
    };
    let counted = Statistics::of(&deck, &current.catalogue, &current.index, lang.into());
    Ok(respond(
        request,
        &current,
        lang,
        draw(&counted, lang.into()),
    ))
}

/// A chart as it is sent.
pub(super) fn respond(
    request: &HttpRequest,
    current: &Current,
    lang: Language,
    chart: String,
) -> HttpResponse {
    let chart = Representation::once("image/svg+xml", Some(lang), chart);
    // The address of a chart does not change when its cards do: it is asked for again after a while.
    let chart = chart.of_catalogue(current.answers.build(), Keep::Hour);
    let mut response = chart.respond(request);
    if let Some(policy) = &*POLICY {
        let headers = response.headers_mut();
        headers.insert(CONTENT_SECURITY_POLICY, policy.clone());
    }
    response
}
