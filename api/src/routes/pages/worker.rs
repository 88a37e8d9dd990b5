use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::web::worker;

/// The worker asks this server, and nobody else.
const POLICY: &str = "default-src 'none'; connect-src 'self'";

/// The worker that keeps pages on the device: it stands at the top, because it may look after nothing above it.
#[get("/sw.js")]
pub async fn service_worker(request: HttpRequest) -> HttpResponse {
    let mut response = worker::worker().respond(&request);
    let policy = HeaderValue::from_static(POLICY);
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

/// What a device needs to install the pages.
#[get("/manifest.webmanifest")]
pub async fn manifest(request: HttpRequest) -> HttpResponse {
    worker::manifest().respond(&request)
}
