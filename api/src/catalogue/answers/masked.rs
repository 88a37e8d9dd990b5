//! Answers with only some of their fields, kept as they were sent: asked for again, they cost no more than the whole.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::{HttpRequest, HttpResponse};
use lru::LruCache;

use crate::http::query::Query;
use crate::http::representation::Representation;
use crate::words::Language;

/// Most answers that are kept.
const MOST: NonZeroUsize = NonZeroUsize::new(1_024).unwrap();
/// An answer of more bytes, or to a longer request, is made anew each time.
const MOST_BYTES: usize = 64 << 10;
const LONGEST: usize = 512;

/// What was asked for, and the language of the answer.
type Key = (String, Language);

/// Answers of a build, by what was asked for.
pub struct Masked(Mutex<LruCache<Key, Arc<Representation>>>);

impl Default for Masked {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MOST)))
    }
}

impl Masked {
    /// The answer to a request for some fields that was asked before.
    pub fn get(&self, request: &HttpRequest, query: &Query) -> Option<HttpResponse> {
        let key = key(request, query)?;
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = kept.get(&key).map(Arc::clone);
        kept.map(|kept| kept.respond(request))
    }

    /// Answers a request, and keeps the answer if it is one with some fields.
    pub fn respond(
        &self,
        request: &HttpRequest,
        query: &Query,
        made: Representation,
    ) -> HttpResponse {
        let response = made.respond(request);
        if let Some(key) = key(request, query).filter(|_| made.size() <= MOST_BYTES) {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.put(key, Arc::new(made));
        }
        response
    }
}

fn key(request: &HttpRequest, query: &Query) -> Option<Key> {
    query.get("fields")?;
    let asked = request.uri().path_and_query()?.as_str();
    (asked.len() <= LONGEST).then(|| (asked.to_owned(), query.lang))
}
