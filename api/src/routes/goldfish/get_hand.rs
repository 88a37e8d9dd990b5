use std::sync::LazyLock;

use actix_web::http::header::{HeaderValue, LOCATION};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::code::{self, DecodeError};
use serde::de::DeserializeOwned;
use serde_json::Value;
use url::form_urlencoded;

use super::draw_hand::drawn;
use crate::extract::{Checker, Mistake, Unread, checker, read_typed};
use crate::goldfish::Unplayed;
use crate::problem::{Document, Kind, Problem};
use crate::query::{HandParams, Query};
use crate::routes::decks::not_a_code;
use crate::state::State;
use crate::wire::goldfish::{CodeText, HandAnswer, HandAsked, MulliganAsked, Seed};

static MULLIGAN: LazyLock<Checker> = LazyLock::new(checker::<MulliganAsked>);

/// Look at a hand again
///
/// The hand of a link: the same as `POST /v1/goldfish/hand`, as an address that can be shared.
#[utoipa::path(
    tag = "goldfish",
    params(HandParams),
    responses(
        (status = 200, description = "The hand.", body = HandAnswer),
        (status = 304, description = "The client has this answer already."),
        (status = 308, description = "The deck has another code now, since a card of it has an earlier printing: see `Location`."),
        (status = 400, description = "`code` or `seed` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/hand")]
pub async fn get_hand(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let known = [
        "code", "seed", "number", "format", "first", "mulligan", "draws", "illegal",
    ];
    let query = Query::read(&request, &known);
    let lang = query.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let missing = |name: &'static str| {
        let problem = Problem::new(Kind::MissingParameter).with("known", vec![name]);
        problem.detail(
            format!("Falta {name}: o endereço de uma mão tem code e seed."),
            format!("{name} is missing: the address of a hand has code and seed."),
        )
    };
    let code = query.get("code").ok_or_else(|| missing("code"))?;
    let seed = query.get("seed").ok_or_else(|| missing("seed"))?;
    let deck = match code::decode(&current.catalog, code) {
        Ok(deck) => deck,
        Err(DecodeError::Moved { code }) => return lead_on(&request, &code),
        Err(error) => return Err(not_a_code(&error)),
    };
    let mut reader = Reader {
        query: &query,
        mistakes: Vec::new(),
    };
    let seed = Seed::of_text(seed);
    if seed.is_none() {
        let (pt, en) = (
            "precisa ter de 1 a 20 algarismos",
            "must have 1 to 20 digits",
        );
        reader.wrong("/seed", pt, en);
    }
    let asked = HandAsked {
        game: deck.game,
        deck: None,
        code: Some(CodeText(code.to_owned())),
        format: reader.value("format"),
        first: reader.value("first").unwrap_or_default(),
        mulligan: reader.mulligan(),
        seed,
        number: reader.number("number"),
        draws: reader.number("draws"),
        illegal: reader.value("illegal").unwrap_or_default(),
    };
    if !reader.mistakes.is_empty() {
        return Err(Unplayed::Mistaken(reader.mistakes).in_address());
    }
    let drawn = drawn(&state, &current, lang, asked).await?;
    let mut answer = drawn.map_err(Unplayed::in_address)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, lang, &answer)
}

/// Reads parameters into the types of a body; what is wrong with them is gathered.
struct Reader<'q> {
    query: &'q Query,
    mistakes: Vec<Mistake>,
}

impl Reader<'_> {
    /// A word.
    fn value<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let text = self.query.get(name)?;
        self.read(name, Value::from(text))
    }

    /// A number.
    fn number<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let text = self.query.get(name)?;
        let value = text.parse::<u64>().map_or(Value::Null, Value::from);
        self.read(name, value)
    }

    fn read<T: DeserializeOwned>(&mut self, name: &str, value: Value) -> Option<T> {
        let read = serde_json::from_value(value);
        let told = read.map_err(|error| {
            self.wrong(
                &format!("/{name}"),
                &format!("não é um valor possível ({error})"),
                &format!("is no possible value ({error})"),
            );
        });
        told.ok()
    }

    /// The mulligan, which is JSON.
    fn mulligan(&mut self) -> Option<MulliganAsked> {
        let text = self.query.get("mulligan")?;
        match read_typed(text.as_bytes(), self.query.lang, &MULLIGAN) {
            Ok(mulligan) => Some(mulligan),
            Err(Unread::Malformed(_)) => {
                self.wrong("/mulligan", "não é JSON", "is not JSON");
                None
            }
            Err(Unread::Mistaken(mistakes)) => {
                let told = mistakes.into_iter().map(|mistake| Mistake {
                    pointer: format!("/mulligan{}", mistake.pointer),
                    ..mistake
                });
                self.mistakes.extend(told);
                None
            }
        }
    }

    fn wrong(&mut self, pointer: &str, pt: &str, en: &str) {
        let (pointer, lang) = (pointer.to_owned(), self.query.lang);
        let mistake = Mistake::new(pointer, "invalid", lang, pt.to_owned(), en.to_owned());
        self.mistakes.push(mistake);
    }
}

/// Leads who has an old code to the same hand under the new one.
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
