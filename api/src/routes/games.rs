//! The four games.

pub mod get_game;
pub mod list_game_rules;
pub mod list_games;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use fabulario_engine::Game;

use crate::http::problem::{Kind, Problem};
use crate::words::problems;

/// The game of a path: known by its code, sent on to it by its slug.
pub(super) enum Named {
    Code(Game),
    Slug(Game),
}

pub(super) fn game(name: &str) -> Result<Named, Problem> {
    match name.parse::<Game>() {
        Ok(game) if name == game.code() => Ok(Named::Code(game)),
        Ok(game) => Ok(Named::Slug(game)),
        Err(_) => Err(Problem::new(Kind::UnknownGame)
            .detail(problems::no_game(name))
            .with("known", Game::ALL.map(Game::code).to_vec())),
    }
}

/// Sends the reader to the same address under the game's code.
pub(super) fn moved(request: &HttpRequest, game: Game) -> HttpResponse {
    let path = request.path().replacen(game.slug(), game.code(), 1);
    let query = request.query_string();
    let address = if query.is_empty() {
        path
    } else {
        format!("{path}?{query}")
    };
    HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, address))
        .finish()
}
