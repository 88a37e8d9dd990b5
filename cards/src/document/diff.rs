//! What changed between two versions of a deck, and how such changes are made.
//!
//! Changes of copies are counts by card, not places in a list: those of different cards may be made in any order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::tally::{Tally, sorted};
use super::{DeckDocument, DeckEntry, MOST_COPIES, Slot, keeps};

/// One change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Delta {
    /// More or fewer copies.
    Copies {
        /// Of which card.
        slot: Slot,
        /// What is attached to each of them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        attached: Vec<DeckEntry>,
        /// How many more; below zero, how many fewer.
        by: i64,
    },
    /// Another text.
    Text {
        /// Which one.
        of: TextOf,
        /// What it was.
        from: Option<String>,
        /// What it is.
        to: Option<String>,
    },
}

/// A text of a deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TextOf {
    /// Its name.
    Name,
    /// The note on the deck.
    Note,
    /// The note on a card.
    Card {
        /// On which card.
        slot: Slot,
        /// What is attached to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        attached: Vec<DeckEntry>,
    },
}

/// Two decks are not of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the decks are not of one game")]
pub struct OtherGame;

/// Why changes cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There would be fewer than none of a card.
    #[error("{}: {copies} in {}, which cannot change by {by}", .slot.card, .slot.section.word().id)]
    BelowZero {
        /// The card.
        slot: Box<Slot>,
        /// How many there are.
        copies: u64,
        /// How many more there would be.
        by: i64,
    },
    /// There would be more copies of a card than a deck bears.
    #[error("{}: more than {} copies", .slot.card, MOST_COPIES)]
    TooMany {
        /// The card.
        slot: Box<Slot>,
    },
    /// The game has no such section.
    #[error("{}: the game has no section {}", .slot.card, .slot.section.word().id)]
    NoSuchSection {
        /// The card.
        slot: Box<Slot>,
    },
    /// A text is not the one that is to be replaced.
    #[error("the text is {found:?}, not {expected:?}")]
    OtherText {
        /// What is to be replaced.
        expected: Option<String>,
        /// What is there.
        found: Option<String>,
    },
}

impl Delta {
    /// The change that takes this one back.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self {
            Self::Copies { slot, attached, by } => Self::Copies {
                slot,
                attached,
                by: -by,
            },
            Self::Text { of, from, to } => Self::Text {
                of,
                from: to,
                to: from,
            },
        }
    }
}

/// The changes that make the second deck of the first.
pub fn diff(a: &DeckDocument, b: &DeckDocument) -> Result<Vec<Delta>, OtherGame> {
    if a.game != b.game {
        return Err(OtherGame);
    }
    let (a, b) = (Tally::from(a.clone()), Tally::from(b.clone()));
    let mut deltas = Vec::new();
    deltas.extend(rewritten(TextOf::Name, a.name, b.name));
    deltas.extend(rewritten(TextOf::Note, a.note, b.note));
    for (slot, [before, after]) in paired([a.slots, b.slots]) {
        for (attached, [before, after]) in paired([before, after]) {
            let of = TextOf::Card {
                slot: slot.clone(),
                attached: attached.clone(),
            };
            let (slot, by) = (
                slot.clone(),
                after.copies.cast_signed() - before.copies.cast_signed(),
            );
            deltas.extend((by != 0).then_some(Delta::Copies { slot, attached, by }));
            deltas.extend(rewritten(of, before.note, after.note));
        }
    }
    Ok(deltas)
}

fn rewritten(of: TextOf, from: Option<String>, to: Option<String>) -> Option<Delta> {
    (from != to).then_some(Delta::Text { of, from, to })
}

/// The values of several maps under every key that one of them has.
pub(super) fn paired<K: Ord, V: Default, const N: usize>(
    maps: [BTreeMap<K, V>; N],
) -> BTreeMap<K, [V; N]> {
    let mut all: BTreeMap<K, [V; N]> = BTreeMap::new();
    for (at, map) in maps.into_iter().enumerate() {
        for (key, value) in map {
            let values = all
                .entry(key)
                .or_insert_with(|| [(); N].map(|()| V::default()));
            if let Some(place) = values.get_mut(at) {
                *place = value;
            }
        }
    }
    all
}

/// The deck with every change made, or why none is.
pub fn apply(
    document: &DeckDocument,
    deltas: impl IntoIterator<Item = Delta>,
) -> Result<DeckDocument, Refused> {
    let mut tally = Tally::from(document.clone());
    // Only the sum matters: what goes out before it comes in was never below zero.
    let mut sums: BTreeMap<(Slot, Vec<DeckEntry>), i64> = BTreeMap::new();
    for delta in deltas {
        match delta {
            Delta::Copies { slot, attached, by } => {
                let sum = sums.entry((slot, sorted(attached))).or_default();
                *sum = sum.saturating_add(by);
            }
            Delta::Text { of, from, to } => {
                let text = match of {
                    TextOf::Name => &mut tally.name,
                    TextOf::Note => &mut tally.note,
                    TextOf::Card { slot, attached } => {
                        let copies = tally.slots.entry(slot).or_default();
                        &mut copies.entry(sorted(attached)).or_default().note
                    }
                };
                replace(text, from, to)?;
            }
        }
    }
    for ((slot, attached), by) in sums {
        if !keeps(tally.game, slot.section) {
            return Err(Refused::NoSuchSection {
                slot: Box::new(slot),
            });
        }
        let held = tally.slots.entry(slot.clone()).or_default();
        let held = held.entry(attached).or_default();
        held.copies = changed(held.copies, by, slot)?;
    }
    Ok(tally.into())
}

fn changed(copies: u64, by: i64, slot: Slot) -> Result<u64, Refused> {
    let slot = Box::new(slot);
    let Some(sum) = copies.checked_add_signed(by) else {
        return Err(Refused::BelowZero { slot, copies, by });
    };
    if by > 0 && sum > MOST_COPIES.into() {
        return Err(Refused::TooMany { slot });
    }
    Ok(sum)
}

fn replace(
    text: &mut Option<String>,
    from: Option<String>,
    to: Option<String>,
) -> Result<(), Refused> {
    if *text == from {
        *text = to;
        return Ok(());
    }
    Err(Refused::OtherText {
        expected: from,
        found: text.clone(),
    })
}
