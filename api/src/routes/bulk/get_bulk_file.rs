use actix_web::http::header::LOCATION;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Lang;

use crate::http::problem::{Document, Kind, Problem};
use crate::state::State;
use crate::words::problems;

/// Fetch a dump
///
/// A file that `/v1/bulk` lists: JSON Lines in gzip. `cards-pt-BR.jsonl.gz` and `cards-en.jsonl.gz` lead to the
/// newest ones.
#[utoipa::path(
    tag = "cards",
    params(("file" = String, Path, description = "Name of the file.", example = "cards-pt-BR.jsonl.gz")),
    responses(
        (status = 200, description = "The file.", body = Vec<u8>, content_type = "application/gzip", example = json!("(gzip)")),
        (status = 307, description = "The newest file is at `Location`."),
        (status = 404, description = "There is no such file, or no longer.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/bulk/{file}")]
pub async fn get_bulk_file(
    request: HttpRequest,
    state: Data<State>,
    file: Path<String>,
) -> Result<HttpResponse, Problem> {
    let current = state.catalogue.get();
    if let Some(found) = current.bulk.find(&file) {
        return Ok(found.respond(&request));
    }
    let latest = Lang::ALL
        .into_iter()
        .find(|lang| *file == format!("cards-{lang}.jsonl.gz"));
    if let Some(dump) = latest.and_then(|lang| current.bulk.latest(lang)) {
        return Ok(HttpResponse::TemporaryRedirect()
            .insert_header((
                LOCATION,
                format!("{}/v1/bulk/{}", state.site.public_url, dump.name),
            ))
            .insert_header(("cache-control", "no-cache"))
            .finish());
    }
    let known: Vec<String> = current.bulk.now.iter().map(|it| it.name.clone()).collect();
    Err(Problem::new(Kind::UnknownDump)
        .detail(problems::no_file(&*file))
        .with("known", known))
}
