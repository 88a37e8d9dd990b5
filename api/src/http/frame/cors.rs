//! Which pages of other sites may call the API.

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};

use super::Site;
use super::facts::Facts;
use crate::config::CorsOrigins;

const EXPOSED: &str = "catalogue-build, content-disposition, content-language, etag, ratelimit, ratelimit-policy, retry-after, x-request-id";

/// The answer to a browser that asks whether it may ask; the origin is added as on every answer.
pub(super) fn preflight(request: &ServiceRequest, site: &Site) -> Option<HttpResponse> {
    let headers = request.headers();
    let asked = headers
        .get(header::ACCESS_CONTROL_REQUEST_METHOD)
        .filter(|_| headers.contains_key(header::ORIGIN));
    asked.filter(|_| request.method() == Method::OPTIONS)?;
    let methods = site
        .routes
        .allow(request.path())
        .unwrap_or_else(|| "GET, HEAD, POST".to_owned());
    Some(
        HttpResponse::NoContent()
            .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, methods))
            .insert_header((
                header::ACCESS_CONTROL_ALLOW_HEADERS,
                "accept-language, authorization, content-type, idempotency-key, if-match, if-none-match, x-request-id",
            ))
            .insert_header((header::ACCESS_CONTROL_MAX_AGE, "3600"))
            .finish(),
    )
}

/// Lets the pages of allowed origins read the answer, errors included.
pub(super) fn add(headers: &mut HeaderMap, facts: &Facts, site: &Site) {
    let allowed = match (&site.settings.cors_origins, &facts.origin) {
        (CorsOrigins::Any, _) => Some(HeaderValue::from_static("*")),
        (CorsOrigins::Only(origins), origin) => {
            headers.append(header::VARY, HeaderValue::from_static("origin"));
            origin.clone().filter(|origin| {
                origins
                    .iter()
                    .any(|known| known.as_bytes() == origin.as_bytes())
            })
        }
    };
    if let Some(allowed) = allowed {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, allowed);
        headers.insert(
            header::ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static(EXPOSED),
        );
    }
}
