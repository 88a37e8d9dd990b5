//! The play table: a game played alone, action by action, and any game of a simulation seen step by step.
//!
//! The address has the deck, the seed and every action; nothing is kept here.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::desk::goldfish::watch::watched;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::live::Live;
use crate::web::parts::pick::{self, Chosen, Offer, Pick};
use crate::web::parts::shown::{Refusal, Shown};
use crate::web::{Link, Shell, Tab};
use crate::words::Message;
use crate::words::pages::{live, shell, table as words};

mod asked;
mod board;
mod keys;
mod lines;
mod log;
mod position;
mod steps;

use asked::Asked;
pub use asked::written;
pub use keys::LIVE;
use lines::Lines;
use position::{Position, play};
use steps::Steps;

/// Something that may be done.
pub struct Act {
    /// What it is called in requests.
    pub id: String,
    /// What it does.
    pub text: String,
}

/// A deck at the table.
struct Seated {
    name: String,
    name_lang: Option<&'static str>,
    /// Whether a game of a simulation is watched, and whose it is.
    watching: Option<String>,
    game: Option<Position>,
    lines: Option<Lines>,
    steps: Steps,
    seed: String,
    warnings: Vec<String>,
    orders: [(String, Link, bool); 2],
}

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    shell: Shell,
    asked: Asked,
    pick: Pick,
    offers: Vec<(Offer, Link)>,
    seated: Option<Seated>,
    refusal: Option<Refusal>,
    live: Option<Live>,
}

/// The page of the table.
pub async fn table_page(state: &Data<State>, shell: Shell) -> Result<Shown, Problem> {
    let shell = shell.below(Tab::Lab);
    let settled = pick::settled(&shell, &["codigo"]).or_else(|| asked::settled(&shell));
    if let Some(link) = settled {
        return Ok(Shown::At(link));
    }
    let current = Guard::into_inner(state.catalogue.get());
    let (chosen, wrong_code) = match shell.asked("codigo") {
        None => (None, None),
        Some(written) => match Chosen::read(&current, written, shell.lang) {
            Ok(chosen) => (Some(chosen), None),
            Err(why) => (None, Some(why)),
        },
    };
    let shell = match &chosen {
        Some(chosen) => shell.about(chosen.game()),
        None => shell,
    };
    let asked = Asked::read(&shell);
    // Where nobody plays by hand, games are told again in lines.
    let is_shown = shell.game == Game::Fabula || asked.watched.is_some();
    if !is_shown || !Tab::Lab.is_of(shell.game) {
        return Ok(Shown::At(shell.link_in_game("/laboratorio")));
    }
    let mut refusal = (!asked.wrong.is_empty()).then(|| Refusal::wrong(asked.wrong.clone()));
    if let Some(why) = &wrong_code {
        refusal = Some(Refusal::wrong(vec![why.clone()]));
    }
    let mut seated = None;
    if let (Some(chosen), None) = (&chosen, &refusal) {
        match seat(state, &current, &shell, &asked, chosen).await? {
            Ok((found, why)) => (seated, refusal) = (Some(found), why),
            Err(why) => refusal = Some(why),
        }
    }
    let offers = Offer::all(&current, &shell, "").into_iter().map(|offer| {
        let link = shell.link("/laboratorio/partida");
        (offer.id.clone(), offer, link)
    });
    let offers = offers.map(|(id, offer, link)| (offer, link.with("codigo", &id)));
    let page = TablePage {
        offers: offers.collect(),
        pick: Pick::new(
            &current,
            &shell,
            ("codigo", words::ready().to(shell.lang)),
            wrong_code,
        ),
        live: seated.as_ref().map(|_| {
            let (script, modules, actions) = LIVE;
            Live::new(shell.lang, script, modules, actions)
        }),
        asked,
        seated,
        refusal,
        shell,
    };
    let status = page.refusal.as_ref().map_or(StatusCode::OK, |it| it.status);
    let html = page.render().map_err(Problem::internal)?;
    Ok(Shown::Page(status, html))
}

