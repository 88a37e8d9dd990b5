//! Addresses that people share: a browser is led to their page, everything else gets JSON.

use std::fmt::Write as _;

use actix_web::http::header::{HeaderValue, LOCATION, VARY};
use actix_web::{HttpRequest, HttpResponse};
use url::form_urlencoded::Serializer;

use crate::http::accept::prefers_page;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::words::{Language, warnings};

/// The parameter that shows a browser the JSON.
pub(super) const FORMAT: &str = "format";

/// What the answer at such an address depends on besides the address.
const DEPENDS_ON: HeaderValue =
    HeaderValue::from_static("accept, accept-encoding, accept-language");

/// Whether a page is wanted: by a browser that does not ask for JSON.
pub(super) fn wants_page(request: &HttpRequest, query: &mut Query) -> bool {
    !query.take_json() && prefers_page(request.headers())
}

/// The same, where `format` is no format of a deck but says nothing else.
pub(super) fn wants_page_or_json(request: &HttpRequest, query: &mut Query) -> bool {
    let page = wants_page(request, query);
    if let Some(other) = query.get(FORMAT).map(str::to_owned) {
        query.warn("unknown_value", &warnings::value(FORMAT, other, "json"));
    }
    page
}

/// Leads a browser to a page, in the language that was asked for.
pub(super) fn lead_to(
    query: &Query,
    path: &str,
    params: &[(&str, Option<&str>)],
) -> Result<HttpResponse, Problem> {
    let lang = query.get("lang").and_then(|it| it.parse().ok());
    let lang = lang.map(Language::tag);
    let mut asked = Serializer::new(String::new());
    for (name, value) in params.iter().chain([&("lang", lang)]) {
        if let Some(value) = value {
            asked.append_pair(name, value);
        }
    }
    let asked = asked.finish();
    let mark = if asked.is_empty() { "" } else { "?" };
    let to = HeaderValue::from_str(&format!("{path}{mark}{asked}")).map_err(Problem::internal)?;
    Ok(HttpResponse::SeeOther()
        .insert_header((LOCATION, to))
        .insert_header((VARY, DEPENDS_ON))
        .insert_header(("cache-control", "public, max-age=60"))
        .finish())
}

/// The page of the deck with a code, which was read.
pub(super) fn deck_page(query: &Query, code: &str) -> Result<HttpResponse, Problem> {
    let mut path = String::from("/b/");
    for byte in code.trim().bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            path.push(char::from(byte));
        } else {
            // Writing into a string cannot fail.
            let _ = write!(path, "%{byte:02X}");
        }
    }
    lead_to(query, &path, &[])
}

/// The JSON of an address that shows browsers a page.
pub(super) fn varied(mut response: HttpResponse) -> HttpResponse {
    response.headers_mut().insert(VARY, DEPENDS_ON);
    response
}
