//! One resource of the catalogue.

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::Value;

use super::{mask, respond_once};
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::http::representation::Representation;

/// A resource in one language.
pub struct SingleAnswer {
    pub(super) value: Value,
    pub(super) plain: Representation,
    pub(super) build: HeaderValue,
}

impl SingleAnswer {
    /// The resource as JSON.
    pub fn value(&self) -> &Value {
        &self.value
    }

    /// Answers a query: ready bytes if it asks for nothing special.
    pub fn respond(
        &self,
        request: &HttpRequest,
        mut query: Query,
    ) -> Result<HttpResponse, Problem> {
        if query.is_plain() {
            return Ok(self.plain.respond(request));
        }
        let masked = mask(vec![&self.value], &mut query).pop();
        let mut value = masked.unwrap_or_default().into_owned();
        if let Some(object) = value.as_object_mut().filter(|_| !query.warnings.is_empty()) {
            let warnings = serde_json::to_value(&query.warnings).map_err(Problem::internal)?;
            object.insert("warnings".to_owned(), warnings);
        }
        respond_once(request, query.lang, &value, &self.build)
    }
}
