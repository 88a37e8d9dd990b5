use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use fabulario_cards::list;
use fabulario_engine::Game;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::catalogue::Current;
use crate::desk::lists::Teller;
use crate::http::extract::{Body, refuse, request_body};
use crate::http::problem::{Document, Problem};
use crate::http::query::{LangParams, Query};
use crate::http::representation::{Representation, json};
use crate::state::State;
use crate::wire::Mistake;
use crate::wire::parsed::ParsedList;
use crate::words::Language;
use crate::words::decks;

/// From so many bytes on, a text is read off the workers.
const HEAVY: usize = 4_096;

/// A text with cards on its lines.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TextList {
    /// The text as somebody copied it: at most 10,000 lines and 1 MiB.
    #[validate(length(max = 1_048_576))]
    #[schema(
        max_length = 1_048_576,
        example = "Centro: Sumaúma Primeira\n3x Tatu de Roça\nMapinguari Famito x2"
    )]
    pub text: String,
    /// The game; found by the cards if absent.
    pub game: Option<Game>,
}

request_body!(TextList, plain: |text| Self { text, game: None });

/// Read a text list
///
/// A list as somebody copied it from a chat, a forum or a spreadsheet becomes a deck, with a report on every line:
/// `3 Nome`, `Name x3`, `3 Nome (BDF) 12`, ids, headings of sections in either language, Markdown, CSV, and the files
/// of `/v1/decks/export`; a deck code or a link with one, alone on its line, is its deck. `cards/LISTS.md` has all forms.
///
/// Nothing is guessed and nothing is dropped: a name that no card has comes back as `unknown` with near names to
/// choose from, one that several have as `ambiguous`, and what contradicts itself as `conflict`, each with what to do.
/// Only what was understood is in `deck`, which `/v1/validate` takes as it is.
///
/// The text may also be sent as it is, as `text/plain`; `?game=` names the game then.
#[utoipa::path(
    tag = "decks",
    params(LangParams, ("game" = Option<Game>, Query, description = "The game, where the body does not name it.")),
    request_body(description = "The text.", content((TextList = "application/json"), (String = "text/plain"))),
    responses(
        (status = 200, description = "The deck, and what became of every line.", body = ParsedList),
        (status = 422, description = "The body is not what was asked for, or the text is too long: `errors` lists every mistake.", body = Document, content_type = "application/problem+json"),
    )
)]
#[post("/decks/parse")]
pub async fn parse_deck(
    request: HttpRequest,
    state: Data<State>,
    body: Body<TextList>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["game"]);
    let (lang, mut list) = (query.lang, body.0);
    list.game = list.game.or_else(|| query.game().flatten());
    let bytes = if list.text.len() < HEAVY {
        read(&list, &state.catalogue.get(), query)?
    } else {
        let of = state.clone();
        let work = move || read(&list, &of.catalogue.get(), query);
        state.site.at_leisure(work).await??
    };
    let answer = Representation::once("application/json", Some(lang), bytes);
    Ok(answer.respond(&request))
}

fn read(list: &TextList, current: &Current, query: Query) -> Result<Vec<u8>, Problem> {
    let report = list::read(&current.catalogue, &list.text, list.game);
    let report = report.map_err(|_| refuse(vec![too_long(query.lang)]))?;
    let teller = Teller {
        catalogue: &current.catalogue,
        index: &current.index,
        lang: query.lang,
    };
    let parsed = teller.list(&report, query.warnings);
    json(&parsed).map_err(Problem::internal)
}

fn too_long(lang: Language) -> Mistake {
    let (bytes, lines, cells) = (list::MOST_BYTES, list::MOST_LINES, list::MOST_CELLS);
    let message = decks::text_too_long(bytes, lines, cells);
    Mistake::new("/text".to_owned(), "too_long", lang, message)
}
