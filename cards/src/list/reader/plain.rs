//! Lines without marks of their own: most of them are cards.

use super::pieces::Several;
use super::{At, Reader};
use crate::list::cells;
use crate::list::count::before;
use crate::list::entry::{Is, Read, read};
use crate::list::heading::{heading, is_count};
use crate::list::prefix::bare;
use crate::list::report::{LineKind, Why};

impl Reader<'_, '_> {
    /// A line without marks of its own.
    pub(super) fn plain(&mut self, line: &str, bold: bool) -> LineKind {
        let bare = bare(line);
        let digit = bare.rest.starts_with(|c: char| c.is_ascii_digit());
        if !digit
            && !bare.plus
            && bare.item.is_none()
            && let Some(mut found) = heading(bare.rest, &mut self.slug)
        {
            found.bare = found.bare && !bold && bare.rest.len() == line.len();
            return self.begin(found, 0);
        }
        let mut found = read(bare.rest, &mut self.finder);
        if bare.minus && !found.is_unknown() {
            found.is = Is::Refused(Why::Copies);
        } else if bare.dash && self.pluses && !found.is_unknown() {
            found.is = Is::Refused(Why::PlusAndMinus);
        }
        if found.is_unknown()
            && let Some(kind) = self.other(line, bare.rest, bold)
        {
            return kind;
        }
        if let Some(item) = bare.item {
            let follows = item == 1 || item == self.item.saturating_add(1);
            self.item = item;
            if !follows && found.copies.is_none() && found.is_card() {
                found.is = Is::Refused(Why::ItemNumber(item));
            }
        }
        let title = found.is_unknown() && found.copies.is_none() && bare.item.is_none();
        if title {
            self.may_be_title();
        }
        self.push(&found, self.at, bare.plus);
        LineKind::Cards
    }

    /// What a line is that no card is called like as a whole.
    fn other(&mut self, line: &str, rest: &str, bold: bool) -> Option<LineKind> {
        if let Some(kind) = self.about(rest) {
            self.titled |= kind == LineKind::Title;
            return Some(kind);
        }
        if cells::is_separator(rest) {
            return Some(LineKind::Header);
        }
        let sets = self.finder.sets();
        if let Some(row) = cells::headless(rest, &|set| !sets.called(set).is_empty()) {
            self.cells(&row, self.at);
            return Some(LineKind::Cards);
        }
        let several = self.several(rest);
        if let Several::Cards(found) = &several {
            for read in found {
                self.push(read, self.at, false);
            }
            return Some(LineKind::Cards);
        }
        let total = rest
            .get(..5)
            .is_some_and(|it| it.eq_ignore_ascii_case("total"));
        if total && is_count(rest) {
            return Some(LineKind::Comment);
        }
        let ruled = |sign: &str| line.starts_with(sign) && line.ends_with(sign);
        if bold || line.ends_with(':') || ruled("==") || ruled("--") {
            if before(rest).is_some() {
                return None;
            }
            if self.titled || !self.entries.is_empty() || self.at != At::Nowhere {
                return Some(self.other_heading());
            }
            self.titled = true;
            return Some(LineKind::Title);
        }
        matches!(several, Several::Unclear).then(|| self.unclear(rest))
    }

    /// A line of which only some parts are cards.
    fn unclear(&mut self, name: &str) -> LineKind {
        if !name.contains(|c: char| c.is_ascii_digit()) {
            self.may_be_title();
        }
        self.push(&Read::refused(name, Why::OnePerLine), self.at, false);
        LineKind::Cards
    }

    /// The first line without copies may be the title.
    fn may_be_title(&mut self) {
        if !self.titled && self.entries.is_empty() && self.at == At::Nowhere {
            self.maybe_title = Some(self.lines.len());
            self.titled = true;
        }
    }
}
