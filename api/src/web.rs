//! The page: templates, assets, and what they show.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use askama::Template;
use fabulario_cards::Catalogue;
use fabulario_cards::glossary::Glossary;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::Game;
use rust_embed::RustEmbed;

use crate::http::problem::{Document, Kind};
use crate::http::representation::{Keep, Representation};
use crate::wire::search::Help;
use crate::words::pages::{help, problem, shell};
use crate::words::{Language, MODULES};

mod figures;
mod home;

pub use home::home_page;

/// What a page of ours may load: our own files, and no script that stands in the page itself.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; \
                          frame-ancestors 'none'; base-uri 'none'";

#[derive(RustEmbed)]
#[folder = "src/web/assets"]
struct Assets;

/// A file of the page.
pub fn asset(name: &str) -> Option<&'static Representation> {
    static ASSETS: LazyLock<BTreeMap<String, Representation>> = LazyLock::new(|| {
        let file = |name: Cow<'static, str>| {
            let data = Assets::get(&name)?.data.into_owned();
            Some((name.into_owned(), data))
        };
        let files = Assets::iter().filter_map(file);
        let words = MODULES
            .iter()
            .map(|(name, code)| ((*name).to_owned(), code.as_bytes().to_vec()));
        let kept = |(name, data): (String, Vec<u8>)| {
            let content_type = match name.rsplit('.').next()? {
                "css" => "text/css; charset=utf-8",
                "js" => "text/javascript; charset=utf-8",
                "svg" => "image/svg+xml",
                _ => return None,
            };
            let file = Representation::kept(content_type, None, data);
            Some((name, file.of_program(Keep::Minute)))
        };
        files.chain(words).filter_map(kept).collect()
    });
    ASSETS.get(name)
}

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'a> {
    lang: Language,
    document: &'a Document,
}

/// The page that a browser gets instead of a problem document.
pub fn problem_page(lang: Language, document: &Document) -> (&'static str, String) {
    // A template that writes to memory cannot fail.
    let page = ProblemPage { lang, document }.render().unwrap_or_default();
    (POLICY, page)
}

#[derive(Template)]
#[template(path = "help.html")]
struct HelpPage<'a> {
    lang: Language,
    help: Help<'a>,
    glossaries: Vec<(Game, &'a str, Glossary)>,
}

/// The page about the query language, and about the words that stand on cards.
pub fn help_page(vocabulary: &Vocabulary, catalogue: &Catalogue, lang: Language) -> String {
    let help = Help::new(vocabulary, lang.into());
    let glossaries = catalogue.books().map(|(game, book)| {
        let glossary = catalogue.glossary(game, lang.into());
        (game, book.sheet.name.get(lang), glossary)
    });
    let page = HelpPage {
        lang,
        help,
        glossaries: glossaries.collect(),
    };
    page.render().unwrap_or_default()
}

#[derive(Template)]
#[template(path = "problems.html")]
struct ProblemsPage<'a> {
    lang: Language,
    kinds: &'a [Kind],
}

/// The page about kinds of problems.
pub fn problems_page(lang: Language, kinds: &[Kind]) -> String {
    ProblemsPage { lang, kinds }.render().unwrap_or_default()
}
