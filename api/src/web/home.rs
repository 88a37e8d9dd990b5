//! The first page.

use askama::Template;
use fabulario_cards::index::Hit;
use fabulario_engine::{Game, Lang};

use super::figures::{Row, rows};
use crate::problem::Problem;
use crate::state::State;

/// Most results that the page shows; the API has them all.
const SHOWN: usize = 20;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    lang: Lang,
    version: &'static str,
    public_url: &'a str,
    query: &'a str,
    chosen: Game,
    results: Option<Results<'a>>,
    games: Vec<GameCard<'a>>,
}

struct Results<'a> {
    total: usize,
    entries: Vec<Found<'a>>,
}

struct Found<'a> {
    id: &'a str,
    text: &'a str,
    conflict: Option<&'a str>,
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
}

/// The games, their formats, and what a search over the rules finds.
pub fn home_page(
    state: &State,
    lang: Lang,
    query: &str,
    game: Option<&str>,
) -> Result<String, Problem> {
    let chosen = game
        .and_then(|name| name.parse().ok())
        .unwrap_or(Game::Fabula);
    let results = if query.trim().is_empty() {
        None
    } else {
        Some(search(state, lang, chosen, query)?)
    };
    let games = state.catalog.books().map(|(id, book)| GameCard {
        id,
        name: book.sheet.name.get(lang),
        summary: book.sheet.summary.get(lang),
        rules: book.rules.len(),
        rulings: book.rulings.len(),
        formats: state
            .catalog
            .formats()
            .iter()
            .filter(|format| format.game == id)
            .map(|format| FormatCard {
                id: &format.id.0,
                name: format.name.get(lang),
                summary: format.summary.get(lang),
                rows: rows(format, &book.sheet, lang),
            })
            .collect(),
    });
    let page = HomePage {
        lang,
        version: env!("CARGO_PKG_VERSION"),
        public_url: &state.public_url,
        query,
        chosen,
        results,
        games: games.collect(),
    };
    page.render().map_err(Problem::internal)
}

fn search<'a>(
    state: &'a State,
    lang: Lang,
    game: Game,
    query: &str,
) -> Result<Results<'a>, Problem> {
    let hits = state.index.search(game, query).map_err(Problem::internal)?;
    let book = state
        .catalog
        .book(game)
        .ok_or_else(|| Problem::internal("a game without a book"))?;
    let found = |hit: &Hit| match *hit {
        Hit::Rule(at) => book.rules.get(at).map(|rule| Found {
            id: &rule.id.0,
            text: rule.gloss.get(lang),
            conflict: None,
        }),
        Hit::Ruling(at) => book.rulings.get(at).map(|ruling| Found {
            id: &ruling.id.0,
            text: ruling.ruling.get(lang),
            conflict: Some(ruling.conflict.get(lang)),
        }),
    };
    Ok(Results {
        total: hits.len(),
        entries: hits.iter().take(SHOWN).filter_map(found).collect(),
    })
}
