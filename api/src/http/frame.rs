//! The frame around every request: the one middleware, top to bottom.
//!
//! One function instead of a stack of layers: the order can be read, a panic or a refusal gets the same
//! headers as an answer, and a request pays for one future instead of nine.

use std::panic::AssertUnwindSafe;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ResponseHead, ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::header::RETRY_AFTER;
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse, ResponseError as _};
use futures_util::FutureExt as _;

use crate::http::problem::{Kind, Problem};
use crate::words::problems;

mod cors;
mod facts;
mod limits;
mod log;
mod rate_limit;
mod route_table;
mod security;
mod site;
mod upload;

pub(crate) use facts::{REQUEST_ID, client};
pub use rate_limit::RateLimit;
pub use route_table::RouteTable;
pub use site::{Ready, Site};

use facts::Facts;
use upload::{Holding, Upload};

/// Frames one request.
pub async fn frame(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(site) = request.app_data::<Data<Site>>().cloned() else {
        return Err(Problem::internal("no site").into());
    };
    let site = site.as_ref();
    // 1. What must be known even if the request does not survive: its id, language, client.
    let facts = Facts::of(&request, site);
    // 2. A browser asks whether it may ask. 3. Too much of anything. 4. Too often.
    let mut early = cors::preflight(&request, site).or_else(|| {
        let refusal = limits::check(&request, site);
        let refusal = refusal.or_else(|| rate_limit::check(&facts, site));
        refusal.map(|problem| problem.error_response())
    });
    // 5. A body of unknown length, whoever it is for.
    let mut rest = None;
    if early.is_none()
        && facts.upload == Upload::Chunked
        && let Err((problem, payload)) = upload::gather(&mut request, site).await
    {
        early = Some(problem.error_response());
        rest = Some(payload);
    }
    // 6. What lies ready as bytes needs no route and no waiting.
    let early = early.or_else(|| (site.ready)(&request, facts.lang));
    let outcome = if let Some(answer) = early {
        Ok(request.into_response(answer))
    } else {
        // 7. HEAD is GET without the body, which the protocol layer leaves out by itself. Whoever answers a POST by
        // events tells problems on its own, and needs the id for them.
        match *request.method() {
            Method::HEAD => request.head_mut().method = Method::GET,
            Method::POST => facts.identify(request.headers_mut()),
            _ => {}
        }
        // 8. The route and its handler, within the time limit; a panic stays inside.
        let work = AssertUnwindSafe(next.call(request)).catch_unwind();
        match tokio::time::timeout(site.settings.request_limit(), work).await {
            Ok(Ok(Ok(response))) => Ok(response.map_into_boxed_body()),
            Ok(Ok(Err(error))) => Err(from_error(&error)),
            Ok(Err(panic)) => Err(Problem::internal(panic_message(panic.as_ref()))),
            Err(_) => Err(too_late(&facts, site)),
        }
    };
    // 9. Problems are written in the reader's language. 10. Headers that every answer has.
    // 11. One line in the log, one count in the metrics.
    match outcome {
        Ok(response) => {
            let problem = problem_of(&response);
            let mut response = match &problem {
                Some(problem) => response.into_response(write(problem, &facts, site)),
                None => response,
            };
            finish(response.response_mut().head_mut(), &facts, site);
            let status = response.status();
            log::observe(&facts, status, problem.as_ref(), site);
            Ok(match rest {
                Some(rest) => response.map_body(|_, answer| {
                    BoxBody::new(Holding {
                        answer,
                        _rest: rest,
                    })
                }),
                None => response,
            })
        }
        Err(problem) => {
            // The request is gone, so the answer travels as the error's own response.
            let mut response = write(&problem, &facts, site);
            finish(response.head_mut(), &facts, site);
            log::observe(&facts, response.status(), Some(&problem), site);
            Err(InternalError::from_response(problem, response).into())
        }
    }
}

fn finish(head: &mut ResponseHead, facts: &Facts, site: &Site) {
    // Whoever is refused while sending does not go on sending.
    let refused = head.status.is_client_error() || head.status.is_server_error();
    if refused && facts.upload != Upload::None {
        head.set_connection_type(ConnectionType::Close);
    }
    let status = head.status;
    let headers = head.headers_mut();
    facts.identify(headers);
    security::add(headers, site);
    cors::add(headers, facts, site);
    rate_limit::add(headers, status, facts, site);
}

fn write(problem: &Problem, facts: &Facts, site: &Site) -> HttpResponse {
    problem.respond(&facts.reader(site))
}

/// Marks a page that says by itself what is wrong, with the form as it was filled in: no problem takes its place.
#[derive(Debug, Clone, Copy)]
pub struct Told;

/// The problem that a handler returned, or the one that a bare error status stands for.
fn problem_of(response: &ServiceResponse) -> Option<Problem> {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return None;
    }
    if response.response().extensions().get::<Told>().is_some() {
        return None;
    }
    let carried = response.response().extensions().get::<Problem>().cloned();
    Some(
        carried
            .or_else(|| response.response().error().map(from_error))
            .unwrap_or_else(|| from_status(status)),
    )
}

fn from_error(error: &Error) -> Problem {
    let problem = error.as_error::<Problem>().cloned();
    problem.unwrap_or_else(|| {
        Problem::caused(
            Kind::from_status(error.as_response_error().status_code()),
            error,
        )
    })
}

fn from_status(status: StatusCode) -> Problem {
    Problem::new(Kind::from_status(status))
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("panic: {}", text.unwrap_or("without a message"))
}

/// The problem of a request that took too long: how to ask for it where waiting cannot help.
fn too_late(facts: &Facts, site: &Site) -> Problem {
    let problem = Problem::new(Kind::TimedOut);
    if facts.method == Method::POST && site.streams.contains(&facts.path.as_str()) {
        let seconds = site.settings.request_limit().as_secs();
        return problem.detail(problems::ask_for_events(seconds));
    }
    problem.header(RETRY_AFTER, 5.into())
}
