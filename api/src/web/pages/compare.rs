//! Two decks side by side: lists, verdicts, numbers, odds, and on demand the same games played by both.

use std::net::IpAddr;

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_engine::Game;

use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::live::Live;
use crate::web::parts::pick::{self, Chosen, Pick};
use crate::web::parts::shown::{Refusal, Shown};
use crate::web::{Link, Shell, Tab};
use crate::words::pages::{compare as words, live, run, shell};

mod games;
mod keys;
mod lists;
mod sides;

use games::{Asked, GAMES, MOST, Played};
pub use keys::LIVE;
use lists::Column;
use sides::{Odds, Row, Side};

/// Two decks.
struct Compared {
    sides: [Side; 2],
    columns: Vec<(String, Column)>,
    rows: Vec<Row>,
    odds: Option<(Vec<u32>, Vec<Odds>)>,
    /// The same decks the other way round.
    swap: Link,
    same: bool,
    /// The decks as the API is asked about them.
    codes: [String; 2],
}

#[derive(Template)]
#[template(path = "compare.html")]
struct ComparePage {
    shell: Shell,
    picks: [Pick; 2],
    compared: Option<Compared>,
    asked: Asked,
    /// Whether games of the game are played.
    plays: bool,
    played: Option<Played>,
    share: Link,
    /// What makes the games live, where they are played.
    live: Option<Live>,
    refusal: Option<Refusal>,
}

/// The page of two decks.
pub async fn compare_page(
    state: &Data<State>,
    shell: Shell,
    client: IpAddr,
) -> Result<Shown, Problem> {
    if let Some(link) = pick::settled(&shell, &["a", "b"]) {
        return Ok(Shown::At(link));
    }
    let current = Guard::into_inner(state.catalogue.get());
    let read = |field: &str| {
        let written = shell.asked(field)?;
        Some(Chosen::read(&current, written, shell.lang))
    };
    let (mut chosen, mut wrong) = ([None, None], [None, None]);
    for (at, field) in ["a", "b"].into_iter().enumerate() {
        let (chosen, wrong) = (chosen.get_mut(at), wrong.get_mut(at));
        match (read(field), chosen, wrong) {
            (Some(Ok(deck)), Some(chosen), _) => *chosen = Some(deck),
            (Some(Err(why)), _, Some(wrong)) => *wrong = Some(why),
            _ => {}
        }
    }
    let game = chosen.iter().flatten().map(Chosen::game).next();
    let shell = match game {
        Some(game) => shell.about(game),
        None => shell,
    };
    let shell = if Tab::Lab.is_of(shell.game) {
        shell.below(Tab::Lab)
    } else {
        shell
    };
    let asked = Asked::read(&shell);
    let told: Vec<String> = wrong
        .iter()
        .flatten()
        .chain(&asked.wrong)
        .cloned()
        .collect();
    let mut refusal = (!told.is_empty()).then(|| Refusal::wrong(told));
    let plays = shell.game == Game::Fabula;
    let (mut compared, mut played) = (None, None);
    if let [Some(a), Some(b)] = &chosen {
        if a.game() == b.game() {
            compared = Some(Compared {
                sides: [
                    sides::side("A", a, &current, &shell),
                    sides::side("B", b, &current, &shell),
                ],
                columns: names(&shell)
                    .into_iter()
                    .zip(lists::columns(
                        [&a.deck, &b.deck],
                        &current.catalogue,
                        &shell,
                    ))
                    .collect(),
                rows: sides::rows([a, b], &current, &shell),
                odds: sides::chances(state, &current, &shell, [a, b]).await?,
                swap: shell.here(&[("a", Some(&b.written)), ("b", Some(&a.written))]),
                same: a.code == b.code,
                codes: [a.code.clone(), b.code.clone()],
            });
        } else {
            let games = [a, b].map(|it| shell.game_name(it.game()));
            let [a, b] = games;
            refusal = Some(Refusal::wrong(vec![words::other_game(a, b).to(shell.lang)]));
        }
        if plays && asked.play && compared.is_some() && refusal.is_none() {
            match games::play(state, &current, (&shell, client), &asked, [a, b]).await? {
                Ok(found) => played = Some(found),
                Err(why) => refusal = Some(why),
            }
        }
    }
    let status = refusal.as_ref().map_or(StatusCode::OK, |it| it.status);
    let [wrong_a, wrong_b] = wrong;
    let label = |letter: &str| words::deck(letter).to(shell.lang);
    let page = ComparePage {
        picks: [
            Pick::new(&current, &shell, ("a", label("A")), wrong_a),
            Pick::new(&current, &shell, ("b", label("B")), wrong_b),
        ],
        share: shell.here(&[]),
        live: compared.as_ref().filter(|_| plays).map(|_| {
            let (script, modules, actions) = LIVE;
            Live::new(shell.lang, script, modules, actions)
        }),
        compared,
        asked,
        plays,
        played,
        refusal,
        shell,
    };
    let html = page.render().map_err(Problem::internal)?;
    Ok(Shown::Page(status, html))
}

/// What each column of cards is called.
fn names(shell: &Shell) -> [String; 3] {
    [words::only("A"), words::both(), words::only("B")].map(|name| name.to(shell.lang))
}
