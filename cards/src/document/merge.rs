//! Two versions of a deck made one, by what both were made of.
//!
//! What one side changed is taken from it; what both changed alike, once. Where they differ is a conflict, told with
//! all three versions and a proposal: nobody's work is lost.

use std::collections::BTreeMap;

use serde::Serialize;

use super::diff::{OtherGame, paired};
use super::tally::{Copies, Held, Tally, joined, lines};
use super::{DeckDocument, DeckEntry, Slot};

/// A merged deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Merged {
    /// The deck, with the proposal wherever there is a conflict.
    pub document: DeckDocument,
    /// What both sides changed, each otherwise.
    pub conflicts: Vec<Conflict>,
}

/// What both sides changed, each otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Conflict {
    /// The name; the longer one is proposed.
    Name(Sides<Option<String>>),
    /// The note on the deck; both are proposed, one after the other.
    Note(Sides<Option<String>>),
    /// The lines of a card. More copies are proposed, so that what one side removes and the other changes stays.
    Card {
        /// Which card.
        slot: Slot,
        /// Its lines.
        #[serde(flatten)]
        lines: Sides<Vec<DeckEntry>>,
    },
}

/// The versions of something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Sides<T> {
    /// What both were made of.
    pub base: T,
    /// The one side.
    pub mine: T,
    /// The other side.
    pub theirs: T,
    /// What may be meant.
    pub proposed: T,
}

impl<T> Sides<T> {
    fn map<U>(self, of: impl Fn(T) -> U) -> Sides<U> {
        Sides {
            base: of(self.base),
            mine: of(self.mine),
            theirs: of(self.theirs),
            proposed: of(self.proposed),
        }
    }
}

/// Merges two decks that were made of a third one.
pub fn merge(
    base: &DeckDocument,
    mine: &DeckDocument,
    theirs: &DeckDocument,
) -> Result<Merged, OtherGame> {
    if mine.game != base.game || theirs.game != base.game {
        return Err(OtherGame);
    }
    let [base, mine, theirs] = [base, mine, theirs].map(|side| Tally::from(side.clone()));
    let mut conflicts = Vec::new();
    let name = merged([base.name, mine.name, theirs.name], longer);
    let note = merged([base.note, mine.note, theirs.note], both);
    conflicts.extend(name.1.map(Conflict::Name));
    conflicts.extend(note.1.map(Conflict::Note));
    let mut slots = BTreeMap::new();
    for (slot, sides) in paired([base.slots, mine.slots, theirs.slots]) {
        let (copies, conflict) = match plain(&sides) {
            Some(held) => {
                let copies = |held| Copies::from([(Vec::new(), held)]);
                let (held, conflict) = by_field(held);
                (copies(held), conflict.map(|sides| sides.map(copies)))
            }
            None => merged(sides, more),
        };
        conflicts.extend(conflict.map(|sides| Conflict::Card {
            lines: sides.map(|copies| lines(&slot, copies)),
            slot: slot.clone(),
        }));
        slots.insert(slot, copies);
    }
    let document = Tally {
        game: base.game,
        name: name.0,
        note: note.0,
        slots,
    };
    Ok(Merged {
        document: document.into(),
        conflicts,
    })
}

/// What becomes of base, mine and theirs, and whether it is only a proposal.
fn merged<T: Clone + PartialEq>(
    [base, mine, theirs]: [T; 3],
    propose: impl FnOnce(T, T) -> T,
) -> (T, Option<Sides<T>>) {
    if mine == base || mine == theirs {
        return (theirs, None);
    }
    if theirs == base {
        return (mine, None);
    }
    let proposed = propose(mine.clone(), theirs.clone());
    let sides = Sides {
        base,
        mine,
        theirs,
        proposed: proposed.clone(),
    };
    (proposed, Some(sides))
}

/// The copies of a card to which nobody attaches anything.
fn plain(sides: &[Copies; 3]) -> Option<[Held; 3]> {
    let is_plain = |copies: &Copies| copies.keys().all(Vec::is_empty);
    let held = |copies: &Copies| copies.values().next().cloned().unwrap_or_default();
    sides
        .iter()
        .all(is_plain)
        .then(|| sides.each_ref().map(held))
}

/// The number of copies and the note are merged each by itself, unless one side took the card out.
fn by_field(sides: [Held; 3]) -> (Held, Option<Sides<Held>>) {
    let (held, conflict) = merged(sides.clone(), Held::max);
    let [base, mine, theirs] = sides;
    if conflict.is_none() || mine.copies == 0 || theirs.copies == 0 {
        return (held, conflict);
    }
    let (copies, more) = merged([base.copies, mine.copies, theirs.copies], u64::max);
    let (note, others) = merged([base.note, mine.note, theirs.note], both);
    let proposed = Held { copies, note };
    let conflict = conflict.filter(|_| more.is_some() || others.is_some());
    let conflict = conflict.map(|sides| Sides {
        proposed: proposed.clone(),
        ..sides
    });
    (proposed, conflict)
}

/// More copies.
fn more(mine: Copies, theirs: Copies) -> Copies {
    let total = |copies: &Copies| -> u64 { copies.values().map(|held| held.copies).sum() };
    if (total(&mine), &mine) < (total(&theirs), &theirs) {
        theirs
    } else {
        mine
    }
}

/// The longer one of two names.
fn longer(mine: Option<String>, theirs: Option<String>) -> Option<String> {
    let length = |name: &Option<String>| name.as_ref().map(|name| name.chars().count());
    if (length(&mine), &mine) < (length(&theirs), &theirs) {
        theirs
    } else {
        mine
    }
}

/// Both of two notes, if there are two.
fn both(mine: Option<String>, theirs: Option<String>) -> Option<String> {
    joined(mine.into_iter().chain(theirs).collect())
}
