//! What a player wrote: lines of cards, unchecked.

use super::{CardNo, Pool, Printed, Section};

/// A deck as written: anything may be wrong with it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DeckList<'a> {
    /// The lines, in the order of writing.
    pub lines: Vec<Line<'a>>,
}

/// One line of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<'a> {
    /// Where it stands.
    pub section: Section,
    /// The card as the player called it.
    pub written: &'a str,
    /// The card, if the pool knows it.
    pub card: Option<CardNo>,
    /// How many copies.
    pub copies: u32,
    /// A number by which the caller finds the line again; nothing here looks at it.
    pub tag: u32,
    /// The line that an attachment lies on, by its place in the list. APO-H15
    pub host: Option<u32>,
}

impl<'a> DeckList<'a> {
    /// An empty list with room for so many lines.
    #[must_use]
    pub fn with_capacity(lines: usize) -> Self {
        Self {
            lines: Vec::with_capacity(lines),
        }
    }

    /// Adds a line; its tag is its place. Returns the place.
    pub fn add<C: Printed>(
        &mut self,
        pool: &Pool<C>,
        section: Section,
        card: &'a str,
        copies: u32,
    ) -> u32 {
        self.attach(pool, section, card, copies, None)
    }

    /// Adds a line that lies on another one. APO-H15
    pub fn attach<C: Printed>(
        &mut self,
        pool: &Pool<C>,
        section: Section,
        card: &'a str,
        copies: u32,
        host: Option<u32>,
    ) -> u32 {
        let tag = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        self.lines.push(Line {
            section,
            written: card,
            card: pool.find_after(self.lines.last().and_then(|line| line.card), card),
            copies,
            tag,
            host,
        });
        tag
    }
}
