use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::index::Wanted;
use fabulario_engine::Game;
use serde_json::json;

use super::{lead_to, public_page};
use crate::catalogue::Current;
use crate::desk::names::near;
use crate::desk::search;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::card::card_page;
use crate::web::pages::problem::{NEAR, words as typed};
use crate::words::problems;

/// Most cards that are offered in place of one that there is not.
const MOST_OFFERED: usize = 6;

/// A card by its id. One that was renamed leads to its page, and so does the name of one card alone.
#[get("/cartas/{id}")]
pub async fn card(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let shell = Shell::of(&request);
    let lang = shell.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let catalogue = &current.catalogue;
    if let Some(place) = catalogue.place(&id) {
        let html = card_page(&current, place, shell)?;
        return Ok(public_page(&request, lang, html));
    }
    let page = |id: &str| shell.link(&format!("/cartas/{id}")).to_string();
    if let Some(now) = catalogue.renamed(&id) {
        return Ok(lead_to(StatusCode::PERMANENT_REDIRECT, &page(now)));
    }
    if let Some(place) = current.find(&Game::ALL, &id) {
        let id = &current.card(place)?.sheet.id;
        return Ok(lead_to(StatusCode::SEE_OTHER, &page(id)));
    }
    let mut query = Query::read(&request, &[]);
    Err(unknown(&state, &current, &id, &mut query).await)
}

/// That there is no such card, with those that may be meant.
async fn unknown(
    state: &Data<State>,
    current: &Arc<Current>,
    id: &str,
    query: &mut Query,
) -> Problem {
    let code = id.split('-').next();
    let game = code.and_then(|code| code.parse::<Game>().ok());
    let words = typed(id);
    let mut places = near(current, &words, game).map_or_else(|several| several, |one| vec![one]);
    if places.is_empty() {
        let found = searched(state, current, (&words, game), query).await;
        // What cannot be searched for is near to nothing.
        places.extend(found.into_iter().flatten());
    }
    let cards = places.iter().take(MOST_OFFERED);
    let cards = cards.filter_map(|place| current.catalogue.cards().get(*place));
    let offered: Vec<_> = cards
        .map(|it| json!({ "id": it.sheet.id, "name": it.sheet.name.get(query.lang) }))
        .collect();
    let problem = Problem::new(Kind::UnknownCard).detail(problems::no_card(id));
    if offered.is_empty() {
        problem
    } else {
        problem.with(NEAR, offered)
    }
}

/// The cards that a search for some words finds, which forgives misspelt ones.
async fn searched(
    state: &Data<State>,
    current: &Arc<Current>,
    (words, game): (&str, Option<Game>),
    query: &mut Query,
) -> Result<Vec<usize>, Problem> {
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let asked = search::understand(current, words, game, query)?;
    let wanted = Wanted {
        lang: query.lang.into(),
        limit: MOST_OFFERED,
        after: None,
        facets: false,
    };
    let found = search::find(state, current, (asked, wanted), false, query).await?;
    Ok(found.answer.rows.iter().map(|row| row.card).collect())
}
