//! Queries that name cards of a deck, and what they found: whoever tunes a deck asks the same few again and again.

use std::cell::RefCell;
use std::rc::Rc;

use chrono::NaiveDate;
use fabulario_cards::index::Asked;
use fabulario_cards::query::{Query, Refused};
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

/// Why a query found nothing.
pub enum Unfound {
    /// It is not understood.
    Refused(Refused),
    /// It takes more than the worker has time for.
    Heavy,
    /// It takes too long.
    Slow,
}

/// What a query finds; a heavy one only where there is time for it. Cards of other games may be found, too.
pub fn find(
    current: &Current,
    text: &str,
    index: &Asked<'_>,
    at_leisure: bool,
) -> Result<Rc<Found>, Unfound> {
    if let Some(found) = recall(current, text) {
        return Ok(found);
    }
    let query = current.index.read(text).map_err(Unfound::Refused)?;
    if query.tree.is_heavy() && !at_leisure {
        return Err(Unfound::Heavy);
    }
    let mut places = current.index.matches(&query.tree, index);
    if index.is_late() {
        return Err(Unfound::Slow);
    }
    places.sort_unstable();
    let found = Rc::new(Found { query, places });
    remember(current, text, &found);
    Ok(found)
}

/// What this thread found by the same query in the same build on the same day.
fn recall(current: &Current, text: &str) -> Option<Rc<Found>> {
    KNOWN.with_borrow(|known| {
        let known = known.get(place(text))?.as_ref()?;
        let same =
            known.text == text && known.build == current.build.number && known.day == current.day;
        same.then(|| Rc::clone(&known.found))
    })
}

/// Remembers what a query found, instead of whatever had its place.
fn remember(current: &Current, text: &str, found: &Rc<Found>) {
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
