//! Queries that name cards of a deck, and what they found: whoever tunes a deck asks the same few again and again.

use std::cell::RefCell;
use std::rc::Rc;

use chrono::NaiveDate;
use fabulario_cards::query::Query;
use xxhash_rust::xxh3::xxh3_64;

use crate::catalogue::Current;

/// How many queries each thread remembers.
const REMEMBERED: usize = 64;
/// What is longer, or found more, is not remembered.
const MOST_BYTES: usize = 256;
const MOST_FOUND: usize = 4096;

/// A query and the places of the cards that it found, in order.
pub struct Found {
    /// The query as it was read.
    pub query: Query,
    /// What it found.
    pub places: Vec<usize>,
}

struct Known {
    build: i64,
    day: NaiveDate,
    text: String,
    found: Rc<Found>,
}

thread_local! {
    static KNOWN: RefCell<Vec<Option<Known>>> = const { RefCell::new(Vec::new()) };
}

fn place(text: &str) -> usize {
    let place = xxh3_64(text.as_bytes()) % REMEMBERED as u64;
    usize::try_from(place).unwrap_or_default()
}

/// What this thread found by the same query in the same build on the same day.
pub fn recall(current: &Current, text: &str) -> Option<Rc<Found>> {
    KNOWN.with_borrow(|known| {
        let known = known.get(place(text))?.as_ref()?;
        let same =
            known.text == text && known.build == current.build.number && known.day == current.day;
        same.then(|| Rc::clone(&known.found))
    })
}

/// Remembers what a query found, instead of whatever had its place.
pub fn remember(current: &Current, text: &str, found: &Rc<Found>) {
    if text.len() > MOST_BYTES || found.places.len() > MOST_FOUND {
        return;
    }
    KNOWN.with_borrow_mut(|known| {
        if known.is_empty() {
            known.resize_with(REMEMBERED, || None);
        }
        if let Some(place) = known.get_mut(place(text)) {
            *place = Some(Known {
                build: current.build.number,
                day: current.day,
                text: text.to_owned(),
                found: Rc::clone(found),
            });
        }
    });
}
