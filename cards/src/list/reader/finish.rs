//! What only the whole text tells.

use std::ops::Range;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::Reader;
use crate::list::report::{Entry, LineKind, Note, What};

impl Reader<'_, '_> {
    /// What only the whole text tells: its title, and what is left open.
    pub(in crate::list) fn finish(&mut self) {
        // Bases after a heading seldom have copies; they say nothing of the others.
        let plain = self.lines.iter().filter(|it| it.kind == LineKind::Cards);
        let plain = plain.flat_map(|it| self.entries.get(it.entries.clone()).unwrap_or_default());
        let uncounted = |entry: &Entry| entry.is_card() && entry.copies.is_none();
        let all_counted = !plain.into_iter().any(uncounted);
        if let Some(title) = self.maybe_title
            && all_counted
            && !self.deck.is_empty()
            && let Some(line) = self.lines.get_mut(title)
        {
            line.kind = LineKind::Title;
            let one: Range<usize> = line.entries.clone();
            self.entries.drain(one.clone());
            for line in self.lines.iter_mut().skip(title) {
                let back = |at: usize| at.saturating_sub(one.len()).max(one.start);
                line.entries = back(line.entries.start)..back(line.entries.end);
            }
        }
        let placed = |it: &Entry| matches!(it.what, What::Card { placed: true, .. });
        let any_placed = self.entries.iter().any(placed);
        let centro = self.deck.iter().any(|line| line.section == Section::Centro);
        match self.finder.game {
            Some(Game::Fabula) if any_placed && !centro => self.notes.push(Note::NoCentro),
            Some(Game::Apoteose) if any_placed => self.notes.push(Note::NoHeadings),
            _ => {}
        }
    }
}
