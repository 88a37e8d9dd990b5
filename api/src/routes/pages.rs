//! What people read in a browser.

pub mod ask;
pub mod asset;
pub mod card;
pub mod cards;
pub mod chances;
pub mod compare;
pub mod deck;
pub mod desk;
pub mod docs;
pub mod hand;
pub mod help;
pub mod home;
pub mod import;
pub mod lab;
pub mod offline;
pub mod problems;
pub mod ready;
pub mod rules;
pub mod sets;
pub mod table;
pub mod theme;
pub mod worker;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use crate::http::frame::Told;
use crate::http::representation::{Keep, Representation};
use crate::http::theme::Theme;
use crate::web::{POLICY, Shown};
use crate::words::Language;

/// What one reader sent is kept by that reader's browser alone.
const OWN: HeaderValue = HeaderValue::from_static("private, no-cache");

/// What a page depends on besides its address.
const VARY: HeaderValue = HeaderValue::from_static("accept-encoding, accept-language, cookie");

/// A page that is the same for everybody who likes the same theme.
fn public_page(request: &HttpRequest, lang: Language, html: String) -> HttpResponse {
    let page = Representation::page(lang, html);
    let keep = if Theme::of(request.headers()).is_some() {
        Keep::Own
    } else {
        Keep::Asking
    };
    show(request, &page.of_program(keep))
}

/// When a page that had no turn may be asked for again, in seconds.
const RETRY_AFTER: HeaderValue = HeaderValue::from_static("5");

/// A page that did its work first, or the better address of the same question.
fn shown(request: &HttpRequest, lang: Language, shown: Shown) -> HttpResponse {
    match shown {
        Shown::At(link) => lead_to(StatusCode::SEE_OTHER, &link.to_string()),
        Shown::Page(status, html) => {
            let mut response = public_page(request, lang, html);
            if !status.is_success() {
                *response.status_mut() = status;
                response.extensions_mut().insert(Told);
            }
            if matches!(
                status,
                StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE
            ) {
                let headers = response.headers_mut();
                headers.insert(header::RETRY_AFTER, RETRY_AFTER);
            }
            response
        }
    }
}

/// A page of ours: it loads our files and nothing else, and sends forms only to us.
fn show(request: &HttpRequest, page: &Representation) -> HttpResponse {
    let mut response = page.respond(request);
    let headers = response.headers_mut();
    let policy = HeaderValue::from_static(POLICY);
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(header::VARY, VARY);
    response
}

/// A page about what one reader sent: nobody keeps it.
fn own_page(
    request: &HttpRequest,
    status: StatusCode,
    lang: Language,
    html: String,
) -> HttpResponse {
    let page = Representation::once("text/html; charset=utf-8", Some(lang), html);
    let mut response = show(request, &page);
    // The reader's own browser may show it again: the way back to it must not ask for the form once more.
    response.headers_mut().insert(header::CACHE_CONTROL, OWN);
    if !status.is_success() {
        *response.status_mut() = status;
        response.extensions_mut().insert(Told);
    }
    response
}

/// Leads on to another page of ours.
fn lead_to(status: StatusCode, address: &str) -> HttpResponse {
    HttpResponse::build(status)
        .insert_header((header::LOCATION, address))
        .finish()
}
