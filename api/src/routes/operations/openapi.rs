use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::state::State;

/// Read this document
///
/// The OpenAPI 3.1 document of the API, as served by this server.
#[utoipa::path(tag = "operations", responses((status = 200, description = "The document.", body = Object, example = json!({ "openapi": "3.1.0" })), (status = 304, description = "The client has this answer already.")))]
#[get("/openapi.json")]
pub async fn openapi(request: HttpRequest, state: Data<State>) -> HttpResponse {
    state.openapi.respond(&request)
}
