//! The first page.

use askama::Template;
use fabulario_cards::Catalogue;
use fabulario_cards::GameBook;
use fabulario_cards::index::Hit;
use fabulario_engine::{Game, Ruling, Source};

use super::figures::{Row, rows};
use crate::http::problem::Problem;
use crate::state::State;
use crate::words::Language;
use crate::words::pages::{home, shell};

/// Most results that the page shows; the API has them all.
const SHOWN: usize = 20;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    lang: Language,
    version: &'static str,
    public_url: &'a str,
    query: &'a str,
    chosen: Game,
    results: Option<Results<'a>>,
    games: Vec<GameCard<'a>>,
}

struct Results<'a> {
    total: usize,
    partial: bool,
    entries: Vec<Found<'a>>,
}

struct Found<'a> {
    id: &'a str,
    text: &'a str,
    /// What a ruling decides.
    conflict: Option<&'a str>,
    /// Why it was ruled so.
    reason: Option<&'a str>,
    /// Where it stands, such as "livro de regras 1.4.3".
    sources: String,
    /// The rulings that decide a rule, or the rules that a ruling decides.
    related: Vec<&'a str>,
}

struct GameCard<'a> {
    id: Game,
    name: &'a str,
    summary: &'a str,
    rules: usize,
    rulings: usize,
    formats: Vec<FormatCard<'a>>,
}

struct FormatCard<'a> {
    id: &'a str,
    name: &'a str,
    summary: &'a str,
    rows: Vec<Row>,
    not_stated: Vec<&'a str>,
}

/// The games, their formats, and what a search over the rules finds.
pub fn home_page(
    state: &State,
    lang: Language,
    query: &str,
    game: Option<&str>,
) -> Result<String, Problem> {
    let current = state.catalogue.get();
    let catalogue = &current.catalogue;
    let chosen = game
        .and_then(|name| name.parse().ok())
        .unwrap_or(Game::Fabula);
    let results = if query.trim().is_empty() {
        None
    } else {
        Some(search((state, catalogue), lang, chosen, query)?)
    };
    let games = catalogue.books().map(|(id, book)| GameCard {
        id,
        name: book.sheet.name.get(lang),
        summary: book.sheet.summary.get(lang),
        rules: book.rules.len(),
        rulings: book.rulings.len(),
        formats: catalogue
            .formats()
            .iter()
            .filter(|format| format.game == id)
            .map(|format| FormatCard {
                id: &format.id.0,
                name: format.name.get(lang),
                summary: format.summary.get(lang),
                rows: rows(format, &book.sheet, lang),
                not_stated: format
                    .not_stated
                    .iter()
                    .map(|text| text.get(lang))
                    .collect(),
            })
            .collect(),
    });
    let page = HomePage {
        lang,
        version: env!("CARGO_PKG_VERSION"),
        public_url: &state.site.public_url,
        query,
        chosen,
        results,
        games: games.collect(),
    };
    page.render().map_err(Problem::internal)
}

fn search<'a>(
    (state, catalogue): (&State, &'a Catalogue),
    lang: Language,
    game: Game,
    query: &str,
) -> Result<Results<'a>, Problem> {
    let found = state.index.search(game, query).map_err(Problem::internal)?;
    let book = catalogue
        .book(game)
        .ok_or_else(|| Problem::internal("a game without a book"))?;
    let show = |hit: &Hit| match *hit {
        Hit::Rule(at) => book.rules.get(at).map(|rule| {
            let decides = |ruling: &&Ruling| ruling.rules.contains(&rule.id);
            Found {
                id: &rule.id.0,
                text: rule.gloss.get(lang),
                conflict: None,
                reason: None,
                sources: places(book, &rule.sources, lang),
                related: book
                    .rulings
                    .iter()
                    .filter(decides)
                    .map(|ruling| ruling.id.0.as_str())
                    .collect(),
            }
        }),
        Hit::Ruling(at) => book.rulings.get(at).map(|ruling| Found {
            id: &ruling.id.0,
            text: ruling.ruling.get(lang),
            conflict: Some(ruling.conflict.get(lang)),
            reason: ruling.reason.as_ref().map(|reason| reason.get(lang)),
            sources: places(book, &ruling.sources, lang),
            related: ruling.rules.iter().map(|rule| rule.0.as_str()).collect(),
        }),
    };
    Ok(Results {
        total: found.hits.len(),
        partial: found.partial,
        entries: found.hits.iter().take(SHOWN).filter_map(show).collect(),
    })
}

/// The titles of documents with the places in them.
fn places(book: &GameBook, sources: &[Source], lang: Language) -> String {
    let mut places: Vec<String> = Vec::new();
    for document in &book.sheet.documents {
        let here = sources
            .iter()
            .filter(|source| source.document == document.id);
        let here: Vec<&str> = here.map(|source| source.place.as_str()).collect();
        if !here.is_empty() {
            places.push(format!("{}, {}", document.title.get(lang), here.join(", ")));
        }
    }
    places.join(" · ")
}
