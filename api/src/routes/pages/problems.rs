use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::{Kind, Problem};
use crate::web::Shell;
use crate::web::pages::problem::{kind_page, problems_page};

/// Every kind of problem.
#[get("/problems")]
pub async fn list_problems(request: HttpRequest) -> HttpResponse {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    public_page(&request, lang, problems_page(shell, Kind::ALL))
}

/// What a problem's `type` opens: when it happens and what to do.
#[get("/problems/{kind}")]
pub async fn get_problem(
    request: HttpRequest,
    kind: Path<String>,
) -> Result<HttpResponse, Problem> {
    let kind = Kind::from_slug(&kind).ok_or_else(|| Problem::new(Kind::UnknownProblem))?;
    let shell = Shell::of(&request);
    let lang = shell.lang;
    Ok(public_page(&request, lang, kind_page(shell, kind)))
}
