use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::problem::{Document, Kind, Problem};
use crate::http::query::{ChangesParams, Query};
use crate::state::State;
use crate::wire::Warning;
use crate::words::warnings;

/// What happened to a card since a build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    /// It is new.
    Added,
    /// It says something else.
    Changed,
    /// Its id has given way to another one: see `to`.
    Renamed,
}

/// A change of a card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardChange<'a> {
    /// The id of the card.
    #[schema(example = "fab-anjinho-de-procissao")]
    pub id: &'a str,
    /// What happened to it.
    pub change: ChangeKind,
    /// The build that did it.
    pub build: i64,
    /// The id that a renamed card has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub to: Option<&'a str>,
}

/// What has changed since a build.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardChanges<'a> {
    /// The changes by build, then by id: each card once.
    pub data: Vec<CardChange<'a>>,
    /// The address of the next page; null on the last one.
    #[schema(required = true)]
    pub next: Option<String>,
    /// How many changes there are.
    pub total: usize,
    /// The build that is served now: ask for changes since this one the next time.
    pub build: i64,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// List the changes of cards
///
/// The cards that were added, changed or renamed since a build of the catalogue, for those who keep a copy. Fetch
/// what was added or changed with `/v1/cards/batch`, drop what was renamed (its card is listed under the new id),
/// and remember `build` for the next time. No card goes away otherwise. A build that this catalogue never had, such
/// as one of a database that was replaced, is answered with everything and a warning.
#[utoipa::path(
    tag = "cards",
    params(ChangesParams),
    responses(
        (status = 200, description = "The changes.", body = CardChanges),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards/changes")]
pub async fn list_card_changes(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let mut query = Query::read(&request, &["since", "limit", "cursor"]);
    let current = state.catalogue.get();
    let since = since(&mut query, current.build.number);
    let limit = query.limit();
    let after = match query.get("cursor") {
        None => (0, String::new()),
        Some(cursor) => read_cursor(cursor).ok_or_else(|| Problem::new(Kind::InvalidCursor))?,
    };
    let cards = current.catalogue.cards().iter().zip(&current.since);
    let mut changes: Vec<CardChange<'_>> = cards
        .filter(|(_, (_, changed))| *changed > since)
        .map(|(card, (added, changed))| CardChange {
            id: &card.sheet.id,
            change: if *added > since {
                ChangeKind::Added
            } else {
                ChangeKind::Changed
            },
            build: *changed,
            to: None,
        })
        .collect();
    let renamed = current.renamed.iter().filter(|(_, build)| *build > since);
    changes.extend(renamed.map(|(id, build)| CardChange {
        id,
        change: ChangeKind::Renamed,
        build: *build,
        to: current.catalogue.renamed(id),
    }));
    changes.sort_by(|a, b| (a.build, a.id).cmp(&(b.build, b.id)));
    let total = changes.len();
    let start = changes.partition_point(|it| (it.build, it.id) <= (after.0, after.1.as_str()));
    let more = start + limit < total;
    let data: Vec<CardChange<'_>> = changes.into_iter().skip(start).take(limit).collect();
    let last = data.last().filter(|_| more);
    let next = last.map(|it| {
        let address = format!("{}/v1/cards/changes", state.site.public_url);
        let cursor = format!("{}-{}", it.build, it.id);
        format!("{address}?since={since}&limit={limit}&cursor={cursor}")
    });
    let answer = CardChanges {
        data,
        next,
        total,
        build: current.build.number,
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, query.lang, &answer)
}

/// The build that the client has, by its number or as `Catalogue-Build` names it; what is none asks for everything,
/// with a warning.
fn since(query: &mut Query, newest: i64) -> i64 {
    let Some(text) = query.get("since").map(str::to_owned) else {
        return 0;
    };
    let number = text
        .split_once('-')
        .map_or(text.as_str(), |(number, _)| number);
    match number.parse::<i64>() {
        Ok(since) if (0..=newest).contains(&since) => return since,
        Ok(since) if since > newest => {
            query.warn("unknown_build", &warnings::no_build(since, newest));
        }
        _ => query.warn("unknown_value", &warnings::not_a_build(text)),
    }
    0
}

/// The build and the card that were seen last.
fn read_cursor(cursor: &str) -> Option<(i64, String)> {
    let (build, id) = cursor.split_once('-')?;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let known = id.len() <= 120 && id.chars().all(plain);
    known.then_some((build.parse().ok()?, id.to_owned()))
}
