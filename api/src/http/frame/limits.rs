//! Too much of anything is refused before it is read.

use actix_web::dev::ServiceRequest;
use actix_web::http::header;

use super::Site;
use crate::http::body::{body_limit, body_too_large, over};
use crate::http::problem::{Kind, Problem};
use crate::words::problems;

/// Most bytes of all header names and values together.
const HEADERS: usize = 32 * 1024;
/// Most bytes of an address.
const ADDRESS: usize = 8 * 1024;

pub(super) fn check(request: &ServiceRequest, site: &Site) -> Option<Problem> {
    let address = request
        .uri()
        .path_and_query()
        .map_or(0, |address| address.as_str().len());
    if address > ADDRESS {
        let detail = problems::address_over(ADDRESS);
        return Some(over(Kind::AddressTooLong, detail, ADDRESS));
    }
    let headers: usize = request
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len())
        .sum();
    if headers > HEADERS {
        let detail = problems::headers_over(HEADERS);
        return Some(over(Kind::HeadersTooLarge, detail, HEADERS));
    }
    let limit = body_limit(request.path(), &site.settings);
    let length = request
        .headers()
        .get(header::CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok());
    if length
        .and_then(|length| length.parse::<u64>().ok())
        .is_some_and(|length| length > limit as u64)
    {
        return Some(body_too_large(limit));
    }
    None
}
