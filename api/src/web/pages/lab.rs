//! What the lab can do for a game: one table says which screen it has.

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_engine::Game;
use fabulario_engine::goldfish::apoteose::NoDrawRules;

use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::live::Live;
use crate::web::parts::pick::{self, Chosen, Offer, Pick};
use crate::web::parts::shown::{Refusal, Shown};
use crate::web::{Link, Shell, Tab};
use crate::words::Message;
use crate::words::pages::{lab as words, live, run as run_words, shell};

mod report;
mod run;

use report::Report;
pub use run::LIVE;

/// A screen of the lab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Screen {
    /// Many games, counted.
    Runs,
    /// Games that are played by hand.
    Table,
    /// What to keep of an opening hand, weighed.
    Trainer,
    /// How a game begins.
    Opening,
    /// Exact odds.
    Odds,
    /// Two decks.
    Compare,
}

/// Which screen each game has, as the API serves it: hands are weighed where actions are played by all rules, games
/// begin where somebody draws cards, and whatever is a pile has odds.
const SCREENS: [(Game, &[Screen]); 4] = [
    (
        Game::Fabula,
        &[
            Screen::Trainer,
            Screen::Runs,
            Screen::Table,
            Screen::Odds,
            Screen::Compare,
        ],
    ),
    (
        Game::Dominions,
        &[Screen::Opening, Screen::Runs, Screen::Odds, Screen::Compare],
    ),
    (
        Game::Multiversity,
        &[Screen::Opening, Screen::Runs, Screen::Odds, Screen::Compare],
    ),
    (Game::Apoteose, &[Screen::Odds, Screen::Compare]),
];

impl Screen {
    const fn icon(self) -> &'static str {
        match self {
            Self::Runs => "flask",
            Self::Table => "play",
            Self::Trainer | Self::Opening => "hand",
            Self::Odds => "table",
            Self::Compare => "scales",
        }
    }

    fn name(self) -> Message {
        match self {
            Self::Runs => run_words::title(),
            Self::Table => words::table(),
            Self::Trainer => words::trainer(),
            Self::Opening => words::opening(),
            Self::Odds => words::odds(),
            Self::Compare => words::compare(),
        }
    }

    fn about(self, game: Game) -> Message {
        match self {
            Self::Runs if game == Game::Fabula => run_words::about(),
            Self::Runs => run_words::about_others(),
            Self::Table => words::table_about(),
            Self::Trainer => words::trainer_about(),
            Self::Opening => words::opening_about(),
            Self::Odds => words::odds_about(),
            Self::Compare if game == Game::Fabula => words::compare_about(),
            Self::Compare => words::compare_lists(),
        }
    }

    const fn path(self) -> &'static str {
        match self {
            Self::Runs => "/laboratorio",
            Self::Table => "/laboratorio/partida",
            Self::Trainer | Self::Opening => "/laboratorio/mao",
            Self::Odds => "/chances",
            Self::Compare => "/comparar",
        }
    }

    /// The parameter that names its deck.
    const fn field(self) -> &'static str {
        match self {
            Self::Compare => "a",
            _ => "codigo",
        }
    }
}

/// A screen as it is shown.
struct Room {
    icon: &'static str,
    name: String,
    about: String,
    link: Link,
}

