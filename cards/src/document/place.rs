//! Where something stands in a document, and what has no place there.

use std::fmt;

use fabulario_engine::Game;
use fabulario_engine::deck::{DeckList, Pool, Printed, Section};

use super::{DeckEntry, Sections};

/// A part of a document that is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unresolved<'d> {
    /// Where it stands.
    pub at: LinePlace,
    /// Why it is not.
    pub why: Why<'d>,
}

/// A place in a document; its text is a JSON pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinePlace {
    /// A section.
    Section(Section),
    /// A line of a section.
    Line(Section, usize),
    /// A line, and one of the cards attached to it.
    Attached(Section, usize, usize),
}

/// Why a part of a document is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why<'d> {
    /// No card of the game is called so.
    Unknown(&'d str),
    /// Several cards of the game are called so: their places.
    Ambiguous(&'d str, Vec<usize>),
    /// The game has no such section.
    NoSuchSection,
    /// Only cards of Apoteose have attachments.
    NothingIsAttached,
    /// A card with attachments is one card.
    AttachedToSeveral,
}

impl fmt::Display for LinePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Section(section) => write!(f, "/{}", section.word().id),
            Self::Line(section, line) => write!(f, "/{}/{line}", section.word().id),
            Self::Attached(section, line, on) => {
                write!(f, "/{}/{line}/attached/{on}", section.word().id)
            }
        }
    }
}

/// What a game has no place for, whatever the cards are: sections, and attachments.
pub fn misplaced(game: Game, sections: &Sections) -> impl Iterator<Item = Unresolved<'static>> {
    sections.iter().flat_map(move |(section, lines)| {
        let (section, known) = (*section, keeps(game, *section));
        let whole = (!known).then_some(Unresolved {
            at: LinePlace::Section(section),
            why: Why::NoSuchSection,
        });
        let lines = lines.iter().enumerate().filter(move |_| known);
        let attached = lines.filter_map(move |(place, line)| {
            let at = LinePlace::Line(section, place);
            misattached(game, line).map(|why| Unresolved { at, why })
        });
        whole.into_iter().chain(attached)
    })
}

/// Whether documents of a game have a section: those of its decks, and what stands beside them.
pub fn keeps(game: Game, section: Section) -> bool {
    section == Section::Maybe || Section::of(game).contains(&section)
}

/// What is part of the deck: all but what stands beside it.
fn of_deck(sections: &Sections) -> impl Iterator<Item = (&Section, &Vec<DeckEntry>)> {
    sections
        .iter()
        .filter(|(section, _)| **section != Section::Maybe)
}

/// What is wrong with the attachments of a line, whatever they are.
pub fn misattached(game: Game, line: &DeckEntry) -> Option<Why<'static>> {
    if line.attached.is_empty() {
        None
    } else if game != Game::Apoteose {
        Some(Why::NothingIsAttached)
    } else {
        (line.copies > 1).then_some(Why::AttachedToSeveral)
    }
}

/// The deck as a judge reads it: cards by id, and those that the pool does not know as they are written. What stands
/// beside the deck is not read.
pub fn list<'d, C: Printed>(sections: &'d Sections, pool: &Pool<C>) -> DeckList<'d> {
    let mut list = DeckList::with_capacity(sections.values().map(Vec::len).sum());
    for (section, lines) in of_deck(sections) {
        for line in lines {
            let host = list.add(pool, *section, &line.card, line.copies);
            for it in &line.attached {
                list.attach(pool, Section::Anexos, &it.card, it.copies, Some(host));
            }
        }
    }
    list
}

/// Where each line of [`list`] stands, in its order.
pub fn places(sections: &Sections) -> impl Iterator<Item = LinePlace> {
    of_deck(sections).flat_map(|(section, lines)| {
        lines.iter().enumerate().flat_map(move |(place, line)| {
            let attached = 0..line.attached.len();
            let attached = attached.map(move |on| LinePlace::Attached(*section, place, on));
            std::iter::once(LinePlace::Line(*section, place)).chain(attached)
        })
    })
}
