use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::web::Shell;
use crate::web::pages::offline::offline_page;

/// What stands in for a page where the network is gone. No menu leads here.
#[get("/sem-rede")]
pub async fn offline(request: HttpRequest) -> HttpResponse {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    public_page(&request, lang, offline_page(shell))
}
