//! Lines about the list as a whole.

use fabulario_engine::Game;

use super::Reader;
use crate::list::heading::{Key, key};
use crate::list::report::LineKind;
use crate::words::{slug, slug_into};

impl Reader<'_, '_> {
    /// `Jogo: Fábula`, `Autora: Ana`, `Total: 45`.
    pub(super) fn about(&mut self, line: &str) -> Option<LineKind> {
        let (word, said) = line.split_once(':')?;
        slug_into(word, &mut self.slug);
        match key(&self.slug)? {
            Key::Game => {
                let game = self.game(&slug(said))?;
                self.named.get_or_insert(game);
                Some(LineKind::Game)
            }
            Key::Title => Some(LineKind::Title),
            Key::About => Some(LineKind::Comment),
        }
    }

    fn game(&self, said: &str) -> Option<Game> {
        let is_called = |game: &Game| {
            let book = self.finder.catalogue.book(*game);
            let name = book.map(|book| &book.sheet.name);
            let named = name.is_some_and(|name| slug(&name.pt) == said || slug(&name.en) == said);
            named || game.code() == said || game.slug() == said
        };
        Game::ALL.into_iter().find(is_called)
    }
}
