use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Kind, Problem};
use crate::web;

/// A style sheet or picture of the page.
#[get("/assets/{file}")]
pub async fn asset(request: HttpRequest, file: Path<String>) -> Result<HttpResponse, Problem> {
    let asset = web::asset(&file).ok_or_else(|| Problem::new(Kind::UnknownRoute))?;
    Ok(asset.respond(&request))
}
