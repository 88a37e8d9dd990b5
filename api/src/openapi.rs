//! The OpenAPI document: what the routes say, completed with what is true of all of them.

use std::collections::BTreeMap;

use actix_web::http::header::HeaderValue;
use fabulario_cards::Catalogue;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::{apoteose, dominions, fabula, multiversity};
use serde::de::Error as _;
use serde_json::{Value, json};
use utoipa::OpenApi as _;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response};

use crate::catalogue::answers::{Answers, ListAnswer, PerLang, SingleAnswer};
use crate::desk::judge::{Bench, DecksToJudge};
use crate::http::extract::RequestBody as _;
use crate::http::problem::{Document, Kind};
use crate::http::query::LangTag;
use crate::routes;
use crate::words::Language;
use crate::work::finish;

mod examples;
mod goldfish;
mod polish;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Fabulario",
        description = "Games, formats, rules, cards and their search, decks and their verdicts, odds and goldfish of four \
                       Brazilian card games: Fábula TCG, Dimensional Dominions, Multiversity Conquest and Apoteose.\n\n\
                       Errors are RFC 9457 problems. Lists are `{data, next, total}`. Enums are open: new values may \
                       come. From the first release on nothing is removed or renamed inside `/v1`.",
        license(name = "MIT", identifier = "MIT")
    ),
    servers(
        (url = "/", description = "The server that this document was read from."),
        (url = "http://127.0.0.1:8080", description = "A server on this machine, as it starts without settings."),
    ),
    tags(
        (name = "games", description = "The four games, their words and their rules."),
        (name = "formats", description = "Formats as data, each figure with its sources."),
        (name = "cards", description = "Sets, cards, their pictures, and dumps of all of them."),
        (name = "search", description = "The query language over all cards; `/help` is its page."),
        (name = "decks", description = "Decks, judged by the rules of construction."),
        (name = "goldfish", description = "The goldfish lab: opening hands, mulligans, and games that a deck plays alone."),
        (name = "operations", description = "Health, metrics and this document."),
    ),
    components(schemas(
        Document, LangTag,
        fabula::Face, dominions::Card, multiversity::Card, apoteose::Card,
    ))
)]
struct Base;

/// Problems that any address of the API may answer with.
const COMMON: [Kind; 6] = [
    Kind::BodyTooLarge,
    Kind::AddressTooLong,
    Kind::RateLimited,
    Kind::HeadersTooLarge,
    Kind::Internal,
    Kind::TimedOut,
];

/// Problems that any address that takes a body may answer with.
const OF_BODIES: [Kind; 3] = [
    Kind::MalformedJson,
    Kind::UnsupportedMediaType,
    Kind::InvalidBody,
];

/// The document.
pub fn document(catalogue: &Catalogue) -> serde_json::Result<OpenApi> {
    let mut document = routes::openapi(Base::openapi());
    let url = "http://127.0.0.1:8080";
    let mut examples = of_answers(&Answers::new(
        catalogue,
        url,
        &HeaderValue::from_static("0"),
    )?);
    examples.extend(examples::of_cards(catalogue, url)?);
    examples.extend(examples::of_ready_decks(catalogue, url)?);
    examples.extend(goldfish::examples(url));
    let (asked, judged) = judged(catalogue)?;
    examples.insert("validate_decks", judged);
    for (path, item) in &mut document.paths.paths {
        // Operations are not limited, and take no bodies.
        let common = if path.starts_with("/v1") {
            &COMMON[..]
        } else {
            &[Kind::Internal]
        };
        if let Some(get) = item.get.as_mut().filter(|_| path.starts_with("/v1")) {
            let unchanged = Response::new("The client has this answer already.");
            let responses = &mut get.responses.responses;
            responses.insert("304".to_owned(), unchanged.into());
        }
        for operation in operations(item) {
            complete(operation, common, &examples);
            if operation.operation_id.as_deref() == Some("validate_decks") {
                show_request(operation, &asked);
            }
        }
    }
    Ok(document)
}

/// Every operation of an address, whatever its method.
fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem {
        get,
        put,
        post,
        delete,
        options,
        head,
        patch,
        trace,
        ..
    } = item;
    [get, put, post, delete, options, head, patch, trace]
        .into_iter()
        .flatten()
}

/// Adds the common problems, what a caller must show, and the example, which is a real answer cut short.
fn complete(operation: &mut Operation, common: &[Kind], examples: &BTreeMap<&str, Value>) {
    // Nothing asks who calls yet: an empty list says so, where silence would leave it open.
    operation.security.get_or_insert_default();
    let responses = &mut operation.responses.responses;
    let of_body = if operation.request_body.is_some() {
        &OF_BODIES[..]
    } else {
        &[]
    };
    for kind in common.iter().chain(of_body).copied() {
        let status = kind.status().as_str().to_owned();
        responses
            .entry(status)
            .or_insert_with(|| RefOr::T(problem(kind)));
    }
    let example = operation
        .operation_id
        .as_deref()
        .and_then(|id| examples.get(id));
    if let (Some(RefOr::T(ok)), Some(example)) = (responses.get_mut("200"), example)
        && let Some(RefOr::T(content)) = ok.content.get_mut("application/json")
    {
        content.example = Some(example.clone());
    }
}

