use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get, post};
use fabulario_cards::code::{self, DecodeError};
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;

use super::{lead_to, own_page, public_page, theme};
use crate::catalogue::Current;
use crate::http::form::Fields;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::routes::decks::not_a_code;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::deck::NAME;
use crate::web::pages::desk::{
    Held, KNOWN, desk_after, desk_page, empty, local_page, refused_page,
};
use crate::words::problems;

/// The desk: empty, or with the deck of a code or a ready deck on it.
#[get("/mesa/{game}")]
pub async fn desk(
    request: HttpRequest,
    state: Data<State>,
    game: Path<String>,
) -> Result<HttpResponse, Problem> {
    let game = named(&game)?;
    let mut query = Query::read(&request, KNOWN);
    let shell = Shell::of(&request).about(game);
    let document = {
        let current = state.catalogue.get();
        match (shell.asked("codigo"), shell.asked("pronto")) {
            (Some(code), _) => DeckDocument {
                name: shell.asked(NAME).map(|it| it.chars().take(200).collect()),
                ..of_code(&current, code)?
            },
            (None, Some(id)) => of_ready(&current, id, &shell)?,
            (None, None) => empty(game),
        }
    };
    if document.game != game {
        let path = format!("/mesa/{}", document.game.code());
        let link = ["codigo", "pronto"]
            .iter()
            .fold(shell.link(&path), |link, name| match shell.asked(name) {
                Some(value) => link.with(name, value),
                None => link,
            });
        return Ok(lead_to(StatusCode::SEE_OTHER, &link.to_string()));
    }
    let held = Held::new(document, &state.catalogue.get().catalogue);
    let lang = shell.lang;
    match held {
        Ok(held) => {
            let html = desk_page(&state, shell, held, &mut query).await?;
            Ok(public_page(&request, lang, html))
        }
        Err(why) => {
            let html = refused_page(shell, &why, "")?;
            Ok(own_page(
                &request,
                StatusCode::UNPROCESSABLE_ENTITY,
                lang,
                html,
            ))
        }
    }
}

/// The desk after a button of it was pressed: the form holds all of it.
#[post("/mesa/{game}")]
pub async fn work(
    request: HttpRequest,
    state: Data<State>,
    game: Path<String>,
    fields: Fields,
) -> Result<HttpResponse, Problem> {
    let game = named(&game)?;
    let mut query = Query::read(&request, KNOWN);
    let theme = fields.get("tema");
    let shell = Shell::of(&request).about(game).choosing(theme);
    let lang = shell.lang;
    let held = Held::read(&fields, game, &state.catalogue.get().catalogue);
    match held {
        Ok(held) => {
            let html = desk_after(&state, shell, held, &fields, &mut query).await?;
            let mut page = own_page(&request, StatusCode::OK, lang, html);
            if let Some(theme) = theme {
                theme::remember(&mut page, theme)?;
            }
            Ok(page)
        }
        Err(why) => {
            let sent = fields.get("documento").unwrap_or("");
            let html = refused_page(shell, &why, sent)?;
            Ok(own_page(
                &request,
                StatusCode::UNPROCESSABLE_ENTITY,
                lang,
                html,
            ))
        }
    }
}

/// The desk of a deck that only the reader's device keeps: whatever its id is, the page is the same.
#[get("/mesa/local/{deck}")]
pub async fn desk_local(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let html = local_page(&state.catalogue.get(), shell)?;
    Ok(public_page(&request, lang, html))
}

fn named(game: &str) -> Result<Game, Problem> {
    game.to_lowercase().parse::<Game>().map_err(|_| {
        Problem::new(Kind::UnknownGame)
            .detail(problems::no_game(game))
            .with("known", Game::ALL.map(Game::code).to_vec())
    })
}

fn of_code(current: &Current, text: &str) -> Result<DeckDocument, Problem> {
    let catalogue = &current.catalogue;
    let deck = code::decode(catalogue, text).or_else(|why| match &why {
        DecodeError::Moved { code } => code::decode(catalogue, code),
        _ => Err(why),
    });
    let deck = deck.map_err(|why| not_a_code(&why))?;
    let sections = deck.sections(catalogue);
    Ok(DeckDocument {
        sections,
        ..empty(deck.game)
    })
}

fn of_ready(current: &Current, id: &str, shell: &Shell) -> Result<DeckDocument, Problem> {
    let ready = current.catalogue.ready().find(|it| it.id == id);
    let ready = ready
        .ok_or_else(|| Problem::new(Kind::UnknownReadyDeck).detail(problems::no_ready_deck(id)))?;
    let name = ready.name.get(shell.lang).to_owned();
    Ok(DeckDocument {
        name: Some(name),
        ..ready.document
    })
}
