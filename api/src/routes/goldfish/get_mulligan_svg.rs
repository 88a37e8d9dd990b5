use std::sync::LazyLock;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;

use super::address::{OPPONENT, POLICY, Reader, decoded};
use super::choices_chart;
use crate::desk::goldfish::Unplayed;
use crate::desk::goldfish::advising::advised;
use crate::http::extract::{Checker, checker};
use crate::http::frame::client;
use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{AdviceParams, Query};
use crate::routes::stats::{THEME, respond};
use crate::state::State;
use crate::wire::code::CodeText;
use crate::wire::decks::CardKey;
use crate::wire::goldfish::{AdviceAsked, GoalAsked, IllegalDecks, MethodAsked, PlayOrDraw};
use crate::words::problems;

static GOAL: LazyLock<Checker> = LazyLock::new(checker::<GoalAsked>);

/// Draw what every choice of a hand is worth
///
/// A bar for each of the best things to keep of an opening hand, and for keeping everything and nothing: what
/// `POST /v1/goldfish/mulligan` tells, which also gives the address.
#[utoipa::path(
    tag = "goldfish",
    params(AdviceParams),
    responses(
        (status = 200, description = "The chart.", body = String, content_type = "image/svg+xml", example = json!("<svg xmlns=…")),
        (status = 308, description = "The deck has another code now: see `Location`."),
        (status = 400, description = "`code`, `hand` or `goal` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/mulligan.svg")]
pub async fn get_mulligan_svg(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let known = [
        "code", "hand", "goal", "seed", "games", "method", "format", "first", "policy", "opponent",
        "illegal", THEME,
    ];
    let query = Query::read(&request, &known);
    let lang = query.lang;
    let [code, hand, goal] = ["code", "hand", "goal"].map(|name| {
        let missing = Problem::new(Kind::MissingParameter).with("known", vec![name]);
        let missing = missing.detail(problems::needs_code_hand_and_goal(name));
        query.get(name).ok_or(missing)
    });
    let (code, hand) = (code?, hand?);
    goal?;
    let current = Guard::into_inner(state.catalogue.get());
    let deck = match decoded(&request, &current, code)? {
        Ok(deck) => deck,
        Err(redirection) => return Ok(redirection),
    };
    let mut reader = Reader::new(&query);
    let hand: Option<Vec<CardKey>> = reader.list("hand", hand, 24);
    let goal: Option<GoalAsked> = reader.json("goal", &GOAL);
    let (format, first) = (reader.value("format"), reader.value("first"));
    let policy = reader.json("policy", &POLICY);
    let opponent = reader.json_or_default("opponent", &OPPONENT);
    let (method, illegal) = (reader.value("method"), reader.value("illegal"));
    // A chart without a seed is the same one every time.
    let seed = reader.seed(query.get("seed").unwrap_or("1"));
    let games = reader.number("games");
    let (Some(hand), Some(goal), true) = (hand, goal, reader.mistakes.is_empty()) else {
        return Err(Unplayed::Mistaken(reader.mistakes).in_address());
    };
    let asked = AdviceAsked {
        game: deck.game,
        deck: None,
        code: Some(CodeText(code.to_owned())),
        format,
        first: first.unwrap_or(PlayOrDraw::Play),
        hand,
        keep: None,
        goal,
        policy,
        opponent,
        method: method.unwrap_or(MethodAsked::Auto),
        seed,
        games,
        illegal: illegal.unwrap_or(IllegalDecks::Refuse),
    };
    let client = client(&request, state.site.settings.trust_proxy);
    let answer = advised(client, &state, &current, lang, asked).await?;
    let answer = answer.map_err(Unplayed::in_address)?;
    let chart = choices_chart::draw(&answer, lang);
    Ok(respond(&request, &current, lang, chart))
}
