use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::index::Similar;
use serde_json::Value;

use super::find;
use crate::catalogue::Current;
use crate::catalogue::answers::mask;
use crate::http::problem::{Document, Problem};
use crate::http::query::{ItemParams, Query};
use crate::state::State;
use crate::wire::List;
use crate::wire::similar::{InCommon, SimilarCard};
use crate::words::{Language, cards as words};

/// How many cards are told where nobody says.
const USUAL: usize = 12;

/// Most fields that the reason names.
const MOST_NAMED: usize = 4;

/// List cards that are like a card
///
/// The cards of the same game that have most in common with it, the most alike first: what they do, keywords,
/// subtypes, type, colours, abilities and numbers; what few cards have counts more than what many have. `reason` says
/// in words what both have. The list is one page of `limit` cards.
#[utoipa::path(
    tag = "cards",
    params(
        ("id" = String, Path, description = "Id of the card.", example = "fab-anjinho-de-procissao"),
        ("limit" = Option<u32>, Query, description = "How many cards, 200 at most; 12 if absent."),
        ItemParams,
    ),
    responses(
        (status = 200, description = "The cards.", body = List<SimilarCard>),
        (status = 308, description = "The card has another id now: see `Location`."),
        (status = 404, description = "There is no such card.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/{id}/similar")]
pub async fn list_similar_cards(
    request: HttpRequest,
    state: Data<State>,
    id: Path<String>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["limit"]);
    let current = Guard::into_inner(state.catalogue.get());
    let place = match find(&current, &id, &request) {
        Ok(place) => place,
        Err(not_here) => return not_here.answer(),
    };
    let most = if query.get("limit").is_some() {
        query.limit()
    } else {
        USUAL
    };
    let (lang, of) = (query.lang, current.clone());
    let found = state.site.at_leisure(move || {
        let index = &of.index;
        index.similar(place, &of.catalogue, most, lang.into())
    });
    let found = found.await?;
    let told = found.iter().map(|it| told(&current, it, lang));
    let told = told.collect::<Result<Vec<Value>, Problem>>()?;
    let data = mask(told.iter().collect(), &mut query);
    let answer = List {
        total: data.len(),
        data,
        next: None,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, lang, &answer)
}

fn told(current: &Current, similar: &Similar, lang: Language) -> Result<Value, Problem> {
    let card = current.card(similar.card)?;
    let named = similar.common.iter().take(MOST_NAMED);
    let named: Vec<&str> = named.map(|it| it.words.as_str()).collect();
    let told = SimilarCard {
        id: &card.sheet.id,
        game: card.game,
        name: card.sheet.name.get(lang),
        reason: words::in_common(named.join("; ")).to(lang),
        common: similar
            .common
            .iter()
            .map(|it| InCommon {
                field: it.field.entry().en,
                values: it.values.clone(),
                text: it.words.clone(),
            })
            .collect(),
    };
    serde_json::to_value(told).map_err(Problem::internal)
}
