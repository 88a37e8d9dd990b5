//! One resource, several byte strings: plain, gzip and brotli, each with its own strong `ETag`.
//!
//! RFC 9110 wants a strong `ETag` to differ between encodings, so compression happens here, where the
//! tag is made, and not in a middleware that cannot know.

use std::io::Write as _;
use std::sync::OnceLock;

use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use xxhash_rust::xxh3::xxh3_128;

mod encoding;
#[cfg(test)]
mod tests;

use crate::words::Language;
use encoding::Encoding;

/// Below this many bytes compression costs more than it saves.
const WORTH_COMPRESSING: usize = 1024;
/// The same of what is packed once for all its readers: a page has many small modules.
const WORTH_PACKING: usize = 256;

/// The header with the catalogue's build.
pub const CATALOGUE_BUILD: HeaderName = HeaderName::from_static("catalogue-build");

/// How long a representation lives: the longer, the more effort its compression is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Effort {
    Once,
    /// A page for one reader: it is larger than most answers, and comes over slower lines.
    Page,
    Kept,
    /// Every byte counts: it is fetched by many, and never changes.
    Most,
}

/// How long everybody may keep a public answer without asking again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// Nobody but the reader may keep it, and every use asks: the reader chose how it looks.
    Own,
    /// Not at all: every use asks whether it still holds.
    Asking,
    /// A minute: it changes with the next build.
    Minute,
    /// An hour: its address stays the same when its content changes, which is seldom.
    Hour,
    /// For good: other content has another address.
    Forever,
}

impl Keep {
    const fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Own => "private, no-cache",
            Self::Asking => "no-cache",
            Self::Minute => "public, max-age=60",
            Self::Hour => "public, max-age=3600",
            Self::Forever => "public, max-age=31536000, immutable",
        })
    }
}

/// Nobody but who asked may see it, and nobody keeps it: what holds unless an answer is known to be everybody's.
const PRIVATE: HeaderValue = HeaderValue::from_static("private, no-store");

/// Most answers are shorter: their bytes are never copied to a larger place.
const USUAL_BYTES: usize = 8 * 1024;

/// A value as JSON.
pub fn json(value: &impl Serialize) -> serde_json::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut bytes, value)?;
    Ok(bytes)
}

/// What a resource says, ready to be sent.
pub struct Representation {
    content_type: HeaderValue,
    language: Option<Language>,
    /// Set for what the address and the catalogue alone made; anything else is private.
    public: Option<Keep>,
    build: Option<HeaderValue>,
    effort: Effort,
    /// Whether the bytes are packed already: then they are sent as they are.
    packed: bool,
    plain: Variant,
    gzip: OnceLock<Variant>,
    brotli: OnceLock<Variant>,
}

struct Variant {
    bytes: Bytes,
    /// Made when somebody can ask by it: no answer to a POST is looked for again.
    etag: OnceLock<HeaderValue>,
}

impl Representation {
    /// A representation that is made once and sent often.
    pub fn kept(
        content_type: &'static str,
        language: Option<Language>,
        bytes: impl Into<Bytes>,
    ) -> Self {
        Self::new(content_type, language, bytes.into(), Effort::Kept)
    }

    /// A representation for one response.
    pub fn once(
        content_type: &'static str,
        language: Option<Language>,
        bytes: impl Into<Bytes>,
    ) -> Self {
        Self::new(content_type, language, bytes.into(), Effort::Once)
    }

    /// A page for one response.
    pub fn page(language: Language, html: String) -> Self {
        let kind = "text/html; charset=utf-8";
        Self::new(kind, Some(language), html.into(), Effort::Page)
    }

    /// A JSON value for one response.
    pub fn json(language: Language, value: &impl Serialize) -> serde_json::Result<Self> {
        Ok(Self::once("application/json", Some(language), json(value)?))
    }

    fn new(
        content_type: &'static str,
        language: Option<Language>,
        bytes: Bytes,
        effort: Effort,
    ) -> Self {
        Self {
            content_type: HeaderValue::from_static(content_type),
            language,
            public: None,
            build: None,
            effort,
            packed: false,
            plain: Variant {
                bytes,
                etag: OnceLock::new(),
            },
            gzip: OnceLock::new(),
            brotli: OnceLock::new(),
        }
    }

    /// Bytes that no compression makes smaller.
    #[must_use]
    pub fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// Bytes that are worth the densest packing.
    #[must_use]
    pub fn dense(mut self) -> Self {
        self.effort = Effort::Most;
        self
    }

    /// Everybody's: the address and this build of the catalogue alone made it.
    #[must_use]
    pub fn of_catalogue(mut self, build: &HeaderValue, keep: Keep) -> Self {
        self.build = Some(build.clone());
        self.public = Some(keep);
        self
    }

    /// Everybody's: it is part of the program.
    #[must_use]
    pub fn of_program(mut self, keep: Keep) -> Self {
        self.public = Some(keep);
        self
    }

