use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::{self, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use utoipa_swagger_ui::Config;

use crate::http::problem::{Kind, Problem};
use crate::http::representation::{Keep, Representation};

/// Everything from here, and the inline styles that the documentation browser cannot do without.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/// The documentation lives in a folder, so that its files are found next to it.
#[get("/docs")]
pub async fn docs() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, "/docs/"))
        .finish()
}

/// A file of the documentation browser; all of them are inside the binary.
#[get("/docs/{file:.*}")]
pub async fn docs_file(request: HttpRequest, file: Path<String>) -> Result<HttpResponse, Problem> {
    let file = web::block(move || kept(&file))
        .await
        .map_err(Problem::internal)??;
    let file = file.ok_or_else(|| Problem::new(Kind::UnknownRoute))?;
    let mut response = file.respond(&request);
    response.headers_mut().insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    );
    Ok(response)
}

/// Each file is read and compressed once: they are the largest that the server sends. Blocks.
fn kept(name: &str) -> Result<Option<Arc<Representation>>, Problem> {
    static CONFIG: LazyLock<Arc<Config<'static>>> =
        LazyLock::new(|| Arc::new(Config::from("/openapi.json").try_it_out_enabled(true)));
    static KEPT: Mutex<BTreeMap<String, Arc<Representation>>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(file) = kept.get(name) {
        return Ok(Some(Arc::clone(file)));
    }
    let Some(file) =
        utoipa_swagger_ui::serve(name, Arc::clone(&CONFIG)).map_err(Problem::internal)?
    else {
        return Ok(None);
    };
    let content_type = match file.content_type.as_str() {
        "text/html" => "text/html; charset=utf-8",
        "text/css" => "text/css; charset=utf-8",
        "image/png" => "image/png",
        "application/json" => "application/json",
        _ => "text/javascript; charset=utf-8",
    };
    let mut bytes = file.bytes.into_owned();
    if content_type.starts_with("text/html") {
        bytes = titled(&bytes);
    }
    let file = Arc::new(Representation::kept(content_type, None, bytes).of_program(Keep::Minute));
    file.compress_now();
    kept.insert(name.to_owned(), Arc::clone(&file));
    Ok(Some(file))
}

/// The page under our own name, and readable on a phone.
fn titled(html: &[u8]) -> Vec<u8> {
    let ours = "<title>API · Fabulário</title>\n\
                <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">";
    String::from_utf8_lossy(html)
        .replace("<title>Swagger UI</title>", ours)
        .into_bytes()
}
