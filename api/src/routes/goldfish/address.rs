//! Hands, games and charts by their addresses: what a body says, as parameters.

use std::sync::{Arc, LazyLock};

use actix_web::http::header::{HeaderValue, LOCATION};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use arc_swap::Guard;
use fabulario_cards::code::{self, DecodeError};
use fabulario_cards::deck::Deck;
use fabulario_engine::Game;
use fabulario_engine::goldfish::interval::Level;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use url::form_urlencoded;

use super::get_hand::MULLIGAN;
use crate::catalogue::Current;
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::run::Run;
use crate::http::extract::{Checker, Unread, checker, read_typed};
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::routes::decks::not_a_code;
use crate::routes::stats::THEME;
use crate::state::State;
use crate::wire::Mistake;
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;
use crate::wire::goldfish::{
    GoldfishAsked, IllegalDecks, MOST_DRAWN, OpponentAsked, PlayOrDraw, PolicyAsked, Seed,
};
use crate::words::{Message, mistakes, problems};

pub(super) static POLICY: LazyLock<Checker> = LazyLock::new(checker::<PolicyAsked>);
pub(super) static OPPONENT: LazyLock<Checker> = LazyLock::new(checker::<OpponentAsked>);

/// What every address has.
pub(super) fn code_and_seed(query: &Query) -> Result<(&str, &str), Problem> {
    let missing = |name: &'static str| {
        let problem = Problem::new(Kind::MissingParameter).with("known", vec![name]);
        problem.detail(problems::needs_code_and_seed(name))
    };
    let code = query.get("code").ok_or_else(|| missing("code"))?;
    let seed = query.get("seed").ok_or_else(|| missing("seed"))?;
    Ok((code, seed))
}

/// Reads parameters into the types of a body; what is wrong with them is gathered.
pub(super) struct Reader<'q> {
    query: &'q Query,
    pub mistakes: Vec<Mistake>,
}

impl<'q> Reader<'q> {
    pub fn new(query: &'q Query) -> Self {
        Self {
            query,
            mistakes: Vec::new(),
        }
    }

    /// The seed.
    pub fn seed(&mut self, text: &str) -> Option<Seed> {
        let seed = Seed::of_text(text);
        if seed.is_none() {
            self.wrong("seed", mistakes::seed_digits());
        }
        seed
    }

    /// A word.
    pub fn value<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let text = self.query.get(name)?;
        self.read(name, Value::from(text))
    }

    /// A number.
    pub fn number<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let text = self.query.get(name)?;
        let value = text.parse::<u64>().map_or(Value::Null, Value::from);
        self.read(name, value)
    }

    fn read<T: DeserializeOwned>(&mut self, name: &str, value: Value) -> Option<T> {
        let read = serde_json::from_value(value);
        let told = read.map_err(|error| {
            self.wrong(name, mistakes::impossible(error.to_string()));
        });
        told.ok()
    }

    /// Words between commas, at most so many.
    pub fn list<T: DeserializeOwned>(&mut self, name: &str, text: &str, most: usize) -> Option<T> {
        let words: Vec<&str> = text.split(',').map(str::trim).take(most + 1).collect();
        if words.len() > most {
            self.wrong(name, mistakes::more_cards(most));
            return None;
        }
        let read = serde_json::from_value(json!(words));
        if read.is_err() {
            self.wrong(name, mistakes::cards_between_commas());
        }
        read.ok()
    }

    /// A part of a body, as JSON.
    pub fn json<T: DeserializeOwned>(&mut self, name: &str, schema: &Checker) -> Option<T> {
        let text = self.query.get(name)?;
        match read_typed(text.as_bytes(), self.query.lang, schema) {
            Ok(value) => Some(value),
            Err(Unread::Malformed(_)) => {
                self.wrong(name, mistakes::not_json());
                None
            }
            Err(Unread::Mistaken(mistakes)) => {
                let told = mistakes.into_iter().map(|mistake| Mistake {
                    pointer: format!("/{name}{}", mistake.pointer),
                    ..mistake
                });
                self.mistakes.extend(told);
                None
            }
        }
    }

    /// The same of a part that a body may leave out.
    #[expect(
        clippy::disallowed_methods,
        reason = "left out of an address, it means what it means left out of a body"
    )]
    pub fn json_or_default<T>(&mut self, name: &str, schema: &Checker) -> T
    where
        T: DeserializeOwned + Default,
    {
        self.json(name, schema).unwrap_or_default()
    }

    fn wrong(&mut self, name: &str, message: Message) {
        let mistake = Mistake::new(format!("/{name}"), "invalid", self.query.lang, message);
        self.mistakes.push(mistake);
    }
}

