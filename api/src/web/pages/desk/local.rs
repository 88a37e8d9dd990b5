//! The desk of a deck that only the reader's device keeps: a page that holds nothing of it.

use askama::Template;
use fabulario_engine::Game;

use super::facts::Facts;
use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::web::modules::Modules;
use crate::web::{Link, Shell, Tab};
use crate::words::pages::{desk, shell};

#[derive(Template)]
#[template(path = "desk_local.html")]
struct LocalPage {
    shell: Shell,
    facts: String,
    modules: Modules,
    anew: Link,
    import: Link,
}

/// The page; a script fills it with the deck.
pub fn local_page(current: &Current, shell: Shell) -> Result<String, Problem> {
    let shell = shell.below(Tab::Decks);
    // A device without a network shows this page for a deck of any game.
    let facts = Facts::json(current, &Game::ALL, &shell);
    let page = LocalPage {
        facts: facts.map_err(Problem::internal)?,
        modules: Modules::of_desk(&shell),
        anew: shell.link(&format!("/mesa/{}", shell.game.code())),
        import: shell.link("/importar"),
        shell,
    };
    page.render().map_err(Problem::internal)
}
