//! One copy less, one copy more, or one for another.

use serde::Serialize;

use crate::fabula::CardId;

/// Most changes of one search: forty different cards have 1,560 swaps.
pub const MOST_CHANGES: usize = 2_000;

/// One copy out, one copy in, or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishOneChange))]
pub struct Change {
    /// The card that loses a copy.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u16>))]
    pub out: Option<CardId>,
    /// The card that gains one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u16>))]
    pub into: Option<CardId>,
}

impl Change {
    /// The changed deck, every other card in its place. FAB 4.1.1 and the limit of copies are the caller's business.
    pub(super) fn apply(self, main: &[CardId]) -> Vec<CardId> {
        let mut main = main.to_vec();
        let place = self
            .out
            .and_then(|out| main.iter().rposition(|card| *card == out));
        match (place.and_then(|place| main.get_mut(place)), self.into) {
            (Some(slot), Some(into)) => *slot = into,
            (None, Some(into)) => main.push(into),
            (Some(_), None) => {
                // The last card takes the free place: all others stay.
                place.map(|place| main.swap_remove(place));
            }
            (None, None) => {}
        }
        main
    }
}

/// Which changes are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changes {
    /// One copy of each card less.
    Out,
    /// One copy of each card more.
    In,
    /// One copy of each card less, and one of each other card more.
    Swaps,
}

impl Changes {
    /// The changes of a deck. What comes in is a card of the deck or one of `others`, of which there are fewer copies
    /// than `most`.
    #[must_use]
    pub fn of(self, main: &[CardId], others: &[CardId], most: usize) -> Vec<Change> {
        let distinct = |cards: &[CardId]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards.dedup();
            cards
        };
        let outs = distinct(main);
        let room = |card: &CardId| main.iter().filter(|other| *other == card).count() < most;
        let mut ins = distinct(&[main, others].concat());
        ins.retain(room);
        let some = |cards: &[CardId]| cards.iter().copied().map(Some).collect::<Vec<_>>();
        let (outs, ins) = match self {
            Self::Out => (some(&outs), vec![None]),
            Self::In => (vec![None], some(&ins)),
            Self::Swaps => (some(&outs), some(&ins)),
        };
        let change = |out: &Option<CardId>| {
            let out = *out;
            let ins = ins.iter().filter(move |into| **into != out);
            ins.map(move |into| Change { out, into: *into })
        };
        outs.iter().flat_map(change).collect()
    }
}
