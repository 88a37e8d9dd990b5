use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use super::find;
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::card::{CardRuling, other};

/// Everything that was decided about a card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardRulings<'a> {
    /// The rulings, the oldest first.
    pub data: Vec<CardRuling<'a>>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// List the rulings of a card
///
/// What was decided about this one card. Rulings about rules are at `/v1/games/{game}/rules`.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        LangParams,
    ),
    responses(
        (status = 200, description = "The rulings.", body = CardRulings),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/rulings")]
pub async fn list_card_rulings(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let place = match find(&current, &id, &request) {
        Ok(place) => place,
        Err(not_here) => return not_here.answer(),
    };
    let rulings = &current.card(place)?.sheet.rulings;
    let lang = Lang::from(query.lang);
    let mut data: Vec<CardRuling<'_>> = rulings
        .iter()
        .map(|it| CardRuling {
            on: it.on,
            text: it.text.get(lang),
            text_lang: other(lang, it.text.lang(lang)),
            rules: &it.rules,
        })
        .collect();
    data.sort_by_key(|ruling| ruling.on);
    let answer = CardRulings {
        data,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, lang.into(), &answer)
}
