//! What the frame and the extractors know of the server around them.

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;

use super::{RateLimit, RouteTable};
use crate::config::Settings;
use crate::http::problem::{PageOfProblem, Problem};
use crate::telemetry::metrics::Metrics;
use crate::words::Language;
use crate::work::Turns;

/// The answer to a request whose bytes lie ready; none sends the request its way to a handler.
pub type Ready = Box<dyn Fn(&ServiceRequest, Language) -> Option<HttpResponse> + Send + Sync>;

/// Everything that a request needs before and after its handler.
pub struct Site {
    /// Effective settings.
    pub settings: Settings,
    /// The address that others use, without a slash at the end.
    pub public_url: String,
    /// Counters for `/metrics`.
    pub metrics: Metrics,
    /// Requests per client.
    pub rate_limit: Option<RateLimit>,
    /// Which addresses and methods there are.
    pub routes: RouteTable,
    /// The addresses that answer by events as well, and so without a limit of time.
    pub streams: &'static [&'static str],
    /// Turns for work that takes much memory or time.
    pub turns: Turns,
    /// What needs no route and no waiting.
    pub ready: Ready,
    /// Draws the page that a browser gets instead of a problem document.
    pub problem_page: PageOfProblem,
}

impl Site {
    /// Does heavy work beside the workers, when it is its turn.
    pub async fn at_leisure<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.turns.run(work).await.map_err(Problem::internal)
    }
}
