//! Where one begins: search, paste, continue.

use askama::Template;
use fabulario_engine::Game;

use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Link, Shell};
use crate::words::pages::{home, shell};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    covers: Vec<Cover>,
}

/// A game on its paper.
struct Cover {
    game: Game,
    /// What it is about, in a few words.
    motto: String,
    cards: usize,
    rules: usize,
    ready: usize,
    link: Link,
}

/// The first page.
pub fn home_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = state.catalogue.get();
    let catalogue = &current.catalogue;
    let lang = shell.lang;
    let covers = catalogue.books().map(|(game, book)| Cover {
        game,
        motto: match game {
            Game::Fabula => home::motto_fab(),
            Game::Dominions => home::motto_dd(),
            Game::Multiversity => home::motto_mvc(),
            Game::Apoteose => home::motto_apo(),
        }
        .to(lang),
        cards: catalogue
            .cards()
            .iter()
            .filter(|it| it.game == game && !it.token)
            .count(),
        rules: book.rules.len() + book.rulings.len(),
        ready: 0,
        link: shell.link("/cartas").with("jogo", game.code()),
    });
    let covers = covers.collect();
    HomePage { shell, covers }
        .render()
        .map_err(Problem::internal)
}
