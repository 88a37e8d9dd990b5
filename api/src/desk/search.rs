//! From the parameters of a request to what the index finds: on the worker if that is quick, else in turn with
//! other heavy work.

use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::web::Data;
use fabulario_cards::index::Asked;
use fabulario_cards::query::syntax::TooMuch;
use fabulario_cards::query::{
    Direction, MOST_CHARACTERS, MOST_DEPTH, MOST_TERMS, Order, Query as CardQuery, Refused, Term,
    Tree, Unique,
};
use serde_json::Value;

use crate::catalogue::Current;
use crate::http::problem::{Kind, Problem};
use crate::http::query::Query;
use crate::state::State;
use crate::wire::Mistake;
use crate::words::Language;
use crate::words::{Message, Phrase, problems, warnings};

pub mod remembered;

/// The longest that a search may take, waiting for its turn not included.
const LONGEST: Duration = Duration::from_secs(2);

/// Reads the query that a request asks.
pub fn read(current: &Current, query: &mut Query) -> Result<CardQuery, Problem> {
    let text = query.get("q").unwrap_or("").to_owned();
    let mut read = current
        .index
        .read(&text)
        .map_err(|refused| problem(&refused, query))?;
    query.warn_of(&read.warnings);
    warn_of_unknown_cards(current, &read.tree, query);
    if let Some(game) = query.game().flatten() {
        current.index.narrow(&mut read, game);
    }
    read.order = read.order.or_else(|| named(query, "order", Order::named));
    read.direction = read
        .direction
        .or_else(|| named(query, "dir", Direction::named));
    read.unique = read
        .unique
        .or_else(|| named(query, "unique", Unique::named));
    Ok(read)
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