/// A deck at the table, and what is wrong with what was to be done there; why there is no table, where that fails.
async fn seat(
    state: &Data<State>,
    current: &Arc<Current>,
    shell: &Shell,
    asked: &Asked,
    chosen: &Chosen,
) -> Result<Result<(Seated, Option<Refusal>), Refusal>, Problem> {
    let lang = shell.lang;
    let (mut actions, mut watching, mut lines) = (asked.actions.clone(), None, None);
    let (mut seed, mut warnings) = (String::new(), Vec::new());
    if let Some(how) = asked.watched {
        let wanted = asked.watch(shell, &chosen.code, how);
        match watched(state, current, lang, wanted, asked.number.into()).await? {
            Ok(game) => {
                seed.clone_from(&game.seed);
                let warned = game.warnings.iter().map(|it| it.message.clone());
                warnings = warned.collect();
                watching = Some(game.policy.text.clone());
                match game.actions {
                    Some(all) => actions = all,
                    None => lines = Some(Lines::new(&game.told, asked, shell)),
                }
            }
            Err(why) => return Refusal::unplayed(why, lang).map(Err),
        }
    }
    let (mut game, mut refusal) = (None, None);
    let all = lines.as_ref().map_or(actions.len(), Lines::count);
    // Who watches begins at the beginning.
    let usual = if watching.is_some() { 0 } else { all };
    let mut until = asked.until.unwrap_or(usual).min(all);
    let mut ahead = None;
    if lines.is_none() {
        let (answer, why) =
            match play(state, current, shell, asked, chosen, &actions, until).await? {
                Ok(found) => found,
                Err(why) => return Ok(Err(why)),
            };
        if let Some((at, why)) = why {
            (until, refusal) = (at, Some(why));
            actions.truncate(at);
        }
        seed.clone_from(&answer.seed);
        let next = actions.get(until);
        let next = next.and_then(|next| answer.legal.iter().find(|it| it.id == next.0));
        ahead = next.map(|it| it.text.clone());
        let warned = answer.warnings.iter().map(|it| it.message.clone());
        warnings = warned.collect();
        game = Some(Position::new(
            answer,
            actions.get(..until).unwrap_or(&actions),
            current,
            shell,
        ));
    }
    let all = lines.as_ref().map_or(actions.len(), Lines::count);
    let turns = game.as_ref().map_or(&[][..], |it| &it.log);
    let steps = Steps::new(
        shell,
        (until, all),
        (&actions, watching.is_some()),
        ahead,
        turns,
    );
    Ok(Ok((
        Seated {
            name: chosen.name.clone(),
            name_lang: chosen.name_lang,
            watching,
            game,
            lines,
            steps,
            seed,
            warnings,
            orders: orders(shell, asked),
        },
        refusal,
    )))
}

/// The same game for whoever begins and for whoever does not, from its beginning.
fn orders(shell: &Shell, asked: &Asked) -> [(String, Link, bool); 2] {
    let choice = |id: &str, name: Message, begins: bool| {
        let changes = ["acoes", "ate", "em"].map(|it| (it, None));
        let changes = [&changes[..], &[("ordem", Some(id))]].concat();
        let chosen = asked.first.begins() == begins;
        (name.to(shell.lang), shell.here(&changes), chosen)
    };
    [
        choice("play", words::begin(), true),
        choice("draw", words::second(), false),
    ]
}

impl TablePage {
    /// The parameters that every button of the table sends.
    fn carried(&self) -> Vec<(&'static str, String)> {
        const NAMES: [&str; 9] = [
            "codigo", "formato", "ordem", "semente", "numero", "assistir", "turnos", "politica",
            "lang",
        ];
        let kept = |name: &'static str| Some((name, self.shell.asked(name)?.to_owned()));
        let mut carried: Vec<_> = NAMES.into_iter().filter_map(kept).collect();
        if let Some(seated) = &self.seated {
            if let Some(actions) = self.shell.asked("acoes") {
                carried.push(("acoes", actions.to_owned()));
            }
            carried.push(("em", seated.steps.at.to_string()));
        }
        carried
    }
}
