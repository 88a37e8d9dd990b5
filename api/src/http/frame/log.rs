//! One line per request, one count per request.

use actix_web::http::StatusCode;

use super::Site;
use super::facts::Facts;
use crate::http::problem::Problem;

/// Requests that no route took share one label: a scanner must not fill the metrics.
const UNMATCHED: &str = "unmatched";

pub(super) fn observe(facts: &Facts, status: StatusCode, problem: Option<&Problem>, site: &Site) {
    facts.answered.set(true);
    let duration = facts.started.elapsed();
    let known = site.routes.route(&facts.path);
    let route = known.map_or(UNMATCHED, |route| route.pattern.as_str());
    let method = match facts.method.as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => known,
        _ => "OTHER",
    };
    let answers = || site.metrics.answers(method, route, status.as_u16());
    match known.filter(|_| method == "GET" && status == StatusCode::OK) {
        Some(known) => known.found.get_or_init(answers).observe(duration),
        None => answers().observe(duration),
    }

    let (request_id, path, status) = (facts.request_id(), short(&facts.path), status.as_u16());
    let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
    let kind = problem.map(|problem| problem.kind().slug());
    let cause = problem.and_then(Problem::cause);
    if status >= 500 {
        tracing::error!(
            request_id, method, path, route, status, micros, kind, cause, "request"
        );
    } else {
        tracing::info!(
            request_id, method, path, route, status, micros, kind, cause, "request"
        );
    }
}

/// One line for a request whose client went away before it was answered.
pub(super) fn left(facts: &Facts) {
    let (request_id, path) = (facts.request_id(), short(&facts.path));
    let (method, client) = (facts.method.as_str(), facts.client);
    let micros = u64::try_from(facts.started.elapsed().as_micros()).unwrap_or(u64::MAX);
    tracing::info!(request_id, method, path, %client, micros, "client left");
}

/// The beginning of a path: a log line must not grow with what a client sends.
fn short(path: &str) -> &str {
    let end = path.char_indices().nth(256);
    end.map_or(path, |(at, _)| path.split_at(at).0)
}
