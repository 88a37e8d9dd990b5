//! Headings, and the sections that they begin.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::pieces::{LISTING, Several};
use super::{At, Reader};
use crate::list::count::before;
use crate::list::entry::{Read, read};
use crate::list::find::Found;
use crate::list::heading::{Begins, Heading, heading};
use crate::list::place;
use crate::list::report::{LineKind, Note, Why};

impl Reader<'_, '_> {
    /// `# words`: a heading, the name of the list, or a comment.
    pub(super) fn hash(&mut self, line: &str) -> LineKind {
        let body = line.trim_start_matches('#');
        let level = line.len() - body.len();
        let body = body.trim_end_matches('#').trim();
        if let Some(kind) = self.about(body).filter(|kind| *kind == LineKind::Game) {
            return kind;
        }
        if let Some(found) = heading(body, &mut self.slug) {
            return self.begin(found, level);
        }
        if before(body).is_some() {
            return LineKind::Comment;
        }
        if !self.titled && self.entries.is_empty() {
            self.titled = true;
            return LineKind::Title;
        }
        if level > 1 {
            return self.other_heading();
        }
        LineKind::Comment
    }

    /// A heading that is no section: what follows stays where it was.
    pub(super) fn other_heading(&mut self) -> LineKind {
        self.notes.push(Note::NoSection(self.lines.len() + 1));
        self.host = None;
        LineKind::Group
    }

    /// The first of some sections that the game has.
    pub(in crate::list) fn section(&mut self, sections: &[Section]) -> Option<Section> {
        let found = place::of_game(sections, self.finder.game);
        let finder = &mut self.finder;
        finder.note_alike(|game| place::of_game(sections, Some(game)) == found);
        found
    }

    /// A heading, and the cards on its line.
    pub(super) fn begin(&mut self, heading: Heading<'_>, level: usize) -> LineKind {
        if heading.bare
            && let Found::Card(card, _) = self.finder.find(&self.slug.clone())
        {
            let name = &self.slug.clone();
            let read = Read::refused(name, Why::HeadingOrCard(card));
            self.push(&read, self.at, false);
            return LineKind::Cards;
        }
        let game = self.finder.game;
        if heading.begins == Begins::Bases {
            self.finder.note_alike(|game| game == Game::Fabula);
        }
        let (at, kind) = match heading.begins {
            Begins::Section(sections) => match self.section(sections) {
                Some(section) => (At::In(section), LineKind::Section(section)),
                None => (At::Lost, LineKind::OtherSection),
            },
            Begins::LeftOut => (At::LeftOut, LineKind::OtherSection),
            Begins::Bases if game.is_none_or(|game| game == Game::Fabula) => {
                // Bases of the reserve, or left out, stand under it, one level deeper.
                let deeper = self.level > 0 && level > self.level;
                let beside = matches!(self.at, At::In(Section::Reserve) | At::LeftOut);
                let at = if beside && deeper {
                    self.at
                } else {
                    At::Nowhere
                };
                (at, LineKind::Group)
            }
            Begins::Bases | Begins::Group => (self.at, LineKind::Group),
        };
        self.host = None;
        if heading.rest.is_empty() {
            if matches!(heading.begins, Begins::Section(_) | Begins::LeftOut) {
                self.level = level;
            }
            self.at = at;
            return kind;
        }
        self.inline(heading, at, kind)
    }

    /// Cards after a heading stand in its section, and what follows where it stood before.
    fn inline(&mut self, heading: Heading<'_>, at: At, kind: LineKind) -> LineKind {
        let whole = read(heading.rest, &mut self.finder);
        let found = if !whole.is_unknown() {
            vec![whole]
        } else if let Several::Cards(found) = self.several(heading.rest) {
            found
        } else if heading.rest.contains(LISTING) {
            self.pieces(heading.rest, &LISTING)
        } else {
            vec![whole]
        };
        if heading.names_list && found.iter().all(Read::is_unknown) {
            self.titled = true;
            return LineKind::Title;
        }
        for read in found {
            self.push(&read, at, false);
        }
        self.host = None;
        kind
    }
}
