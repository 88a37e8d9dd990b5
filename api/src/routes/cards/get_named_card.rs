use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Game;

use super::respond_with_card;
use crate::catalogue::Current;
use crate::desk::names::{MOST_TOLD, near, same_name};
use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::card::Card;
use crate::words::problems;

/// Find a card by its name
///
/// `exact` wants the whole name in either language, whatever case, accents and marks, or an id. `fuzzy` forgives
/// misspelt letters and missing words, but never guesses: a name that several cards are equally near to answers 404
/// with their ids.
#[utoipa::path(
    tag = "search",
    params(
        ("exact" = Option<String>, Query, description = "The whole name.", example = "Mestra do Reisado"),
        ("fuzzy" = Option<String>, Query, description = "The name, perhaps misspelt or unfinished."),
        ("game" = Option<String>, Query, description = "Only cards of a game: `fab`, `dd`, `mvc` or `apo`."),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The card.", body = Card),
        (status = 400, description = "Neither `exact` nor `fuzzy` was given.", body = Document, content_type = "application/problem+json"),
        (status = 404, description = "No card has this name, or several have: `known` lists their ids.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/named")]
pub async fn get_named_card(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["exact", "fuzzy", "game"]);
    let current = state.catalogue.get();
    let masked = &current.answers.masked;
    if let Some(kept) = masked.get(&request, &query) {
        return Ok(kept);
    }
    let game = query.game().flatten();
    let games = game.map_or_else(|| Game::ALL.to_vec(), |game| vec![game]);
    let exact = query.get("exact").map(str::to_owned);
    let fuzzy = query.get("fuzzy").map(str::to_owned);
    let (name, forgiving) = match (exact, fuzzy) {
        (Some(name), _) => (name, false),
        (None, Some(name)) => (name, true),
        (None, None) => {
            let known = vec!["exact", "fuzzy"];
            return Err(Problem::new(Kind::MissingParameter).with("known", known));
        }
    };
    let place = match current.find(&games, &name) {
        Some(place) => Ok(place),
        None if forgiving => near(&current, &name, game),
        None => {
            let same = same_name(&current, &games, &name);
            Err(if same.is_empty() {
                near(&current, &name, game).map_or_else(|several| several, |one| vec![one])
            } else {
                same
            })
        }
    };
    let place = place.map_err(|near| unknown(&current, &name, &near))?;
    respond_with_card(&request, query, &current, (place, Some(masked)))
}

fn unknown(current: &Current, name: &str, near: &[usize]) -> Problem {
    let cards = near
        .iter()
        .filter_map(|at| current.catalogue.cards().get(*at));
    let ids: Vec<&str> = cards.map(|card| card.sheet.id.as_str()).collect();
    let told: Vec<&str> = ids.iter().copied().take(MOST_TOLD).collect();
    let problem = Problem::new(Kind::UnknownName);
    let detail = if told.is_empty() {
        problems::no_name(name)
    } else {
        problems::several_names(name)
    };
    problem.detail(detail).with("known", told)
}
