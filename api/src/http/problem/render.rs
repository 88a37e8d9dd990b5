//! A problem as the reader sees it.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::{Inner, Kind, Problem};
use crate::http::accept::prefers_page;
use crate::http::theme::Theme;
use crate::wire::{Checks, Mistake, Warning};
use crate::words::Language;

/// An RFC 9457 problem document. Some kinds have further fields.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem, example = json!({
    "type": "http://127.0.0.1:8080/problems/unknown-format",
    "code": "unknown-format",
    "title": "Unknown format",
    "status": 404,
    "detail": "There is no format \"fab-xyz\".",
    "instance": "/v1/formats/fab-xyz",
    "request_id": "019a8b5e-0000-7000-8000-000000000000",
    "known": ["fab-padrao", "dd-padrao"]
}))]
pub struct Document {
    /// The kind of problem: an address that answers with a readable page
    #[serde(rename = "type")]
    pub kind: String,
    /// The last part of `type`: the same on every server. New codes may come
    pub code: &'static str,
    /// The short name of the kind
    pub title: String,
    /// The HTTP status
    pub status: u16,
    /// What went wrong this time and what to do next
    pub detail: String,
    /// The path of the request
    pub instance: String,
    /// The id under which the server's log knows the request
    pub request_id: String,
    /// Fields that only some kinds have
    #[serde(flatten)]
    #[schema(value_type = ProblemExtras)]
    pub extras: Map<String, Value>,
}

/// Fields that only some kinds of problem have. New ones may come.
#[derive(ToSchema)]
#[expect(dead_code, reason = "describes what problems add with `with`")]
pub struct ProblemExtras {
    /// The mistakes in the body
    errors: Option<Vec<Mistake>>,
    /// Whether there may be more mistakes than `errors` tells
    more: Option<bool>,
    /// The names that there are, where one was not known
    known: Option<Vec<String>>,
    /// The cards that may be meant, where a page of one was asked for: each with `id` and `name`
    near: Option<Vec<Value>>,
    /// What could not be understood of a query
    warnings: Option<Vec<Warning>>,
    /// Why a text is not the code of a deck, or an action not allowed. New reasons may come
    reason: Option<String>,
    /// Which action of the request is not allowed, counted from 0
    action: Option<usize>,
    /// The rule that does not allow it
    rule: Option<String>,
    /// The sets or cards of a deck code that are not known
    unknown: Option<Vec<String>>,
    /// The code that the deck has now
    moved_to: Option<String>,
    /// The limit that was passed, in bytes
    limit: Option<u64>,
    /// The line where the body stops being JSON
    line: Option<u64>,
    /// The column where the body stops being JSON
    column: Option<u64>,
    /// Which parts of the server work
    checks: Option<Checks>,
}

/// Draws a problem as a page, with the policy of that page. It lies above this room and is handed down.
pub type PageOfProblem = fn(&Reader<'_>, &Document) -> (&'static str, String);

/// Who reads the problem, and where it happened.
pub struct Reader<'a> {
    /// The language of the answer.
    pub lang: Language,
    /// Draws a page instead of JSON.
    pub page: Option<PageOfProblem>,
    /// The theme of the page.
    pub theme: Option<Theme>,
    /// The path of the request.
    pub path: &'a str,
    /// What its address asked for, as far as a page shows it again.
    pub query: &'a str,
    /// The id of the request.
    pub request_id: &'a str,
    /// The address that the `type` begins with.
    pub public_url: &'a str,
}

impl Problem {
    /// The document for a reader.
    pub fn document(&self, reader: &Reader<'_>) -> Document {
        let (kind, lang) = (self.0.kind, reader.lang);
        Document {
            kind: kind.url(reader.public_url),
            code: kind.slug(),
            title: kind.title().to(lang),
            status: kind.status().as_u16(),
            detail: self.sentence(lang),
            instance: reader.path.to_owned(),
            request_id: reader.request_id.to_owned(),
            extras: self.0.extras.clone(),
        }
    }

    /// The response for a reader.
    pub fn respond(&self, reader: &Reader<'_>) -> HttpResponse {
        let (document, lang) = (self.document(reader), reader.lang);
        let mut response = HttpResponse::build(self.0.kind.status());
        for (name, value) in &self.0.headers {
            response.insert_header((name.clone(), value.clone()));
        }
        response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static("no-store")));
        response.insert_header((
            header::CONTENT_LANGUAGE,
            HeaderValue::from_static(lang.tag()),
        ));
        if let Some(page) = reader.page {
            let (policy, page) = page(reader, &document);
            return response
                .insert_header((header::CONTENT_SECURITY_POLICY, policy))
                .content_type("text/html; charset=utf-8")
                .body(page);
        }
        response
            .content_type("application/problem+json")
            .body(serde_json::to_vec(&document).unwrap_or_default())
    }

    fn sentence(&self, lang: Language) -> String {
        let Inner { kind, detail, .. } = &*self.0;
        let what = detail.as_ref().map(|detail| detail.to(lang));
        let what = what.unwrap_or_else(|| kind.about().to(lang));
        format!("{what} {}", kind.remedy().to(lang))
    }
}

impl Kind {
    /// The `type` of its documents.
    pub fn url(self, public_url: &str) -> String {
        format!("{public_url}/problems/{}", self.slug())
    }
}

/// Whether the reader is a person in front of a browser, and not on an address of the API.
pub fn wants_html(asked: &HeaderMap, path: &str) -> bool {
    if path.starts_with("/v1") {
        return false;
    }
    prefers_page(asked)
}
