//! What the catalogue answers, made once per build and language and sent as ready bytes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse};
use fabulario_cards::Catalogue;
use fabulario_engine::{Game, Lang};
use serde::Serialize;
use serde_json::Value;

use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::http::representation::{Keep, Representation};
use crate::wire;
use crate::words::{Language, warnings};

mod alike;
mod bulk;
mod cards;
pub mod judged;
mod list;
mod masked;
mod pictures;
mod ready;
mod single;

pub use alike::Alike;
pub use bulk::{Bulk, Holds as BulkHolds, Source as BulkSource};
pub use cards::{Addresses, Cards, Mask, card_as_of};
pub use list::ListAnswer;
pub use masked::Masked;
pub use pictures::{Form, Pictures};
pub use ready::{Played, ReadyDecks};
pub use single::SingleAnswer;

/// The same thing in every language.
pub struct PerLang<T>([T; Lang::ALL.len()]);

impl<T> PerLang<T> {
    /// Makes one for each; the first failure is the result.
    pub fn try_new<E>(make: impl FnMut(Lang) -> Result<T, E>) -> Result<Self, E> {
        let [pt, en] = Lang::ALL.map(make);
        Ok(Self([pt?, en?]))
    }

    /// The one for a language.
    pub fn get(&self, lang: impl Into<Lang>) -> &T {
        let [pt, en] = &self.0;
        match lang.into() {
            Lang::Pt => pt,
            Lang::En => en,
        }
    }
}

/// Every answer of the catalogue.
pub struct Answers {
    /// `GET /v1/games`
    pub games: PerLang<ListAnswer>,
    /// `GET /v1/games/{game}`
    pub game: BTreeMap<Game, PerLang<SingleAnswer>>,
    /// `GET /v1/games/{game}/rules`
    pub rules: BTreeMap<Game, PerLang<ListAnswer>>,
    /// `GET /v1/formats`
    pub formats: PerLang<ListAnswer>,
    /// `GET /v1/formats/{id}`
    pub format: BTreeMap<String, PerLang<SingleAnswer>>,
    /// `GET /v1/sets`
    pub sets: PerLang<ListAnswer>,
    /// `GET /v1/sets/{code}`
    pub set: BTreeMap<String, PerLang<SingleAnswer>>,
    /// What was asked for with some fields only.
    pub masked: Arc<Masked>,
    build: HeaderValue,
}

impl Answers {
    /// The name of the build.
    pub const fn build(&self) -> &HeaderValue {
        &self.build
    }

    /// An answer of the catalogue that is made for one request.
    pub fn respond_once(
        &self,
        request: &HttpRequest,
        lang: Language,
        value: &impl Serialize,
    ) -> Result<HttpResponse, Problem> {
        respond_once(request, lang, value, &self.build)
    }

    /// The same of one entry, with only the fields that the query asks for and with its warnings.
    pub fn respond_with_fields(
        &self,
        request: &HttpRequest,
        query: Query,
        entry: &Value,
    ) -> Result<HttpResponse, Problem> {
        respond_with_fields(request, query, entry, (&self.build, &self.masked))
    }

    /// Makes every answer; `public_url` begins the addresses in them.
    pub fn new(
        catalogue: &Catalogue,
        public_url: &str,
        build: &HeaderValue,
    ) -> serde_json::Result<Self> {
        let maker = Maker::new(public_url, build);
        let printed = wire::set::printed(catalogue);
        let mut answers = Self {
            games: maker.list("/v1/games", |lang| {
                catalogue
                    .books()
                    .map(|(id, book)| wire::GameSummary::new(id, book, catalogue, lang))
                    .collect()
            })?,
            game: BTreeMap::new(),
            rules: BTreeMap::new(),
            formats: maker.list("/v1/formats", |lang| {
                catalogue
                    .formats()
                    .iter()
                    .map(|format| wire::Format::new(format, lang))
                    .collect()
            })?,
            format: BTreeMap::new(),
            sets: maker.list("/v1/sets", |lang| {
                let sets = catalogue.sets().iter();
                sets.map(|set| wire::set::Set::new(set, &printed, lang))
                    .collect()
            })?,
            set: BTreeMap::new(),
            masked: Arc::clone(&maker.masked),
            build: maker.build.clone(),
        };
        for (id, book) in catalogue.books() {
            answers.game.insert(
                id,
                maker.single(|lang| wire::Game::new(id, book, catalogue, lang))?,
            );
            let rules = maker.list(&format!("/v1/games/{id}/rules"), |lang| {
                wire::rule::entries(catalogue, id, lang)
            })?;
            answers.rules.insert(id, rules);
        }
        for set in catalogue.sets() {
            let whole = |lang| wire::set::WholeSet::new(set, &printed, catalogue, lang);
            answers.set.insert(set.code.clone(), maker.single(whole)?);
        }
        for format in catalogue.formats() {
            answers.format.insert(
                format.id.0.clone(),
                maker.single(|lang| wire::Format::new(format, lang))?,
            );
        }
        Ok(answers)
    }
}

