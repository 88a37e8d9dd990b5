use std::borrow::Cow;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use validator::Validate;

use crate::catalogue::answers::mask;
use crate::http::extract::{Body, request_body};
use crate::http::problem::Problem;
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::{Format, Warning, bounded};

/// The formats to look up.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FormatsWanted {
    /// Ids of formats; the answer keeps their order.
    #[validate(length(min = 1, max = 100))]
    #[schema(min_items = 1, max_items = 100, example = json!(["fab-padrao", "dd-padrao"]))]
    pub ids: Vec<FormatName>,
}

/// The id of a format.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 64, example = "fab-padrao")]
pub struct FormatName(#[serde(deserialize_with = "bounded::text::<_, 1, 64>")] pub String);

request_body!(FormatsWanted);

/// The formats that were found, and the ids that were not.
#[derive(Debug, Serialize, ToSchema)]
pub struct FormatsFound<'a> {
    /// The formats, in the order of the request.
    #[schema(value_type = Vec<Format>)]
    pub data: Vec<Cow<'a, Value>>,
    /// Ids that no format has.
    pub not_found: Vec<String>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// Look up several formats
///
/// Up to 100 formats in one call. Ids that do not exist are listed in `not_found`; they do not fail the
/// call. An id that is asked for twice is answered twice.
#[utoipa::path(
    tag = "formats",
    params(ItemParams),
    request_body(content = FormatsWanted, description = "The ids to look up."),
    responses(
        (status = 200, description = "What was found.", body = FormatsFound),
    )
)]
#[post("/formats/batch")]
pub async fn batch_formats(
    request: HttpRequest,
    state: Data<State>,
    body: Body<FormatsWanted>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let (mut found, mut not_found) = (Vec::new(), Vec::new());
    for FormatName(id) in body.0.ids {
        match current.answers.format.get(&id) {
            Some(answer) => found.push(answer.get(query.lang).value()),
            None => not_found.push(id),
        }
    }
    let answer = FormatsFound {
        data: mask(found, &mut query),
        not_found,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, query.lang, &answer)
}
