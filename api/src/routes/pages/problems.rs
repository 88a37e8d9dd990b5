use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse, get};

use super::public_page;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::web;

/// Every kind of problem.
#[get("/problems")]
pub async fn list_problems(request: HttpRequest) -> HttpResponse {
    let query = Query::read(&request, &[]);
    let html = web::problems_page(query.lang, Kind::ALL);
    public_page(&request, query.lang, html)
}

/// What a problem's `type` opens: when it happens and what to do.
#[get("/problems/{kind}")]
pub async fn get_problem(
    request: HttpRequest,
    kind: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let kind = Kind::from_slug(&kind).ok_or_else(|| Problem::new(Kind::UnknownProblem))?;
    let html = web::problems_page(query.lang, &[kind]);
    Ok(public_page(&request, query.lang, html))
}
