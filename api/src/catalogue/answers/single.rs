//! One resource of the catalogue.

use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;

use super::{Masked, respond_with_fields};
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::http::representation::Representation;

/// A resource in one language.
pub struct SingleAnswer {
    pub(super) value: Value,
    pub(super) plain: Representation,
    pub(super) build: HeaderValue,
    pub(super) masked: Arc<Masked>,
}

impl SingleAnswer {
    /// The resource as JSON.
    pub fn value(&self) -> &Value {
        &self.value
    }

    /// Answers a query: ready bytes if it asks for nothing special.
    pub fn respond(&self, request: &HttpRequest, query: Query) -> Result<HttpResponse, Problem> {
        if query.is_plain() {
            return Ok(self.plain.respond(request));
        }
        respond_with_fields(request, query, &self.value, (&self.build, &self.masked))
    }
}