#[derive(Template)]
#[template(path = "lab.html")]
struct LabPage {
    shell: Shell,
    rooms: Vec<Room>,
    /// Why the game has no lab.
    absent: Option<String>,
    refusal: Option<Refusal>,
    /// Runs of the deck that was chosen.
    runs: Option<Runs>,
    pick: Pick,
    offers: Vec<(Offer, Link)>,
    chosen: Option<(String, Option<&'static str>)>,
}

/// The deck of a run, as the script asks for it.
struct Runs {
    asked: run::Asked,
    code: String,
    format: Option<String>,
    replay: Link,
    share: Link,
    report: Option<Report>,
    live: Live,
}

/// The page of the lab.
pub async fn lab_page(state: &Data<State>, shell: Shell, client: IpAddr) -> Result<Shown, Problem> {
    if let Some(link) = pick::settled(&shell, &["codigo"]) {
        return Ok(Shown::At(link));
    }
    let current: Arc<Current> = Guard::into_inner(state.catalogue.get());
    let read = shell
        .asked("codigo")
        .map(|written| Chosen::read(&current, written, shell.lang));
    let (chosen, wrong) = match read {
        None => (None, None),
        Some(Ok(chosen)) => (Some(chosen), None),
        Some(Err(why)) => (None, Some(why)),
    };
    let shell = match &chosen {
        Some(chosen) => shell.about(chosen.game()),
        None => shell,
    };
    let has_lab = Tab::Lab.is_of(shell.game);
    let shell = if has_lab {
        shell.below(Tab::Lab)
    } else {
        shell
    };
    let screens = SCREENS.iter().find(|(game, _)| *game == shell.game);
    let screens = screens.map_or(&[][..], |(_, screens)| screens);
    let room = |screen: &Screen| Room {
        icon: screen.icon(),
        name: screen.name().to(shell.lang),
        about: screen.about(shell.game).to(shell.lang),
        link: match &chosen {
            _ if *screen == Screen::Runs => Link::inside("escolher"),
            Some(chosen) => shell
                .link(screen.path())
                .with(screen.field(), &chosen.written),
            None => shell.link_in_game(screen.path()),
        },
    };
    let asked = chosen.as_ref().map_or("", |it| it.written.as_str());
    let offers = Offer::all(&current, &shell, asked).into_iter();
    let offers = offers.map(|offer| {
        let link = shell.link("/laboratorio").with("codigo", &offer.id);
        (offer, link)
    });
    let mut refusal = wrong.clone().map(|why| Refusal::wrong(vec![why]));
    let mut runs = None;
    if let Some(chosen) = chosen.as_ref().filter(|_| screens.contains(&Screen::Runs)) {
        let asked = run::Asked::read(&shell);
        let mut report = None;
        if !asked.wrong.is_empty() {
            refusal = Some(Refusal::wrong(asked.wrong.clone()));
        } else if asked.runs {
            match run::run(state, &current, (&shell, client), &asked, chosen).await? {
                Ok(found) => report = Some(found),
                Err(why) => refusal = Some(why),
            }
        }
        let (script, modules, actions) = LIVE;
        runs = Some(Runs {
            code: chosen.code.clone(),
            format: chosen.format.clone(),
            replay: run::replay(&shell, &asked, chosen),
            share: shell.here(&[]),
            live: Live::new(shell.lang, script, modules, actions),
            asked,
            report,
        });
    }
    let status = refusal.as_ref().map_or(StatusCode::OK, |it| it.status);
    let page = LabPage {
        // The runs of a deck that is chosen stand on the page itself.
        rooms: screens
            .iter()
            .filter(|screen| runs.is_none() || **screen != Screen::Runs)
            .map(room)
            .collect(),
        absent: (!has_lab).then(|| NoDrawRules.text().get(shell.lang).to_owned()),
        refusal,
        runs,
        pick: Pick::new(
            &current,
            &shell,
            ("codigo", words::ready().to(shell.lang)),
            wrong,
        ),
        offers: offers.collect(),
        chosen: chosen.map(|it| (it.name, it.name_lang)),
        shell,
    };
    let html = page.render().map_err(Problem::internal)?;
    Ok(Shown::Page(status, html))
}

#[cfg(test)]
mod tests {
    use fabulario_engine::Game;

    use super::{SCREENS, Screen};
    use crate::web::Tab;

    #[test]
    fn a_game_without_the_tab_has_no_screen_that_deals_cards() {
        for (game, screens) in SCREENS {
            let deals = screens.contains(&Screen::Trainer) || screens.contains(&Screen::Opening);
            let tab = Tab::Lab.is_of(game);
            assert_eq!([deals, screens.contains(&Screen::Runs)], [tab; 2], "{game}");
        }
        assert_eq!(SCREENS.map(|(game, _)| game), Game::ALL);
    }
}
