use actix_web::{HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;

/// The process is alive.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Always `ok`.
    #[schema(example = "ok")]
    status: &'static str,
    /// The version of the server.
    #[schema(example = "0.1.0")]
    version: &'static str,
}

/// Ask whether the process is alive
///
/// Answers as long as the process runs; it looks at nothing else. See `/readyz` for the rest.
#[utoipa::path(tag = "operations", responses((status = 200, description = "Alive.", body = Health, example = json!({ "status": "ok", "version": "0.1.0" }))))]
#[get("/healthz")]
pub async fn healthz() -> HttpResponse {
    let health = Health {
        status: "ok",
        version: env!("CARGO_PKG_VERSION"),
    };
    HttpResponse::Ok()
        .insert_header(("cache-control", "no-store"))
        .json(health)
}
