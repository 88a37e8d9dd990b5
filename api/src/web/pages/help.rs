//! How to write a query, a list and a code, and what signs, keys and words of cards mean.

use askama::Template;
use fabulario_cards::Catalogue;
use fabulario_cards::glossary::Glossary;
use fabulario_cards::picture::hues;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::Game;

use crate::web::parts::mark::Mark;
use crate::web::{Link, Shell};
use crate::wire::search::Help;
use crate::words::pages::{help, shell};

mod written;

use written::Written;

/// A field with more values shows them when it is asked to.
const FEW: usize = 12;

/// A code that somebody may try.
const CODE: &str = "DD13SFR21R4ALN5";

#[derive(Template)]
#[template(path = "help.html")]
struct HelpPage<'a> {
    shell: Shell,
    help: Help<'a>,
    signs: Vec<Written>,
    lists: Vec<Written>,
    marks: Vec<(Game, Vec<Mark>)>,
    glossaries: Vec<(Game, Glossary)>,
    /// The deck of the code that is shown.
    code: Link,
}

impl HelpPage<'_> {
    /// A query to try.
    fn asks(&self, query: &str) -> Link {
        self.shell.link("/cartas").with("q", query)
    }
}

/// The page about everything that is written and read here.
pub fn help_page(shell: Shell, vocabulary: &Vocabulary, catalogue: &Catalogue) -> String {
    let lang = shell.lang;
    let marks = Game::ALL.into_iter().map(|game| {
        let marks = hues(game).into_iter();
        let marks = marks.filter_map(|hue| Mark::of(game, hue.id, lang));
        (game, marks.map(Mark::beside_words).collect())
    });
    let glossaries = Game::ALL.into_iter();
    let glossaries = glossaries.map(|game| (game, catalogue.glossary(game, lang.into())));
    let page = HelpPage {
        help: Help::new(vocabulary, lang.into()),
        code: shell.link(&format!("/b/{CODE}")),
        signs: written::signs(lang),
        lists: written::lists(lang),
        marks: marks.collect(),
        glossaries: glossaries.collect(),
        shell,
    };
    // A template that writes to memory cannot fail.
    page.render().unwrap_or_default()
}
