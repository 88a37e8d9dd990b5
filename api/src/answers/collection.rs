//! A list of the catalogue.

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::{Value, json};

use super::{DEFAULT_LIMIT, mask, respond_once};
use crate::problem::Problem;
use crate::query::{Page, Query, paginate};
use crate::representation::Representation;
use crate::wire::List;

/// A list in one language.
pub struct Collection {
    address: String,
    entries: Vec<Value>,
    plain: Option<Representation>,
    build: Option<HeaderValue>,
}

impl Collection {
    pub(super) fn new(
        address: String,
        entries: Vec<Value>,
        build: Option<HeaderValue>,
        keep: impl FnOnce(&Value) -> serde_json::Result<Representation>,
    ) -> serde_json::Result<Self> {
        // A list that fits one page is the same for everybody who asks for nothing special.
        let whole = entries.len() <= DEFAULT_LIMIT;
        let first = json!({ "data": &entries, "next": null, "total": entries.len() });
        let plain = if whole { Some(keep(&first)?) } else { None };
        Ok(Self {
            address,
            entries,
            plain,
            build,
        })
    }

    /// Every entry.
    pub fn entries(&self) -> &[Value] {
        &self.entries
    }

    /// Answers a query with the whole list.
    pub fn respond(&self, request: &HttpRequest, query: Query) -> Result<HttpResponse, Problem> {
        match &self.plain {
            Some(plain) if query.is_plain() => Ok(plain.respond(request)),
            _ => self.respond_with(request, query, &self.entries.iter().collect::<Vec<_>>()),
        }
    }

    /// Answers a query with a choice of entries in an order of the caller's.
    pub fn respond_with(
        &self,
        request: &HttpRequest,
        mut query: Query,
        chosen: &[&Value],
    ) -> Result<HttpResponse, Problem> {
        let Page {
            entries,
            next,
            total,
        } = paginate(chosen, &mut query, &self.address)?;
        let data = mask(entries, &mut query);
        let list = List {
            data,
            next,
            total,
            warnings: query.warnings,
        };
        respond_once(request, query.lang, &list, self.build.as_ref())
    }
}
