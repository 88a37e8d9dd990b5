//! A list of the catalogue.

use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;

use super::{Masked, mask};
use crate::http::problem::Problem;
use crate::http::query::{DEFAULT_LIMIT, Page, Query, first_page, paginate};
use crate::http::representation::{Keep, Representation};
use crate::wire::List;

/// A list in one language.
pub struct ListAnswer {
    address: String,
    entries: Vec<Value>,
    /// The first page, for everybody who asks for nothing special.
    plain: Representation,
    build: HeaderValue,
    masked: Arc<Masked>,
}

impl ListAnswer {
    pub(super) fn new(
        address: String,
        entries: Vec<Value>,
        (build, masked): (HeaderValue, Arc<Masked>),
        keep: impl FnOnce(&List<&Value>) -> serde_json::Result<Representation>,
    ) -> serde_json::Result<Self> {
        let plain = keep(&first_page(&entries, &address)?)?;
        Ok(Self {
            address,
            entries,
            plain,
            build,
            masked,
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
        if let Some(kept) = self.masked.get(request, &query) {
            return Ok(kept);
        }
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
            warnings: std::mem::take(&mut query.warnings),
        };
        let made = Representation::json(query.lang, &list).map_err(Problem::internal)?;
        let made = made.of_catalogue(&self.build, Keep::Minute);
        Ok(self.masked.respond(request, &query, made))
    }
}
