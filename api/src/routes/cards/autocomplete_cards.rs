use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::problem::Problem;
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::card::other;

/// Most suggestions.
const MOST: usize = 20;

/// A card that may be meant.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardSuggestion<'a> {
    /// The id of the card.
    #[schema(example = "fab-mestra-do-reisado")]
    pub id: &'a str,
    /// The name that fits.
    #[schema(example = "Mestra do Reisado")]
    pub name: &'a str,
    /// The language of the name, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub name_lang: Option<&'static str>,
    /// Its game.
    pub game: Game,
}

/// Cards that may be meant.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardSuggestions<'a> {
    /// The cards: those whose name begins so, then those of which a later word does; misspelt beginnings only where
    /// there are none.
    pub data: Vec<CardSuggestion<'a>>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// Complete a name
///
/// At most 20 cards whose name, or a word of it, begins with `q`, in either language, whatever case and accents.
/// Where none does, those that nearly do.
#[utoipa::path(
    tag = "search",
    params(
        ("q" = Option<String>, Query, description = "What was written so far.", example = "mestra"),
        ("game" = Option<String>, Query, description = "Only cards of a game: `fab`, `dd`, `mvc` or `apo`."),
        ("limit" = Option<u32>, Query, description = "Most suggestions, 1 to 20.", minimum = 1, maximum = 20),
        LangParams,
    ),
    responses(
        (status = 200, description = "Cards that may be meant.", body = CardSuggestions),
    )
)]
#[get("/cards/autocomplete")]
pub async fn autocomplete_cards(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["q", "game", "limit"]);
    let current = state.catalogue.get();
    let most = query.limit().min(MOST);
    let game = query.game().flatten();
    let text: String = query.get("q").unwrap_or("").chars().take(200).collect();
    let found = current
        .index
        .complete(&current.catalogue, &text, game, most);
    let lang = Lang::from(query.lang);
    let data = found.iter().map(|it| {
        let card = current.card(it.card)?;
        let names = &card.sheet.name;
        // A name that fits in both languages is told in the reader's.
        let read = if names.get(lang) == names.get(it.lang) {
            lang
        } else {
            it.lang
        };
        Ok(CardSuggestion {
            id: &card.sheet.id,
            name: names.get(read),
            name_lang: other(lang, names.lang(read)),
            game: card.game,
        })
    });
    let answer = CardSuggestions {
        data: data.collect::<Result<_, Problem>>()?,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, lang.into(), &answer)
}
