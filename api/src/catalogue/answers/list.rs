//! A list of the catalogue.

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;

use super::{mask, respond_once};
use crate::http::problem::Problem;
use crate::http::query::{DEFAULT_LIMIT, Page, Query, first_page, paginate};
use crate::http::representation::Representation;
use crate::wire::List;

/// A list in one language.
pub struct ListAnswer {
    address: String,
    entries: Vec<Value>,
    /// The first page, for everybody who asks for nothing special.
    plain: Representation,
    build: HeaderValue,
}

impl ListAnswer {
    pub(super) fn new(
        address: String,
        entries: Vec<Value>,
        build: HeaderValue,
        keep: impl FnOnce(&List<&Value>) -> serde_json::Result<Representation>,
    ) -> serde_json::Result<Self> {
        let plain = keep(&first_page(&entries, &address)?)?;
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
        // The address of a second page repeats the query, so a ready first page fits the empty one.
        if query.is_empty() || (query.is_plain() && self.entries.len() <= DEFAULT_LIMIT) {
            return Ok(self.plain.respond(request));
        }
        self.respond_with(request, query, &self.entries.iter().collect::<Vec<_>>())
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
        respond_once(request, query.lang, &list, &self.build)
    }
}