/// Makes answers of a build.
struct Maker<'a> {
    public_url: &'a str,
    build: &'a HeaderValue,
    masked: Arc<Masked>,
}

impl<'a> Maker<'a> {
    fn new(public_url: &'a str, build: &'a HeaderValue) -> Self {
        Self {
            public_url,
            build,
            masked: Arc::default(),
        }
    }

    fn kept(&self, lang: Lang, value: &impl Serialize) -> serde_json::Result<Representation> {
        let bytes = serde_json::to_vec(value)?;
        let made = Representation::kept("application/json", Some(lang.into()), bytes);
        Ok(made.of_catalogue(self.build, Keep::Minute))
    }

    fn single<T: Serialize>(
        &self,
        wire: impl Fn(Lang) -> T,
    ) -> serde_json::Result<PerLang<SingleAnswer>> {
        let make = |lang| {
            let value = serde_json::to_value(wire(lang))?;
            Ok(SingleAnswer {
                plain: self.kept(lang, &value)?,
                value,
                build: self.build.clone(),
                masked: Arc::clone(&self.masked),
            })
        };
        let [pt, en] = Lang::ALL.map(make);
        Ok(PerLang([pt?, en?]))
    }

    fn list<T: Serialize>(
        &self,
        path: &str,
        wire: impl Fn(Lang) -> Vec<T>,
    ) -> serde_json::Result<PerLang<ListAnswer>> {
        let address = format!("{}{path}", self.public_url);
        PerLang::try_new(|lang| {
            let entries: serde_json::Result<Vec<Value>> =
                wire(lang).into_iter().map(serde_json::to_value).collect();
            let of = (self.build.clone(), Arc::clone(&self.masked));
            ListAnswer::new(address.clone(), entries?, of, |first| {
                self.kept(lang, first)
            })
        })
    }
}

/// Keeps only the fields that were asked for; a name that no entry has becomes a warning.
pub fn mask<'a>(entries: Vec<&'a Value>, query: &mut Query) -> Vec<Cow<'a, Value>> {
    let Some(fields) = query.fields() else {
        return entries.into_iter().map(Cow::Borrowed).collect();
    };
    warn_of_unknown(&fields, &entries, query);
    let entries = entries.into_iter();
    entries
        .map(|entry| Cow::Owned(only(&fields, entry)))
        .collect()
}

fn warn_of_unknown(fields: &[String], entries: &[&Value], query: &mut Query) {
    for field in fields {
        if !entries.is_empty() && !entries.iter().any(|entry| entry.get(field).is_some()) {
            query.warn("unknown_field", &warnings::field(field));
        }
    }
}

/// The entry with no fields but these.
fn only(fields: &[String], entry: &Value) -> Value {
    let object = entry.as_object().into_iter().flatten();
    // What tells the language of a field comes along with it.
    let of = |name: &str| name.strip_suffix("_lang").unwrap_or(name).to_owned();
    let kept = object.filter(|(name, _)| fields.contains(name) || fields.contains(&of(name)));
    let kept = kept.map(|(name, value)| (name.clone(), value.clone()));
    Value::Object(kept.collect())
}

fn respond_with_fields(
    request: &HttpRequest,
    mut query: Query,
    entry: &Value,
    (build, masked): (&HeaderValue, &Masked),
) -> Result<HttpResponse, Problem> {
    if let Some(kept) = masked.get(request, &query) {
        return Ok(kept);
    }
    let mut answer = match query.fields() {
        None => entry.clone(),
        Some(fields) => {
            warn_of_unknown(&fields, &[entry], &mut query);
            only(&fields, entry)
        }
    };
    if let Some(object) = answer
        .as_object_mut()
        .filter(|_| !query.warnings.is_empty())
    {
        let warnings = serde_json::to_value(&query.warnings).map_err(Problem::internal)?;
        object.insert("warnings".to_owned(), warnings);
    }
    let made = Representation::json(query.lang, &answer).map_err(Problem::internal)?;
    let made = made.of_catalogue(build, Keep::Minute);
    Ok(masked.respond(request, &query, made))
}

fn respond_once(
    request: &HttpRequest,
    lang: Language,
    value: &impl Serialize,
    build: &HeaderValue,
) -> Result<HttpResponse, Problem> {
    let made = Representation::json(lang, value).map_err(Problem::internal)?;
    Ok(made.of_catalogue(build, Keep::Minute).respond(request))
}
