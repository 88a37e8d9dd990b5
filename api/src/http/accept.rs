//! The lists of the `Accept` headers: what a client takes, and how gladly.

use actix_web::http::header::{self, HeaderMap};

/// Names in lower case with their quality; an unreadable quality refuses its name.
pub fn weighted(list: &str) -> impl Iterator<Item = (String, f32)> {
    list.split(',').map(|item| {
        let (name, params) = item.split_once(';').unwrap_or((item, ""));
        let quality = params.trim().strip_prefix("q=");
        let quality = quality.map_or(1.0, |quality| quality.parse().unwrap_or(0.0));
        (name.trim().to_ascii_lowercase(), quality)
    })
}

/// Whether it is a browser that shows a page to somebody: it would rather have HTML than JSON, and says so by name.
pub fn prefers_page(headers: &HeaderMap) -> bool {
    let accept = headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok());
    let (mut html, mut json) = (0.0, 0.0);
    for (name, quality) in weighted(accept.unwrap_or("")) {
        match name.as_str() {
            "text/html" => html = quality,
            "application/json" | "application/problem+json" => json = quality,
            _ => {}
        }
    }
    html > json
}
