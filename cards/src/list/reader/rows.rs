//! Rows of tables.

use super::{At, Reader};
use crate::list::cells::{self, Row};
use crate::list::entry::{Is, Read, printed, read};
use crate::list::find::Found;
use crate::list::heading::{Begins, word};
use crate::list::report::{By, LineKind, Why};
use crate::words::slug;

impl Reader<'_, '_> {
    /// A row of a table with a first row, or that first row.
    pub(super) fn row(&mut self, line: &str) -> Option<LineKind> {
        if let Some(header) = &self.header {
            if let Some(row) = header.row(line) {
                self.cells(&row, self.at);
                return Some(LineKind::Cards);
            }
            self.header = None;
        }
        self.header = cells::header(line);
        self.header.as_ref().map(|_| LineKind::Header)
    }

    /// A row of a table.
    pub(super) fn cells(&mut self, row: &Row, at: At) {
        let at = match word(&slug(&row.section)) {
            _ if row.section.is_empty() => at,
            Some(Begins::Section(sections)) => self.section(sections).map_or(At::Lost, At::In),
            Some(Begins::LeftOut) => At::LeftOut,
            _ => At::Lost,
        };
        let mut found = self.of_row(row);
        let attached = !row.attached_to.is_empty();
        if attached && found.is_card() && !self.is_host(&row.attached_to) {
            found.is = Is::Refused(Why::NoHost);
        }
        self.push(&found, at, attached);
    }

    fn of_row<'r>(&mut self, row: &'r Row) -> Read<'r> {
        let name: &str = if row.name.is_empty() {
            &row.id
        } else {
            &row.name
        };
        let mut found = if row.id.is_empty() {
            read(&row.name, &mut self.finder)
        } else {
            read(&row.id, &mut self.finder)
        };
        found.name = name;
        if let (Is::Card(card, _), false) = (&found.is, row.id.is_empty() || row.name.is_empty()) {
            let same = match self.finder.find(&row.name) {
                Found::Card(named, _) => named == *card,
                Found::Several(named) => named.contains(card),
                Found::Nothing => false,
            };
            if !same {
                found.is = Is::Refused(Why::NameAndId(*card));
            }
        }
        found.is = match (found.is, row.printing()) {
            (Is::Card(card, by), Some(at)) => printed(vec![card], by, at, &self.finder),
            (Is::Several(cards), Some(at)) => printed(cards, By::Name, at, &self.finder),
            (is, _) => is,
        };
        if !row.copies.is_empty() {
            match (cells::copies(&row.copies), found.copies) {
                (None, _) => found.is = Is::Refused(Why::Copies),
                (Some(cell), Some(other)) if cell != other => {
                    found.is = Is::Refused(Why::TwoCounts(cell, other));
                }
                (copies, _) => found.copies = copies,
            }
        }
        found
    }

    fn is_host(&mut self, written: &str) -> bool {
        let host = self.host.and_then(|host| self.deck.get(host));
        let host = host.map(|line| line.card);
        match self.finder.find(written) {
            Found::Card(card, _) => host == Some(card),
            Found::Several(cards) => host.is_some_and(|host| cards.contains(&host)),
            Found::Nothing => false,
        }
    }
}
