use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::problem::{Document, Problem};
use crate::state::State;

/// stub
#[utoipa::path(tag = "cards", params(("id" = String, Path, description = "x")), responses((status = 200, description = "x")))]
#[get("/cards/{id}/image.svg")]
pub async fn get_card_svg(
    _r: HttpRequest,
    _s: Data<State>,
    _id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let _ = std::any::type_name::<Document>();
    Ok(HttpResponse::Ok().finish())
}
/// stub
#[utoipa::path(tag = "cards", params(("id" = String, Path, description = "x")), responses((status = 200, description = "x")))]
#[get("/cards/{id}/image.png")]
pub async fn get_card_png(
    _r: HttpRequest,
    _s: Data<State>,
    _id: Path<String>,
) -> Result<HttpResponse, Problem> {
    Ok(HttpResponse::Ok().finish())
}
