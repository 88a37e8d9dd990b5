//! How to write a query, and what the words on cards mean.

use askama::Template;
use fabulario_cards::Catalogue;
use fabulario_cards::glossary::Glossary;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::Game;

use crate::web::Shell;
use crate::wire::search::Help;
use crate::words::pages::{help, shell};

#[derive(Template)]
#[template(path = "help.html")]
struct HelpPage<'a> {
    shell: Shell,
    help: Help<'a>,
    glossaries: Vec<(Game, &'a str, Glossary)>,
}

/// The page about the query language, and about the words that stand on cards.
pub fn help_page(shell: Shell, vocabulary: &Vocabulary, catalogue: &Catalogue) -> String {
    let lang = shell.lang;
    let glossaries = catalogue.books().map(|(game, book)| {
        let glossary = catalogue.glossary(game, lang.into());
        (game, book.sheet.name.get(lang), glossary)
    });
    let page = HelpPage {
        help: Help::new(vocabulary, lang.into()),
        glossaries: glossaries.collect(),
        shell,
    };
    page.render().unwrap_or_default()
}
