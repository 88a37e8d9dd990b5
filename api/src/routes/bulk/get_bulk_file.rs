use actix_web::http::header::LOCATION;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};

use crate::http::problem::{Document, Kind, Problem};
use crate::state::State;
use crate::wire::thin::ThinIndex;
use crate::words::problems;

/// Fetch a dump
///
/// A file that `/v1/bulk` lists: all cards as JSON Lines in gzip, or the thin index as JSON, packed on its way.
/// `cards-pt-BR.jsonl.gz`, `index-pt-BR.json` and the same in `en` lead to the newest ones.
#[utoipa::path(
    tag = "cards",
    params(("file" = String, Path, description = "Name of the file.", example = "cards-pt-BR.jsonl.gz")),
    responses(
        (status = 200, description = "The file.", content(
            (Vec<u8> = "application/gzip", example = json!("(gzip)")),
            (ThinIndex = "application/json", example = json!({"build": 1, "lang": "en", "cards": []})),
        )),
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
        if found.is_loose() {
            // Dense packing takes its time, once.
            let file = found.clone();
            state.site.at_leisure(move || file.compress_now()).await?;
        }
        return Ok(found.respond(&request));
    }
    if let Some(dump) = current.bulk.latest(&file) {
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
