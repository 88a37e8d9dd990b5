//! Headers that keep a browser from guessing, framing and leaking.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

use super::Site;

/// Nothing may be loaded: right for JSON. Pages bring their own policy.
const NOTHING: &str =
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const CROSS_ORIGIN: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

pub(super) fn add(headers: &mut HeaderMap, site: &Site) {
    if !headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(NOTHING),
        );
    }
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    );
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(CROSS_ORIGIN, HeaderValue::from_static("cross-origin"));
    if site.public_url.starts_with("https://") {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
}
