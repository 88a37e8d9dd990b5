use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use fabulario_engine::Game;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;
use validator::Validate;

use super::wanted;
use crate::catalogue::Current;
use crate::catalogue::answers::Mask;
use crate::http::extract::{Body, request_body};
use crate::http::problem::Problem;
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::bounded;
use crate::wire::card::Card;
use crate::words::warnings;

/// The cards to look up.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsWanted {
    /// Ids of cards, or names in either language; the answer keeps their order. A name is looked for in all games,
    /// or in that of `game`.
    #[validate(length(min = 1, max = 200))]
    #[schema(min_items = 1, max_items = 200, example = json!(["fab-anjinho-de-procissao", "Mestra do Reisado"]))]
    pub ids: Vec<CardName>,
    /// The game of the names.
    pub game: Option<Game>,
}

/// The id or the name of a card.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, min_length = 1, max_length = 120, example = "fab-anjinho-de-procissao")]
pub struct CardName(#[serde(deserialize_with = "bounded::text::<_, 1, 120>")] pub String);

request_body!(CardsWanted);

/// The cards that were found, and what was not.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardsFound {
    /// The cards, in the order of the request.
    #[schema(value_type = Vec<Card>)]
    pub data: Vec<Box<RawValue>>,
    /// What no card is called, or several are.
    pub not_found: Vec<String>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// Look up several cards
///
/// Up to 200 cards in one call, by id or by name. What does not exist is listed in `not_found`; it does not fail
/// the call, and neither does a name that several cards have. Ids that were renamed find the card.
#[utoipa::path(
    tag = "cards",
    params(ItemParams),
    request_body(content = CardsWanted, description = "The cards to look up."),
    responses(
        (status = 200, description = "What was found.", body = CardsFound),
    )
)]
#[post("/cards/batch")]
pub async fn batch_cards(
    request: HttpRequest,
    state: Data<State>,
    body: Body<CardsWanted>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let games: Vec<Game> = body
        .0
        .game
        .map_or_else(|| Game::ALL.to_vec(), |game| vec![game]);
    let mut mask = query.fields().map(Mask::new);
    let (mut found, mut not_found) = (Vec::new(), Vec::new());
    for CardName(name) in body.0.ids {
        if let Some(place) = current.find(&games, &name) {
            let bytes = wanted(&current, place, query.lang, mask.as_mut())?;
            let card: Box<RawValue> = serde_json::from_slice(&bytes).map_err(Problem::internal)?;
            found.push(card);
        } else {
            warn_of_several(&current, &games, &name, &mut query);
            not_found.push(name);
        }
    }
    let unknown = mask.filter(|_| !found.is_empty());
    for field in unknown.into_iter().flat_map(|mask| mask.unknown) {
        query.warn("unknown_field", &warnings::field(&field));
    }
    let answer = CardsFound {
        data: found,
        not_found,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, query.lang, &answer)
}

/// Tells that a name is that of several cards: nobody guesses.
fn warn_of_several(current: &Current, games: &[Game], name: &str, query: &mut Query) {
    let alike = games
        .iter()
        .flat_map(|game| current.catalogue.named(*game, name));
    let alike: Vec<&str> = alike.take(5).map(|card| card.sheet.id.as_str()).collect();
    if alike.len() > 1 {
        let ids = alike.join(", ");
        query.warn("ambiguous_name", &warnings::ambiguous_name(name, ids));
    }
}
