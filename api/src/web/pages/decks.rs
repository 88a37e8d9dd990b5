//! Where decks begin: ready ones on the string, a list to paste, a code, an empty desk.

use arc_swap::Guard;
use askama::Template;

use super::ready::Cover;
use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::modules::Modules;
use crate::web::shell::GAME;
use crate::web::{Shell, Tab};
use crate::words::pages::{decks, ready, shell};

/// The parameters of the page.
pub const KNOWN: &[&str] = &[GAME];

/// Lines of the example.
const EXAMPLE: usize = 4;

#[derive(Template)]
#[template(path = "decks.html")]
struct DecksPage {
    shell: Shell,
    covers: Vec<Cover>,
    /// What shows the decks of the reader's device.
    modules: Modules,
    /// How a list begins.
    example: String,
    /// Who played the games that their shares are of.
    how: Option<String>,
}

/// The page.
pub fn decks_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let shell = shell.below(Tab::Decks);
    let (covers, how) = Cover::all(&current, shell.game, &shell)?;
    let page = DecksPage {
        example: example(&current, &shell),
        modules: Modules::of("js/decks.js", &["my_decks", "verdict"], &shell),
        shell,
        covers,
        how,
    };
    page.render().map_err(Problem::internal)
}

/// The first lines of a ready deck.
fn example(current: &Current, shell: &Shell) -> String {
    let mut ready = current.catalogue.ready();
    let ready = ready.find(|deck| deck.document.game == shell.game);
    let sections = ready.map(|deck| deck.document.sections);
    let lines = sections.into_iter().flatten().flat_map(|(_, lines)| lines);
    let named = lines.filter_map(|line| {
        let card = current.catalogue.card(&line.card)?;
        Some(format!(
            "{} {}",
            line.copies,
            card.sheet.name.get(shell.lang)
        ))
    });
    named.take(EXAMPLE).collect::<Vec<_>>().join("\n")
}
