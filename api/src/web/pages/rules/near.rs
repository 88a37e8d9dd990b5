//! The way on where no rule has the words.

use fabulario_engine::Game;

use crate::state::State;
use crate::web::{Link, Shell};

/// What may have been meant.
pub struct Near {
    /// Words of the rules that are spelt nearly so.
    pub words: Vec<(String, Link)>,
    /// Rules with nearly this number.
    pub rules: Vec<(String, Link)>,
    /// The same words in the books of the other games that have them.
    pub games: Vec<(Game, Link)>,
}

impl Near {
    pub(super) fn new(state: &State, text: &str, shell: &Shell) -> Self {
        let current = state.catalogue.get();
        let game = shell.game;
        let words = state.index.near(game, text).into_iter();
        let here = |word: &str| shell.here(&[("q", Some(word)), (super::CHAPTER, None)]);
        let numbered = text.chars().any(|c| c.is_ascii_digit());
        let with_game = format!("{game} {text}");
        let numbers = numbered.then(|| {
            let near = current.catalogue.rule(&with_game).err();
            let near = near.into_iter().flatten();
            let code = game.code().to_uppercase();
            let own = near.filter(|id| id.starts_with(&code));
            own.map(|id| (id.to_owned(), here(id))).collect()
        });
        let others = Game::ALL.into_iter().filter(|it| *it != game);
        let have = others.filter(|it| {
            let found = state.index.search(*it, text);
            found.is_ok_and(|found| !found.hits.is_empty() && !found.partial)
        });
        Self {
            words: words.map(|it| (it.to_owned(), here(it))).collect(),
            rules: numbers.unwrap_or_else(Vec::new),
            games: have
                .map(|it| (it, shell.link(&format!("/regras/{it}")).with("q", text)))
                .collect(),
        }
    }
}
