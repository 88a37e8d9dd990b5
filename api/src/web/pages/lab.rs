//! What the lab can do for a game: one table says which screen it has.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_engine::Game;
use fabulario_engine::goldfish::apoteose::NoDrawRules;

use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::pick::{self, Chosen, Offer, Pick};
use crate::web::parts::shown::Shown;
use crate::web::{Link, Shell, Tab};
use crate::words::Message;
use crate::words::pages::{lab as words, shell};

/// A screen of the lab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Screen {
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
        &[Screen::Trainer, Screen::Odds, Screen::Compare],
    ),
    (
        Game::Dominions,
        &[Screen::Opening, Screen::Odds, Screen::Compare],
    ),
    (
        Game::Multiversity,
        &[Screen::Opening, Screen::Odds, Screen::Compare],
    ),
    (Game::Apoteose, &[Screen::Odds, Screen::Compare]),
];

impl Screen {
    const fn icon(self) -> &'static str {
        match self {
            Self::Trainer | Self::Opening => "hand",
            Self::Odds => "table",
            Self::Compare => "scales",
        }
    }

    fn name(self) -> Message {
        match self {
            Self::Trainer => words::trainer(),
            Self::Opening => words::opening(),
            Self::Odds => words::odds(),
            Self::Compare => words::compare(),
        }
    }

    fn about(self, game: Game) -> Message {
        match self {
            Self::Trainer => words::trainer_about(),
            Self::Opening => words::opening_about(),
            Self::Odds => words::odds_about(),
            Self::Compare if game == Game::Fabula => words::compare_about(),
            Self::Compare => words::compare_lists(),
        }
    }

    const fn path(self) -> &'static str {
        match self {
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
    wrong: Option<String>,
    pick: Pick,
    offers: Vec<(Offer, Link)>,
    chosen: Option<(String, Option<&'static str>)>,
}

/// The page of the lab.
pub fn lab_page(state: &Data<State>, shell: Shell) -> Result<Shown, Problem> {
    if let Some(link) = pick::settled(&shell, &["codigo"]) {
        return Ok(Shown::At(link));
    }
    let current = Guard::into_inner(state.catalogue.get());
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
    let status = wrong
        .as_ref()
        .map_or(StatusCode::OK, |_| StatusCode::BAD_REQUEST);
    let page = LabPage {
        rooms: screens.iter().map(room).collect(),
        absent: (!has_lab).then(|| NoDrawRules.text().get(shell.lang).to_owned()),
        wrong: wrong.clone(),
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
            assert_eq!(deals, Tab::Lab.is_of(game), "{game}");
        }
        assert_eq!(SCREENS.map(|(game, _)| game), Game::ALL);
    }
}
