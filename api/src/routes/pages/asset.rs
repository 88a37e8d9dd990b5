use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Kind, Problem};
use crate::http::representation::Keep;
use crate::web::assets;

/// A file of pages. One of another program, whose page is still open somewhere, is answered by ours and not kept.
#[get("/assets/{digest}/{name:.+}")]
pub async fn asset(
    request: HttpRequest,
    path: Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let (digest, name) = path.into_inner();
    let file = assets::file(&name).ok_or_else(|| Problem::new(Kind::UnknownRoute))?;
    if assets::is_ours(&digest) {
        Ok(file.respond(&request))
    } else {
        Ok(file.respond_keeping(&request, Keep::Asking))
    }
}
