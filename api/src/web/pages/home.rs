//! Where one begins: one box for everything, the four games, and what there is to look at today.

use askama::Template;
use chrono::{Datelike as _, NaiveDate, Utc};
use fabulario_cards::Catalogue;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Link, Shell};
use crate::words::pages::{home, shell};

mod today;

use today::{Hand, Ready, RuleOfDay};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    covers: Vec<Cover>,
    ready: Vec<Ready>,
    hand: Option<Hand>,
    rule: Option<RuleOfDay>,
    /// Where whatever is typed goes.
    ask: Link,
    all_ready: Link,
    desk: Link,
}

/// A game on its paper.
struct Cover {
    game: Game,
    /// What it is about, in a few words.
    motto: String,
    cards: usize,
    tokens: usize,
    rules: usize,
    ready: usize,
    link: Link,
}

/// The first page.
pub fn home_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = state.catalogue.get();
    on(state, &current, shell, Utc::now().date_naive())
}

/// The first page as it is on a day.
fn on(state: &State, current: &Current, shell: Shell, day: NaiveDate) -> Result<String, Problem> {
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
        cards: cards_of(catalogue, game, false),
        tokens: cards_of(catalogue, game, true),
        rules: book.rules.len() + book.rulings.len(),
        ready: catalogue
            .ready()
            .filter(|it| it.document.game == game)
            .count(),
        link: shell.link("/cartas").with("jogo", game.code()),
    });
    let page = HomePage {
        covers: covers.collect(),
        ready: today::ready(current, &shell, number(day)),
        hand: today::hand(current, &state.site.public_url, &shell, day),
        rule: today::rule(current, &shell, number(day)),
        ask: shell.link_in_game("/ir"),
        all_ready: shell.link_in_game("/prontos"),
        desk: shell.link(&format!("/mesa/{}", shell.game.code())),
        shell,
    };
    page.render().map_err(Problem::internal)
}

/// How many cards a game has, or how many tokens.
fn cards_of(catalogue: &Catalogue, game: Game, token: bool) -> usize {
    let cards = catalogue.cards().iter();
    cards
        .filter(|it| it.game == game && it.token == token)
        .count()
}

/// Days are counted, so that each has another choice than the one before.
fn number(day: NaiveDate) -> usize {
    usize::try_from(day.num_days_from_ce()).unwrap_or(0)
}
