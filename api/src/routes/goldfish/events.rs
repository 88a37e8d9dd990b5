//! Answers that take their time, as a stream of server-sent events.

use std::convert::Infallible;
use std::time::Duration;

use actix_web::http::header::{ACCEPT, CACHE_CONTROL};
use actix_web::web::{Bytes, Data};
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream::unfold;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc::{Sender, channel};

use crate::http::frame::REQUEST_ID;
use crate::http::language;
use crate::http::problem::{Problem, Reader};
use crate::state::State;

mod event;

use event::Progress;
pub(super) use event::{CompareEvent, GoldfishEvent, GoldfishReport};

/// Silence after which a comment is sent, so that nobody on the way gives up.
const SILENCE: Duration = Duration::from_secs(10);

/// Whether a request asks for events.
pub(super) fn are_wanted(request: &HttpRequest) -> bool {
    let accepted = request.headers().get_all(ACCEPT);
    let mut accepted = accepted.filter_map(|value| value.to_str().ok());
    accepted.any(|value| value.contains("text/event-stream"))
}

/// Work that tells its progress, as events; it ends when nobody listens any more.
pub(super) fn stream<A, W>(
    request: &HttpRequest,
    state: &Data<State>,
    of: u64,
    work: W,
) -> Result<HttpResponse, Problem>
where
    A: Serialize,
    W: AsyncFnOnce(&mut dyn FnMut(u64)) -> Result<A, Problem> + 'static,
{
    let (sender, receiver) = channel::<Bytes>(16);
    let request_id = request.headers().get(REQUEST_ID);
    let request_id = request_id.and_then(|id| id.to_str().ok());
    let told = Listener {
        path: request.path().to_owned(),
        lang: language::of(request.query_string(), request.headers()),
        public_url: state.site.public_url.clone(),
        request_id: request_id
            .ok_or_else(|| Problem::internal("a request without an id"))?
            .to_owned(),
    };
    actix_web::rt::spawn(async move {
        let progress = sender.clone();
        let mut progress = move |games: u64| {
            // Whoever reads slowly misses some progress, never the answer.
            let told = serde_json::to_value(Progress { games, of });
            let _ = told.map(|told| progress.try_send(event("progress", &told)));
        };
        let last = tokio::select! {
            done = work(&mut progress) => told.last(done),
            () = sender.closed() => return,
        };
        send(&sender, last).await;
    });
    let events = unfold(receiver, |mut receiver| async {
        let next = tokio::time::timeout(SILENCE, receiver.recv()).await;
        let bytes = next.unwrap_or_else(|_| Some(Bytes::from_static(b":\n\n")))?;
        Some((Ok::<_, Infallible>(bytes), receiver))
    });
    Ok(HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .streaming(events))
}

async fn send(sender: &Sender<Bytes>, bytes: Bytes) {
    // Nobody listens any more.
    let _ = sender.send(bytes).await;
}

/// One event: JSON has no line breaks of its own.
fn event(name: &str, data: &Value) -> Bytes {
    format!("event: {name}\ndata: {data}\n\n").into()
}

/// What a problem needs to be told.
struct Listener {
    path: String,
    lang: crate::words::Language,
    public_url: String,
    request_id: String,
}

impl Listener {
    fn last<A: Serialize>(&self, done: Result<A, Problem>) -> Bytes {
        let told = done.and_then(|answer| serde_json::to_value(&answer).map_err(Problem::internal));
        match told {
            Ok(answer) => event("report", &answer),
            Err(problem) => {
                let (request_id, path) = (&self.request_id, &self.path);
                if problem.kind().status().is_server_error() {
                    let kind = problem.kind().slug();
                    tracing::error!(request_id, path, kind, cause = problem.cause(), "events");
                }
                let reader = Reader {
                    lang: self.lang,
                    page: None,
                    theme: None,
                    path,
                    query: "",
                    request_id,
                    public_url: &self.public_url,
                };
                match serde_json::to_value(problem.document(&reader)) {
                    Ok(document) => event("problem", &document),
                    Err(_) => event("problem", &Value::Null),
                }
            }
        }
    }
}
