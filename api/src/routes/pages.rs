//! What people read in a browser.

pub mod asset;
pub mod docs;
pub mod help;
pub mod home;
pub mod problems;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};

use crate::http::representation::{Keep, Representation};
use crate::words::Language;

/// A page that is the same for everybody.
fn public_page(request: &HttpRequest, lang: Language, html: String) -> HttpResponse {
    let page = Representation::once("text/html; charset=utf-8", Some(lang), html);
    show(request, &page.of_program(Keep::Asking))
}

/// A page of ours: it loads our files and nothing else, and sends forms only to us.
fn show(request: &HttpRequest, page: &Representation) -> HttpResponse {
    let mut response = page.respond(request);
    response.headers_mut().insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(crate::web::POLICY),
    );
    response
}
