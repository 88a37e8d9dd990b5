//! Places in a deck as fields and buttons name them: `main/3`, `casa/0/attached/1`.

use fabulario_cards::document::{DeckDocument, DeckEntry, LinePlace};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

/// A line, or a card attached to one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The list.
    pub section: Section,
    /// The line.
    pub line: usize,
    /// Which of the cards attached to it.
    pub attached: Option<usize>,
}

impl Place {
    /// The place that is named so.
    pub fn read(name: &str) -> Option<Self> {
        let mut parts = name.split('/');
        let section = section(parts.next()?)?;
        let line = parts.next()?.parse().ok()?;
        let attached = match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => None,
            (Some("attached"), Some(at), None) => Some(at.parse().ok()?),
            _ => return None,
        };
        Some(Self {
            section,
            line,
            attached,
        })
    }

    /// Its name.
    pub fn name(self) -> String {
        let Self { section, line, .. } = self;
        let place = match self.attached {
            Some(on) => LinePlace::Attached(section, line, on),
            None => LinePlace::Line(section, line),
        };
        place.to_string().trim_start_matches('/').to_owned()
    }

    /// What stands there.
    pub fn of(self, document: &mut DeckDocument) -> Option<&mut DeckEntry> {
        let lines = document.sections.get_mut(&self.section)?;
        let line = lines.get_mut(self.line)?;
        match self.attached {
            Some(on) => line.attached.get_mut(on),
            None => Some(line),
        }
    }
}

/// The lists of a deck on the desk, in the order in which they are shown: those of its game, and what stands beside it.
pub fn lists(game: Game) -> impl Iterator<Item = Section> {
    let lists = Section::of(game).iter().copied();
    let lists = lists.filter(|section| *section != Section::Anexos);
    lists.chain([Section::Maybe])
}

/// The list with this id, in any game.
pub fn section(id: &str) -> Option<Section> {
    let all = Game::ALL.into_iter().flat_map(Section::of).copied();
    let mut all = all.chain([Section::Maybe]);
    all.find(|it| it.word().id == id)
}
