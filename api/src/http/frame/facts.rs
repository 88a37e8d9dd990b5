//! What is known of a request before anything is done with it.

use std::cell::Cell;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Instant;

use actix_web::HttpRequest;
use actix_web::dev::ServiceRequest;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use prometheus::IntGauge;
use uuid::Uuid;

use super::Site;
use super::rate_limit::Standing;
use super::upload::Upload;
use crate::http::language;
use crate::http::problem::{Reader, wants_html};
use crate::http::theme::Theme;
use crate::words::Language;

pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// What outlives the request, whatever happens to it.
pub(super) struct Facts {
    pub started: Instant,
    id: HeaderValue,
    pub method: Method,
    pub path: String,
    /// Kept only for a reader who may get a page.
    query: String,
    pub lang: Language,
    pub html: bool,
    theme: Option<Theme>,
    pub origin: Option<HeaderValue>,
    pub client: IpAddr,
    pub upload: Upload,
    pub rate: Cell<Option<Standing>>,
    /// Whether an answer was observed: a client may leave before.
    pub answered: Cell<bool>,
    _in_flight: InFlight,
}

/// Counts a request for as long as it lives, however it ends: an answer, a panic, a client that left.
struct InFlight(IntGauge);

impl InFlight {
    fn new(gauge: &IntGauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Drop for Facts {
    fn drop(&mut self) {
        if !self.answered.get() {
            super::log::left(self);
        }
    }
}

impl Facts {
    pub(super) fn of(request: &ServiceRequest, site: &Site) -> Self {
        let headers = request.headers();
        let html = wants_html(headers, request.path());
        let query = if html { request.query_string() } else { "" };
        Self {
            started: Instant::now(),
            id: given_id(headers).cloned().unwrap_or_else(new_id),
            method: request.method().clone(),
            path: request.path().to_owned(),
            lang: language::of(request.query_string(), headers),
            html,
            query: query.to_owned(),
            theme: Theme::of(headers),
            origin: headers.get(header::ORIGIN).cloned(),
            client: client(request.request(), site.settings.trust_proxy),
            upload: Upload::of(headers),
            rate: Cell::new(None),
            answered: Cell::new(false),
            _in_flight: InFlight::new(&site.metrics.in_flight),
        }
    }

    /// What tells the request from all others.
    pub(super) fn request_id(&self) -> &str {
        self.id.to_str().unwrap_or_default()
    }

    pub(super) fn reader<'a>(&'a self, site: &'a Site) -> Reader<'a> {
        let Self {
            lang,
            html,
            path,
            query,
            ..
        } = self;
        Reader {
            lang: *lang,
            page: html.then_some(site.problem_page),
            theme: self.theme,
            path,
            query,
            request_id: self.request_id(),
            public_url: &site.public_url,
        }
    }

    pub(super) fn identify(&self, headers: &mut HeaderMap) {
        headers.insert(REQUEST_ID, self.id.clone());
    }
}

/// An id that a caller brings is kept if it is harmless in a log and in a header.
fn given_id(headers: &HeaderMap) -> Option<&HeaderValue> {
    let value = headers.get(REQUEST_ID)?;
    let id = value.to_str().ok()?;
    let harmless = |b: u8| b.is_ascii_alphanumeric() || b"-_.:".contains(&b);
    (matches!(id.len(), 8..=64) && id.bytes().all(harmless)).then_some(value)
}

fn new_id() -> HeaderValue {
    let mut digits = Uuid::encode_buffer();
    let id = Uuid::now_v7().hyphenated().encode_lower(&mut digits);
    HeaderValue::from_str(id).unwrap_or_else(|_| HeaderValue::from_static("none"))
}

/// Whose request it is. An IPv6 client owns a /64, so the rest of the address says nothing.
pub(crate) fn client(request: &HttpRequest, trust_proxy: bool) -> IpAddr {
    let peer = request
        .peer_addr()
        .map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    // The proxy appends the address that it saw: only the last one is not the client's own claim.
    let last = |value: &HeaderValue| address(value.to_str().ok()?.rsplit(',').next()?.trim());
    let forwarded = request
        .headers()
        .get_all(FORWARDED_FOR)
        .last()
        .filter(|_| trust_proxy)
        .and_then(last);
    match forwarded.unwrap_or(peer).to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(
            address.to_bits() & !u128::from(u64::MAX),
        )),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// An address as proxies write it, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.parse::<IpAddr>().ok();
    bare.or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}
