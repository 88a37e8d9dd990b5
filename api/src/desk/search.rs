//! From the parameters of a request to what the index finds: on the worker if that is quick, else in turn with
//! other heavy work.

use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::web::Data;
use fabulario_cards::index::{Answer, Asked, Explained, Row, Wanted};
use fabulario_cards::query::syntax::TooMuch;
use fabulario_cards::query::{
    Direction, MOST_CHARACTERS, MOST_DEPTH, MOST_TERMS, Order, Query as CardQuery, Refused, Term,
    Tree, Unique,
};
use fabulario_engine::Game;
use serde_json::Value;

use crate::catalogue::Current;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::state::State;
use crate::wire::{Mistake, hex};
use crate::words::Language;
use crate::words::{Message, Phrase, problems, warnings};

pub mod remembered;

/// The longest that a search may take, waiting for its turn not included.
const LONGEST: Duration = Duration::from_secs(2);

/// Reads the query that a request asks.
pub fn read(current: &Current, query: &mut Query) -> Result<CardQuery, Problem> {
    let text = query.get("q").unwrap_or("").to_owned();
    let game = query.game().flatten();
    let mut read = understand(current, &text, game, query)?;
    read.order = read.order.or_else(|| named(query, "order", Order::named));
    read.direction = read
        .direction
        .or_else(|| named(query, "dir", Direction::named));
    read.unique = read
        .unique
        .or_else(|| named(query, "unique", Unique::named));
    Ok(read)
}

/// Reads a query about the cards of a game, or of all; `query` is told what is wrong with it.
pub fn understand(
    current: &Current,
    text: &str,
    game: Option<Game>,
    query: &mut Query,
) -> Result<CardQuery, Problem> {
    let mut read = current
        .index
        .read(text)
        .map_err(|refused| problem(&refused, query))?;
    query.warn_of(&read.warnings);
    warn_of_unknown_cards(current, &read.tree, query);
    if let Some(game) = game {
        current.index.narrow(&mut read, game);
    }
    Ok(read)
}

/// What a search found, and what it says about the query.
pub struct Found {
    /// The cards.
    pub answer: Answer,
    /// The query told back, where that was asked for.
    pub explained: Option<Explained>,
}

/// Searches, more widely where nothing is found; `query` is told how, and which part was too much.
pub async fn find(
    state: &Data<State>,
    current: &Arc<Current>,
    (mut asked, wanted): (CardQuery, Wanted),
    explain: bool,
    query: &mut Query,
) -> Result<Found, Problem> {
    let (heavy, known) = (asked.tree.is_heavy(), asked.warnings.len());
    let lang = wanted.lang;
    let (answer, explained, warnings) = run(state, current, heavy, move |current, of| {
        let answer = current.index.answer(&mut asked, &wanted, of);
        let explained = explain.then(|| current.index.explain(&asked, of, lang));
        (answer, explained, asked.warnings)
    })
    .await?;
    query.warn_of(warnings.get(known..).unwrap_or(&[]));
    Ok(Found { answer, explained })
}

/// Tells which ids of `carta:` and `deck:` no card has.
fn warn_of_unknown_cards(current: &Current, tree: &Tree, query: &mut Query) {
    let ids: Vec<&String> = match tree {
        Tree::And(parts) | Tree::Or(parts) => {
            return parts
                .iter()
                .for_each(|part| warn_of_unknown_cards(current, part, query));
        }
        Tree::Not(inner, _) => return warn_of_unknown_cards(current, inner, query),
        Tree::Term(Term::Card(id), _) => vec![id],
        Tree::Term(Term::Deck(deck), _) => deck.cards.iter().map(|(id, _)| id).collect(),
        _ => return,
    };
    let catalogue = &current.catalogue;
    let known = |id: &str| catalogue.place(id).is_some() || catalogue.renamed(id).is_some();
    for id in ids.into_iter().filter(|id| !known(id)) {
        query.warn("unknown_card", &problems::no_card(id));
    }
}

/// A parameter that is a word of the language; another word is ignored with a warning.
fn named<T>(query: &mut Query, name: &'static str, read: fn(&str) -> Option<T>) -> Option<T> {
    let text = query.get(name)?.to_owned();
    let value = read(&text);
    if value.is_none() {
        query.warn("unknown_value", &warnings::value_ignored(name, text));
    }
    value
}

/// What is too much about a query, in both languages.
fn too_much(why: TooMuch) -> Message {
    match why {
        TooMuch::Characters => problems::query_characters(MOST_CHARACTERS),
        TooMuch::Terms => problems::query_terms(MOST_TERMS),
        TooMuch::Depth => problems::query_depth(MOST_DEPTH),
    }
}

/// What is wrong with a query inside a body.
pub fn not_understood(refused: &Refused, pointer: String, lang: Language) -> Mistake {
    let message = match refused {
        Refused::TooMuch(why) => too_much(*why).into(),
        Refused::Nothing(warnings) => Phrase::of_rules(|lang| {
            let told = warnings.iter().take(5).map(|it| it.message(lang));
            told.collect::<Vec<_>>().join(" ")
        }),
    };
    Mistake::new(pointer, "invalid_query", lang, message)
}

fn problem(refused: &Refused, query: &mut Query) -> Problem {
    let problem = Problem::new(Kind::InvalidQuery);
    match refused {
        Refused::TooMuch(why) => problem.detail(too_much(*why)),
        Refused::Nothing(warnings) => {
            query.warn_of(warnings);
            let told = serde_json::to_value(&query.warnings).unwrap_or(Value::Null);
            problem.with("warnings", told)
        }
    }
}

/// Runs a search, on the worker or beside it.
pub async fn run<T: Send + 'static>(
    state: &Data<State>,
    current: &Arc<Current>,
    heavy: bool,
    search: impl FnOnce(&Current, &Asked<'_>) -> T + Send + 'static,
) -> Result<T, Problem> {
    let timed = |current: &Current| {
        let asked = Asked::new(&current.catalogue, Some(Instant::now() + LONGEST));
        let found = search(current, &asked);
        (found, asked.is_late())
    };
    let (found, late) = if heavy {
        let current = Arc::clone(current);
        state.site.at_leisure(move || timed(&current)).await?
    } else {
        timed(current)
    };
    if late {
        return Err(Problem::new(Kind::QueryTooSlow));
    }
    Ok(found)
}

/// A cursor names the card and the printing that were seen last.
pub fn cursor(current: &Current, row: &Row) -> Result<String, Problem> {
    let id = &current.card(row.card)?.sheet.id;
    Ok(hex::encode(format!("{id}@{}", row.printing).as_bytes()))
}

/// The row that was seen last.
pub fn after(current: &Current, cursor: Option<&str>) -> Result<Option<u32>, Problem> {
    let Some(cursor) = cursor else {
        return Ok(None);
    };
    let row = || {
        let bytes = hex::decode(cursor).filter(|_| cursor.len() <= 512)?;
        let text = String::from_utf8(bytes).ok()?;
        let (id, printing) = text.split_once('@')?;
        let id = current.catalogue.renamed(id).unwrap_or(id);
        let printing = printing.parse().ok()?;
        current.index.row(current.catalogue.place(id)?, printing)
    };
    row()
        .map(Some)
        .ok_or_else(|| Problem::new(Kind::InvalidCursor))
}
