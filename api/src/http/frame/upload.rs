//! Bodies that do not say how long they are.
//!
//! The protocol layer reads on after the answer to such a request, for as long as the client sends. So
//! the body is gathered first, within the limits of size and time; a client that goes beyond them is
//! answered while its body is held open, which makes the protocol layer close the connection.

use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::HttpMessage as _;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::Bytes;

use super::Site;
use crate::http::body::{body_limit, read_body};
use crate::http::problem::Problem;

/// What follows the headers of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Upload {
    /// Nothing.
    None,
    /// So many bytes as was announced.
    Sized,
    /// Nobody knows how much.
    Chunked,
}

impl Upload {
    pub(super) fn of(headers: &HeaderMap) -> Self {
        if headers.contains_key(header::TRANSFER_ENCODING) {
            Self::Chunked
        } else if headers
            .get(header::CONTENT_LENGTH)
            .is_some_and(|length| length != "0")
        {
            Self::Sized
        } else {
            Self::None
        }
    }
}

/// Gathers a body of unknown length, or refuses it: too long, too slow or broken. What is left of it
/// comes back with the refusal.
pub(super) async fn gather(
    request: &mut ServiceRequest,
    site: &Site,
) -> Result<(), (Problem, Payload)> {
    let mut payload = request.take_payload();
    let limit = body_limit(request.path(), &site.settings);
    match read_body(&mut payload, &site.settings, limit).await {
        Ok(bytes) => {
            request.set_payload(Payload::from(bytes));
            Ok(())
        }
        Err(problem) => Err((problem, payload)),
    }
}

/// An answer that holds the rest of its request until it is sent.
pub(super) struct Holding {
    pub answer: BoxBody,
    pub _rest: Payload,
}

impl MessageBody for Holding {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.answer.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.answer).poll_next(context)
    }
}
