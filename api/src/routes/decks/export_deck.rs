use actix_web::http::header::{CONTENT_DISPOSITION, HeaderValue};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, post};
use arc_swap::Guard;
use fabulario_cards::deck::Deck;
use fabulario_cards::document::WrittenDeck;
use fabulario_cards::list::{ExportedDeck, Form, write};
use fabulario_engine::Game;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::desk::decks::DeckAsked;
use crate::http::extract::{Body, refuse, request_body};
use crate::http::problem::Problem;
use crate::http::query::{LangParams, Query};
use crate::http::representation::Representation;
use crate::state::State;
use crate::wire::code::CodeText;
use crate::words::Language;

/// A deck to write.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckToExport {
    /// The game.
    pub game: Game,
    /// The deck.
    pub deck: Option<WrittenDeck>,
    /// The code of the deck, instead of `deck`.
    pub code: Option<CodeText>,
    /// How to write it.
    pub format: ExportFormat,
}

/// A form of a written deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ExportFormat {
    /// A heading for each section, `3 Nome` for each card.
    Text,
    /// The same as Markdown.
    Markdown,
    /// A table for spreadsheets, RFC 4180.
    Csv,
    /// `game` and `deck` as this API takes them, cards by id.
    Json,
}

impl ExportFormat {
    /// The form whose files end so.
    pub(in crate::routes) fn ending(end: &str) -> Option<Self> {
        let all = [Self::Text, Self::Markdown, Self::Csv, Self::Json];
        all.into_iter().find(|it| it.facts().2 == end)
    }

    /// The form, its media type and the end of a file's name.
    const fn facts(self) -> (Form, &'static str, &'static str) {
        match self {
            Self::Text => (Form::Text, "text/plain; charset=utf-8", "txt"),
            Self::Markdown => (Form::Markdown, "text/markdown; charset=utf-8", "md"),
            Self::Csv => (Form::Csv, "text/csv; charset=utf-8; header=present", "csv"),
            Self::Json => (Form::Json, "application/json", "json"),
        }
    }
}

request_body!(DeckToExport);

/// Write a deck as a file
///
/// The answer is the file itself, in the language of the request, with a name to save it under: put it into a
/// download, a message or the clipboard as it is. `/v1/decks/parse` reads every form back to the same deck: a card whose
/// name could be read as anything else is written by its id.
#[utoipa::path(
    tag = "decks",
    params(LangParams),
    request_body(content = DeckToExport, description = "The deck and the form."),
    responses(
        (status = 200, description = "The file.", content(
            (String = "text/plain", example = "Game: Fábula TCG\n\nMain deck (3)\n3 Field Armadillo\n"),
            (String = "text/markdown", example = "# Game: Fábula TCG\n\n## Main deck (3)\n\n- 3 Field Armadillo\n"),
            (String = "text/csv", example = "section,copies,name,id,set,number,attached_to\r\nmain,3,Field Armadillo,fab-tatu-de-roca,BDF,79,\r\n"),
            (ExportedDeck = "application/json"),
        )),
    )
)]
#[post("/decks/export")]
pub async fn export_deck(
    request: HttpRequest,
    state: Data<State>,
    body: Body<DeckToExport>,
) -> Result<HttpResponse, Problem> {
    let lang = Query::read(&request, &[]).lang;
    let DeckToExport {
        game,
        deck,
        code,
        format,
    } = body.0;
    let current = state.catalogue.get();
    let asked = DeckAsked::new(game, deck.as_ref(), code.as_ref());
    let deck = asked.read(&current, lang).map_err(refuse)?.deck;
    send(&request, &state, deck, format, lang).await
}

/// The file of a deck, to be saved.
pub(in crate::routes) async fn send(
    request: &HttpRequest,
    state: &State,
    deck: Deck,
    format: ExportFormat,
    lang: Language,
) -> Result<HttpResponse, Problem> {
    let (form, media, end) = format.facts();
    let (game, current) = (deck.game, Guard::into_inner(state.catalogue.get()));
    let file = if deck.lines.len() < HEAVY {
        write(&deck, &current.catalogue, form, lang.into())
    } else {
        let work = move || write(&deck, &current.catalogue, form, lang.into());
        state.site.at_leisure(work).await?
    };
    let answer = Representation::once(media, Some(lang), file);
    let mut response = answer.respond(request);
    let name = format!("attachment; filename=\"fabulario-{game}.{end}\"");
    let name = HeaderValue::from_str(&name).map_err(Problem::internal)?;
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}

/// From so many lines on, a deck is written off the workers.
const HEAVY: usize = 500;
