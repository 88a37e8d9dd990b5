//! A document as what it is: a multiset of cards, and a few texts.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};

use super::{DeckDocument, DeckEntry, MOST_COPIES, Sections};

/// Where copies of a card stand, and what is wished of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The section.
    pub section: Section,
    /// The card's id.
    pub card: String,
    /// The printing that is wished for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printing: Option<String>,
    /// The finish that is wished for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finish: Option<String>,
}

/// Copies that nothing tells apart.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Held {
    pub copies: u64,
    pub note: Option<String>,
}

/// The copies of a slot by what is attached to each of them.
pub(super) type Copies = BTreeMap<Vec<DeckEntry>, Held>;

/// What a document says, whatever the order of its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tally {
    pub game: Game,
    pub name: Option<String>,
    pub note: Option<String>,
    pub slots: BTreeMap<Slot, Copies>,
}

impl From<DeckDocument> for Tally {
    fn from(document: DeckDocument) -> Self {
        // Notes are gathered before they are joined: their order must not matter.
        type Gathered = BTreeMap<Vec<DeckEntry>, (u64, BTreeSet<String>)>;
        let mut slots: BTreeMap<Slot, Gathered> = BTreeMap::new();
        for (section, lines) in document.sections {
            for line in lines.into_iter().filter(|line| line.copies > 0) {
                let slot = Slot {
                    section,
                    card: line.card,
                    printing: line.printing,
                    finish: line.finish,
                };
                let alike = slots.entry(slot).or_default();
                let (copies, notes) = alike.entry(sorted(line.attached)).or_default();
                *copies += u64::from(line.copies);
                notes.extend(written(line.note));
            }
        }
        let held = |(copies, notes)| Held {
            copies,
            note: joined(notes),
        };
        let copies = |(slot, alike): (Slot, Gathered)| {
            let alike = alike.into_iter();
            (slot, alike.map(|(on, it)| (on, held(it))).collect())
        };
        Self {
            game: document.game,
            name: written(document.name),
            note: written(document.note),
            slots: slots.into_iter().map(copies).collect(),
        }
    }
}

impl From<Tally> for DeckDocument {
    fn from(tally: Tally) -> Self {
        let mut sections = Sections::new();
        for (slot, copies) in tally.slots {
            let lines = lines(&slot, copies);
            if !lines.is_empty() {
                sections.entry(slot.section).or_default().extend(lines);
            }
        }
        Self {
            game: tally.game,
            name: tally.name,
            note: tally.note,
            sections,
        }
    }
}

impl DeckDocument {
    /// The same deck in its one form: sections and lines in order, equal lines as one, none without copies.
    ///
    /// Equal are lines with the same card, printing, finish and attachments; of several notes on them every one is
    /// kept. A card with attachments stays a line of its own.
    #[must_use]
    pub fn canonical(self) -> Self {
        Tally::from(self).into()
    }
}

/// The lines of a slot: as few as there can be.
pub(super) fn lines(slot: &Slot, copies: Copies) -> Vec<DeckEntry> {
    let mut lines = Vec::new();
    for (attached, held) in copies {
        let alone = !attached.is_empty();
        let most = if alone { 1 } else { MOST_COPIES };
        lines.extend(shares(held.copies, most).map(|copies| DeckEntry {
            card: slot.card.clone(),
            copies,
            printing: slot.printing.clone(),
            finish: slot.finish.clone(),
            note: held.note.clone(),
            attached: attached.clone(),
        }));
    }
    lines
}

/// Attached cards in their one form.
pub(super) fn sorted(attached: Vec<DeckEntry>) -> Vec<DeckEntry> {
    if attached.is_empty() {
        return attached;
    }
    let mut alike: BTreeMap<DeckEntry, u64> = BTreeMap::new();
    for line in attached {
        let (copies, note) = (u64::from(line.copies), written(line.note));
        let line = DeckEntry {
            copies: 0,
            note,
            ..line
        };
        *alike.entry(line).or_default() += copies;
    }
    let lines = alike.into_iter().flat_map(|(line, copies)| {
        let shares = shares(copies, MOST_COPIES);
        shares.map(move |copies| DeckEntry {
            copies,
            ..line.clone()
        })
    });
    lines.collect()
}

/// Copies as they stand on lines that bear at most so many.
fn shares(mut left: u64, most: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let share = u32::try_from(left).map_or(most, |left| left.min(most));
        left -= u64::from(share);
        Some(share).filter(|share| *share > 0)
    })
}

/// A text, unless it is empty.
fn written(text: Option<String>) -> Option<String> {
    text.filter(|text| !text.is_empty())
}

/// Several notes as one: each of them once, in the order of the alphabet.
pub(super) fn joined(notes: BTreeSet<String>) -> Option<String> {
    let notes: Vec<String> = notes.into_iter().collect();
    written(Some(notes.join("\n")))
}