/// What `openapi/violations.json` shows of a deck with a card too many, and the answer.
fn judged(catalogue: &Catalogue) -> serde_json::Result<(Value, Value)> {
    let violations: Value = serde_json::from_str(include_str!("../../openapi/violations.json"))?;
    let is_it = |one: &&Value| one["code"] == "too_many_copies";
    let shown = violations.as_array().into_iter().flatten().find(is_it);
    let asked = shown.and_then(|one| one.pointer("/example/request"));
    let asked = asked.ok_or_else(|| serde_json::Error::missing_field("too_many_copies"))?;
    let vocabulary = Vocabulary::of_catalogue(catalogue);
    let bench = Bench {
        catalogue,
        vocabulary: &vocabulary,
        index: None,
        today: chrono::NaiveDate::default(),
        lang: Language::En,
        warnings: Vec::new(),
        deadline: std::time::Instant::now() + std::time::Duration::from_mins(1),
    };
    let decks = DecksToJudge::read(&serde_json::to_vec(asked)?, bench.lang).ok();
    let answer = decks.and_then(|decks| finish(decks.judge(&bench)).ok());
    let answer = match answer {
        Some(answer) => serde_json::from_slice(&answer?)?,
        // A test that every example is a real answer fails then.
        None => Value::Null,
    };
    Ok((asked.clone(), answer))
}

fn show_request(operation: &mut Operation, example: &Value) {
    if let Some(RefOr::T(body)) = &mut operation.request_body
        && let Some(RefOr::T(content)) = body.content.get_mut("application/json")
    {
        content.example = Some(example.clone());
    }
}

fn problem(kind: Kind) -> Response {
    let content = ContentBuilder::new()
        .schema(Some(RefOr::Ref(Ref::from_schema_name("Problem"))))
        .build();
    let about = kind.about().to(Language::En);
    utoipa::openapi::ResponseBuilder::new()
        .description(about)
        .content("application/problem+json", content)
        .build()
}

/// A catalogue that lacks what an example shows goes without it.
fn of_answers(answers: &Answers) -> BTreeMap<&'static str, Value> {
    let lang = Language::En;
    let list = |list: &PerLang<ListAnswer>| {
        let entries = list.get(lang).entries();
        json!({ "data": entries, "next": null, "total": entries.len() })
    };
    let single = |single: &PerLang<SingleAnswer>| single.get(lang).value().clone();
    let game = fabulario_engine::Game::Fabula;
    let format = answers.format.get("fab-padrao").map(single);
    let rules = answers.rules.get(&game).map(|rules| rules.get(lang));
    let rule = rules.and_then(|rules| rules.entries().first());
    let formats = |format| json!({ "data": [format], "not_found": ["fab-xyz"] });
    let mut sets = answers.sets.get(lang).entries().iter();
    let set = sets.find(|set| set.get("code").is_some_and(|code| code == "BDF"));
    let sets = |set| json!({ "data": [set], "next": null, "total": 1 });
    let examples = [
        ("list_games", Some(list(&answers.games))),
        ("get_game", answers.game.get(&game).map(single)),
        ("list_game_rules", answers.rules.get(&game).map(list)),
        ("get_rule", rule.cloned()),
        ("list_sets", set.map(sets)),
        ("get_set", answers.set.get("BDF").map(single)),
        ("list_formats", Some(list(&answers.formats))),
        ("get_format", format.clone()),
        ("batch_formats", format.map(formats)),
    ];
    let examples = examples.into_iter();
    let examples = examples.filter_map(|(operation, example)| Some((operation, example?)));
    let mut examples: BTreeMap<_, _> = examples.collect();
    examples.values_mut().for_each(shorten);
    examples
}

/// Lists keep their first entry: enough to see their shape.
fn shorten(value: &mut Value) {
    match value {
        Value::Array(items) => {
            items.truncate(1);
            items.iter_mut().for_each(shorten);
        }
        Value::Object(object) => object.values_mut().for_each(shorten),
        _ => {}
    }
}

/// The document as the repository keeps it and the server sends it.
pub fn to_json(document: &OpenApi) -> serde_json::Result<String> {
    let mut value = serde_json::to_value(document)?;
    polish::polish(&mut value);
    Ok(serde_json::to_string_pretty(&value)? + "\n")
}