    /// An answer to a POST speaks of what was sent, so it is nobody else's, whatever made it.
    fn cache_control(&self, method: &Method) -> HeaderValue {
        let public = self.public.filter(|_| method == Method::GET);
        public.map_or(PRIVATE, Keep::header)
    }

    /// The response; to a GET 304 if the client has it already.
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let headers = request.headers();
        let encoding = self.negotiate(headers);
        let variant = self.variant(encoding);
        let etag = (request.method() == Method::GET).then(|| self.etag(encoding));
        let mut response = if etag.is_some_and(|etag| has(headers, etag)) {
            HttpResponse::NotModified()
        } else {
            HttpResponse::Ok()
        };
        if let Some(etag) = etag {
            response.insert_header((header::ETAG, etag.clone()));
        }
        response.insert_header((header::CACHE_CONTROL, self.cache_control(request.method())));
        response.insert_header((
            header::VARY,
            HeaderValue::from_static("accept-encoding, accept-language"),
        ));
        if let Some(language) = self.language {
            response.insert_header((
                header::CONTENT_LANGUAGE,
                HeaderValue::from_static(language.tag()),
            ));
        }
        if let Some(build) = &self.build {
            response.insert_header((CATALOGUE_BUILD, build.clone()));
        }
        let mut response = response.finish();
        if response.status() == actix_web::http::StatusCode::NOT_MODIFIED {
            return response;
        }
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, self.content_type.clone());
        if let Some(name) = encoding.name() {
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        response.set_body(actix_web::body::BoxBody::new(variant.bytes.clone()))
    }

    /// The same of what everybody may see, to be kept as long as the address that was asked for allows.
    pub fn respond_keeping(&self, request: &HttpRequest, keep: Keep) -> HttpResponse {
        let mut response = self.respond(request);
        if self.public.is_some() && request.method() == Method::GET {
            let headers = response.headers_mut();
            headers.insert(header::CACHE_CONTROL, keep.header());
        }
        response
    }

    /// How many bytes it holds, as far as they were made.
    pub fn size(&self) -> usize {
        self.plain.bytes.len()
    }

    /// Whether compressed forms are still to be made.
    pub fn is_loose(&self) -> bool {
        !self.packed && self.brotli.get().is_none()
    }

    /// Makes the compressed forms now, where the caller may wait for them.
    pub fn compress_now(&self) {
        self.variant(Encoding::Gzip);
        self.variant(Encoding::Brotli);
    }

    fn negotiate(&self, headers: &HeaderMap) -> Encoding {
        let least = match self.effort {
            Effort::Most => WORTH_PACKING,
            _ => WORTH_COMPRESSING,
        };
        if self.packed || self.plain.bytes.len() < least {
            Encoding::Identity
        } else {
            Encoding::negotiate(headers)
        }
    }

    fn variant(&self, encoding: Encoding) -> &Variant {
        let cell = match encoding {
            Encoding::Identity => return &self.plain,
            Encoding::Gzip => &self.gzip,
            Encoding::Brotli => &self.brotli,
        };
        cell.get_or_init(|| Variant {
            bytes: compress(&self.plain.bytes, encoding, self.effort),
            etag: OnceLock::new(),
        })
    }

    fn etag(&self, encoding: Encoding) -> &HeaderValue {
        self.variant(encoding).etag.get_or_init(|| {
            let digest = xxh3_128(&self.plain.bytes);
            let tag = match encoding.name() {
                Some(name) => format!("\"{digest:032x}-{name}\""),
                None => format!("\"{digest:032x}\""),
            };
            HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
        })
    }
}

/// Whether `If-None-Match` names the tag. The comparison is the weak one (RFC 9110 §13.1.2).
fn has(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    headers
        .get_all(header::IF_NONE_MATCH)
        .filter_map(|value| value.to_str().ok())
        .any(|list| {
            list.split(',')
                .map(|tag| tag.trim().trim_start_matches("W/"))
                .any(|tag| tag == "*" || tag.as_bytes() == etag)
        })
}

fn compress(bytes: &[u8], encoding: Encoding, effort: Effort) -> Bytes {
    let (gzip, brotli) = match effort {
        Effort::Once => (1, 1),
        // A third smaller than at 1, and hardly slower.
        Effort::Page => (1, 2),
        Effort::Kept => (9, 9),
        Effort::Most => (9, 11),
    };
    let compressed = match encoding {
        Encoding::Identity => Ok(bytes.to_vec()),
        Encoding::Gzip => {
            let level = flate2::Compression::new(gzip);
            let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
            encoder.write_all(bytes).and_then(|()| encoder.finish())
        }
        Encoding::Brotli => {
            // A window no larger than what is packed: a wider one is slower, and finds nothing more.
            let window = bytes.len().max(1).ilog2() + 1;
            let params = brotli::enc::BrotliEncoderParams {
                quality: brotli,
                lgwin: window.clamp(16, 22).cast_signed(),
                ..Default::default()
            };
            let mut out = Vec::new();
            brotli::BrotliCompress(&mut &*bytes, &mut out, &params).map(|_| out)
        }
    };
    // Writing to memory cannot fail.
    compressed.unwrap_or_default().into()
}
