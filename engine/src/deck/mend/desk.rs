//! A deck that is being changed.

use crate::deck::{CardNo, DeckList, Line, Section};

/// A deck, and what has been changed of it so far.
#[derive(Debug, Clone)]
pub(super) struct Desk<'a> {
    /// The deck as it is now; the tag of a line is its place.
    pub list: DeckList<'a>,
    /// By line: how many copies must stay.
    floor: Vec<u32>,
    /// Copies that were taken out and may go elsewhere.
    left: Vec<(CardNo, u32)>,
    /// How many changes there were.
    pub changed: u64,
}

impl<'a> Desk<'a> {
    pub(super) fn new(list: &DeckList<'a>) -> Self {
        let mut list = list.clone();
        for (tag, line) in (0..).zip(&mut list.lines) {
            line.tag = tag;
        }
        Self {
            floor: vec![0; list.lines.len()],
            list,
            left: Vec::new(),
            changed: 0,
        }
    }

    /// Whether another desk has the same cards in the same places.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let cards = |desk: &Self| {
            let lines = desk.list.lines.iter().filter(|line| line.copies > 0);
            let lines = lines.map(|line| (line.section, line.card, line.host, line.copies));
            let mut lines: Vec<_> = lines.collect();
            lines.sort_unstable();
            lines
        };
        self.changed == other.changed && cards(self) == cards(other)
    }

    /// How many copies of a line may go.
    pub(super) fn loose(&self, at: usize) -> u32 {
        let line = self.list.lines.get(at);
        let floor = self.floor.get(at).copied().unwrap_or_default();
        line.map_or(0, |line| line.copies.saturating_sub(floor))
    }

    /// Takes copies out, as many as may go.
    pub(super) fn take(&mut self, at: usize, copies: u32) {
        let copies = copies.min(self.loose(at));
        let Some(line) = self.list.lines.get_mut(at).filter(|_| copies > 0) else {
            return;
        };
        line.copies -= copies;
        self.changed += u64::from(copies);
        if let Some(card) = line.card {
            self.left.push((card, copies));
        }
    }

    /// Copies of cards that were taken out and have not gone elsewhere.
    pub(super) fn left(&self) -> &[(CardNo, u32)] {
        &self.left
    }

    /// Puts copies in, those first that were taken out elsewhere. They stay.
    pub(super) fn put(&mut self, section: Section, card: CardNo, written: &'a str, copies: u32) {
        let mut new = copies;
        for (_, left) in self.left.iter_mut().filter(|(it, _)| *it == card) {
            let moved = new.min(*left);
            *left -= moved;
            new -= moved;
        }
        self.left.retain(|(_, left)| *left > 0);
        self.changed += u64::from(new);
        let same = |line: &Line<'_>| {
            line.section == section && line.card == Some(card) && line.host.is_none()
        };
        let at = self.list.lines.iter().position(same).unwrap_or_else(|| {
            self.list.lines.push(Line {
                section,
                written,
                card: Some(card),
                copies: 0,
                tag: u32::try_from(self.list.lines.len()).unwrap_or(u32::MAX),
                host: None,
            });
            self.floor.push(0);
            self.list.lines.len() - 1
        });
        if let (Some(line), Some(floor)) = (self.list.lines.get_mut(at), self.floor.get_mut(at)) {
            line.copies = line.copies.saturating_add(copies);
            // What was there before may still go.
            *floor = floor.saturating_add(copies);
        }
    }

    /// Moves copies of a line to another section; a whole line takes what is attached to it along.
    pub(super) fn relocate(&mut self, at: usize, section: Section, copies: u32) {
        let Some(line) = self.list.lines.get_mut(at) else {
            return;
        };
        if line.copies == copies {
            line.section = section;
            self.changed += u64::from(copies);
            return;
        }
        let (card, written) = (line.card, line.written);
        self.take(at, copies);
        if let Some(card) = card {
            self.put(section, card, written, copies);
        }
    }

    /// Keeps the copies that a line has now.
    pub(super) fn keep(&mut self, at: usize) {
        let copies = self.list.lines.get(at).map_or(0, |line| line.copies);
        if let Some(floor) = self.floor.get_mut(at) {
            *floor = copies;
        }
    }
}
