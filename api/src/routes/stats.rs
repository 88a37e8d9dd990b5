//! Statistics of decks, and their charts.

use std::sync::LazyLock;

use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use fabulario_cards::code;
use fabulario_cards::stats::Statistics;
use fabulario_cards::stats::chart::{self, Theme};
use fabulario_engine::Lang;
use sha2::{Digest as _, Sha256};
use url::form_urlencoded;

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

/// Nothing but the style of all charts, which tells light from dark, and those of the themes.
static POLICY: LazyLock<Option<HeaderValue>> = LazyLock::new(|| {
    let [light, dark] = Theme::ALL.map(Theme::style);
    let styles = [chart::STYLE, light, dark].map(|style| {
        let hash = STANDARD.encode(Sha256::digest(style));
        format!("'sha256-{hash}'")
    });
    let styles = styles.join(" ");
    let policy = format!(
        "default-src 'none'; style-src {styles}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
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
    let lang = Query::read(request, &[THEME]).lang;
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

/// The parameter that chooses light or dark.
pub(super) const THEME: &str = "theme";

/// The theme that an address asks for; none means as the reader's system is.
fn theme(request: &HttpRequest) -> Option<Theme> {
    let mut query = form_urlencoded::parse(request.query_string().as_bytes());
    query.find_map(|(name, value)| Theme::named(&value).filter(|_| name == THEME))
}

/// A chart as it is sent.
pub(super) fn respond(
    request: &HttpRequest,
    current: &Current,
    lang: Language,
    chart: String,
) -> HttpResponse {
    let chart = match theme(request) {
        Some(theme) => theme.of(&chart),
        None => chart,
    };
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
