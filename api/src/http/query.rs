//! What a query string asks for. What it gets wrong becomes a warning beside the answer.

use actix_web::HttpRequest;
use fabulario_engine::Game;

use crate::http::language;
use crate::wire::Warning;
use crate::words::Language;
use crate::words::{Message, warnings};

mod page;
mod params;

pub use page::{Page, first_page, paginate};
pub use params::{
    AdviceParams, ArtParams, ChangesParams, GoldfishParams, HandParams, ItemParams, LangParams,
    LangTag, ListParams, PictureParams, SearchParams, SvgParams,
};

/// Most entries of a page.
pub const MAX_LIMIT: usize = 200;
/// Entries of a page that asks for no number.
pub const DEFAULT_LIMIT: usize = 100;

/// Most warnings of an answer, each of them told once.
pub const MOST_WARNINGS: usize = 20;

/// The parameters of a GET request.
pub struct Query {
    /// The language to answer in.
    pub lang: Language,
    /// What was wrong and could be answered all the same.
    pub warnings: Vec<Warning>,
    params: Vec<(String, String)>,
}

impl Query {
    /// Reads the query string; `known` are the parameters of the endpoint besides `lang` and `fields`.
    pub fn read(request: &HttpRequest, known: &[&str]) -> Self {
        let text = request.query_string();
        let mut query = Self {
            lang: language::of(text, request.headers()),
            warnings: Vec::new(),
            params: Vec::new(),
        };
        for (name, value) in url::form_urlencoded::parse(text.as_bytes()) {
            if name == "lang" && !value.is_empty() && value.parse::<Language>().is_err() {
                query.warn("unknown_language", &warnings::language(&*value));
            } else if name != "lang" && name != "fields" && !known.contains(&name.as_ref()) {
                query.warn("unknown_parameter", &warnings::parameter(&*name));
            }
            // A form sends its empty fields along: they ask for nothing.
            if !value.is_empty() {
                query.params.push((name.into_owned(), value.into_owned()));
            }
        }
        query
    }

    /// Whether nothing at all was asked for.
    pub fn is_empty(&self) -> bool {
        self.warnings.is_empty() && self.params.is_empty()
    }

    /// Whether nothing but the language was asked for.
    pub fn is_plain(&self) -> bool {
        self.warnings.is_empty() && self.params.iter().all(|(name, _)| name == "lang")
    }

    /// A parameter's value; the last one wins.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.params
            .iter()
            .rev()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Whether `format=json` asks for JSON where a browser is led to a page. It is taken out: elsewhere `format` is that
    /// of a deck.
    pub fn take_json(&mut self) -> bool {
        let before = self.params.len();
        self.params
            .retain(|(name, value)| (name.as_str(), value.as_str()) != ("format", "json"));
        self.params.len() < before
    }

    /// The game that was asked for, if any; one that does not exist is none of them.
    pub fn game(&mut self) -> Option<Option<Game>> {
        let name = self.get("game")?.to_owned();
        let game = name.to_lowercase().parse::<Game>().ok();
        if game.is_none() {
            let known = Game::ALL.map(Game::code).join(", ");
            self.warn("unknown_value", &warnings::value("game", name, known));
        }
        Some(game)
    }

    /// Adds a warning in the reader's language.
    pub fn warn(&mut self, code: &'static str, message: &Message) {
        let message = message.to(self.lang);
        let told = self.warnings.iter().any(|known| known.message == message);
        if !told && self.warnings.len() < MOST_WARNINGS {
            self.warnings.push(Warning::new(code, message));
        }
    }

    /// Adds what was wrong with a query for cards.
    pub fn warn_of(&mut self, warnings: &[fabulario_cards::query::Warning]) {
        let room = MOST_WARNINGS.saturating_sub(self.warnings.len());
        let told = warnings.iter().take(room);
        let told = told.map(|it| Warning::of_query(it, self.lang));
        self.warnings.extend(told);
    }

    /// Whether a switch is on: `1`, `true`, `yes`, or its name alone.
    pub fn switch(&mut self, name: &'static str) -> bool {
        let Some(value) = self.get(name).map(str::to_lowercase) else {
            return false;
        };
        let on = ["1", "true", "yes", "sim"].contains(&value.as_str());
        if !on && !["0", "false", "no", "nao", "não"].contains(&value.as_str()) {
            self.warn("unknown_value", &warnings::switch(name, value));
        }
        on
    }

    /// How many entries a page holds.
    pub fn limit(&mut self) -> usize {
        let Some(text) = self.get("limit") else {
            return DEFAULT_LIMIT;
        };
        match text.parse::<usize>() {
            Ok(limit @ 1..=MAX_LIMIT) => limit,
            parsed => {
                let used = if parsed.is_ok_and(|limit| limit > MAX_LIMIT) {
                    MAX_LIMIT
                } else {
                    DEFAULT_LIMIT
                };
                let message = warnings::limit(text, MAX_LIMIT, used);
                self.warn("invalid_limit", &message);
                used
            }
        }
    }

    /// The fields that were asked for; none for all of them.
    pub fn fields(&self) -> Option<Vec<String>> {
        let fields = self.get("fields")?;
        let fields = fields
            .split(',')
            .map(str::trim)
            .filter(|field| !field.is_empty());
        Some(fields.map(ToOwned::to_owned).collect())
    }

    /// The same query with another cursor.
    pub fn with_cursor(&self, cursor: &str) -> String {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        for (name, value) in self.params.iter().filter(|(name, _)| name != "cursor") {
            query.append_pair(name, value);
        }
        query.append_pair("cursor", cursor);
        query.finish()
    }
}