/// The deck of a code, or where to ask instead.
pub(super) fn decoded(
    request: &HttpRequest,
    current: &Current,
    code: &str,
) -> Result<Result<Deck, HttpResponse>, Problem> {
    match code::decode(&current.catalogue, code) {
        Ok(deck) => Ok(Ok(deck)),
        Err(DecodeError::Moved { code }) => lead_on(request, &code).map(Err),
        Err(error) => Err(not_a_code(&error)),
    }
}

/// Leads who has an old code to the same address with the new one.
fn lead_on(request: &HttpRequest, code: &str) -> Result<HttpResponse, Problem> {
    let mut query = form_urlencoded::Serializer::new(String::new());
    for (name, value) in form_urlencoded::parse(request.query_string().as_bytes()) {
        let value = if name == "code" { code } else { &value };
        query.append_pair(&name, value);
    }
    let to = format!("{}?{}", request.path(), query.finish());
    let to = HeaderValue::from_str(&to).map_err(Problem::internal)?;
    Ok(HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, to))
        .insert_header(("cache-control", "public, max-age=60"))
        .finish())
}

/// What the address of a game or a chart says.
pub(super) struct Asked;

impl Asked {
    /// Every parameter but the language.
    pub const PARAMETERS: &[&str] = &[
        "code", "seed", "number", "games", "format", "first", "turns", "policy", "opponent",
        "mulligan", "illegal", THEME,
    ];

    /// The number of the game; 0 if absent.
    pub fn number(query: &Query) -> Result<u64, Unplayed> {
        let mut reader = Reader::new(query);
        let number: Option<Whole<0, { u32::MAX }>> = reader.number("number");
        if reader.mistakes.is_empty() {
            Ok(number.map_or(0, |number| number.0.into()))
        } else {
            Err(Unplayed::Mistaken(reader.mistakes))
        }
    }

    /// The same as a body.
    fn read(game: Game, code: &str, seed: &str, query: &Query) -> Result<GoldfishAsked, Unplayed> {
        let mut reader = Reader::new(query);
        let games: Option<Whole<1, MOST_DRAWN>> = reader.number("games");
        let asked = GoldfishAsked {
            game,
            deck: None,
            code: Some(CodeText(code.to_owned())),
            format: reader.value("format"),
            first: reader.value("first").unwrap_or(PlayOrDraw::Play),
            policy: reader.json("policy", &POLICY),
            mulligan: reader.json("mulligan", &MULLIGAN),
            opponent: reader.json_or_default("opponent", &OPPONENT),
            seed: reader.seed(seed),
            turns: reader.number("turns"),
            games: games.map(|games| Whole(games.0)),
            precision: None,
            level: Level::default(),
            play_or_draw: false,
            questions: Vec::new(),
            cards: false,
            samples: false,
            illegal: reader.value("illegal").unwrap_or(IllegalDecks::Refuse),
        };
        if reader.mistakes.is_empty() {
            Ok(asked)
        } else {
            Err(Unplayed::Mistaken(reader.mistakes))
        }
    }
}

/// What an address asks for, or where to ask instead.
pub(super) fn asked_of(
    request: &HttpRequest,
    current: &Current,
    query: &Query,
) -> Result<Result<GoldfishAsked, HttpResponse>, Problem> {
    let (code, seed) = code_and_seed(query)?;
    let deck = match decoded(request, current, code)? {
        Ok(deck) => deck,
        Err(redirection) => return Ok(Err(redirection)),
    };
    let asked = Asked::read(deck.game, code, seed, query);
    asked.map(Ok).map_err(Unplayed::in_address)
}

/// The run that an address is about, or where to ask instead.
pub(super) async fn run_of(
    request: &HttpRequest,
    state: &Data<State>,
    query: &Query,
) -> Result<Result<(Arc<Current>, Run), HttpResponse>, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let asked = match asked_of(request, &current, query)? {
        Ok(asked) => asked,
        Err(redirection) => return Ok(Err(redirection)),
    };
    let (of, lang, build) = (state.clone(), query.lang, Arc::clone(&current));
    let run = state
        .site
        .at_leisure(move || Run::new(&build, lang, &of.site.public_url, asked));
    let run = run.await?.map_err(Unplayed::in_address)?;
    Ok(Ok((current, run)))
}
