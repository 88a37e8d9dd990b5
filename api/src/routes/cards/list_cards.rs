use actix_web::web::{Bytes, Data};
use actix_web::{HttpRequest, HttpResponse, get};
use arc_swap::Guard;
use fabulario_cards::index::{Answer, Row, Wanted};
use fabulario_cards::query::Unique;
use serde::Serialize;

use crate::catalogue::Current;
use crate::catalogue::answers::Mask;
use crate::desk::search;
use crate::http::problem::{Document, Problem};
use crate::http::query::{Query, SearchParams};
use crate::http::representation::{Keep, Representation};
use crate::state::State;
use crate::wire::Warning;
use crate::wire::search::{CardPage, Explanation, Facet};
use crate::words::warnings;

/// Search cards
///
/// Cards of all games by the query language of `/help`, in Portuguese and English. Terms that cannot be understood
/// are left out with a warning that says where they stand and what was probably meant. Without an order exact names
/// come first, then names that begin with the words, then names with the words, then the rest. `facets` counts
/// values over everything that was found, `explain` tells the query back with the hits of every part.
#[utoipa::path(
    tag = "search",
    params(SearchParams),
    responses(
        (status = 200, description = "What was found.", body = CardPage),
        (status = 400, description = "Nothing of the query can be understood, it is too large, or the cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/cards")]
pub async fn list_cards(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    const KNOWN: [&str; 9] = [
        "q", "game", "order", "dir", "unique", "facets", "explain", "limit", "cursor",
    ];
    let mut query = Query::read(&request, &KNOWN);
    let current = Guard::into_inner(state.catalogue.get());
    let asked = search::read(&current, &mut query)?;
    let lang = query.lang;
    let wanted = Wanted {
        lang: lang.into(),
        limit: query.limit(),
        after: search::after(&current, query.get("cursor"))?,
        facets: query.switch("facets"),
    };
    let explain = query.switch("explain");
    let by_printing = matches!(asked.unique, Some(Unique::Prints | Unique::Art));
    let found = search::find(&state, &current, (asked, wanted), explain, &mut query).await?;
    let search::Found { answer, explained } = found;
    let last = answer.rows.last().filter(|_| answer.more);
    let cursor = last.map(|row| search::cursor(&current, row)).transpose()?;
    let next = cursor.map(|cursor| {
        let cursor = query.with_cursor(&cursor);
        format!("{}/v1/cards?{cursor}", state.site.public_url)
    });
    let facets = answer.facets.as_ref();
    let facets = facets.map(|it| it.told(current.index.vocabulary(), lang.into()));
    let data = cards(&current, &answer, &mut query, by_printing)?;
    let rest = Rest {
        next,
        total: answer.total,
        facets: facets.map(|it| it.into_iter().map(Facet::from).collect()),
        explain: explained.map(Explanation::from),
        warnings: query.warnings,
    };
    let bytes = joined(data, &rest)?;
    let representation = Representation::once("application/json", Some(lang), bytes);
    let representation = representation.of_catalogue(current.answers.build(), Keep::Minute);
    Ok(representation.respond(&request))
}

/// What stands in the answer behind the cards.
#[derive(Serialize)]
struct Rest {
    next: Option<String>,
    total: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    facets: Option<Vec<Facet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explain: Option<Explanation>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<Warning>,
}

/// Room for what is wanted of most cards.
const USUAL: usize = 160;

/// The cards of a page as JSON, joined by commas, behind `{"data":[`: ready bytes, or parts of them.
fn cards(
    current: &Current,
    answer: &Answer,
    query: &mut Query,
    by_printing: bool,
) -> Result<Vec<u8>, Problem> {
    let (cards, lang) = (&current.cards, query.lang.into());
    let mut mask = query.fields().map(Mask::new);
    let by_printing = by_printing && mask.as_ref().is_none_or(|mask| mask.wants("printing"));
    let whole = answer.rows.iter().map(|row| cards.bytes(row.card, lang));
    let room = if mask.is_some() {
        answer.rows.len() * USUAL
    } else {
        let sizes = whole.map(|bytes| bytes.map_or(0, |bytes| bytes.len() + 1));
        sizes.sum()
    };
    let mut data = Vec::with_capacity(room + USUAL);
    data.extend_from_slice(b"{\"data\":[");
    for (at, row) in answer.rows.iter().enumerate() {
        if at > 0 {
            data.push(b',');
        }
        match &mut mask {
            Some(mask) if by_printing => {
                let some = cards.some(row.card, lang, mask)?;
                data.extend_from_slice(&with_printing(current, row, &some)?);
            }
            Some(mask) => cards.write_some(row.card, lang, mask, &mut data)?,
            None if by_printing => {
                let bytes = cards.bytes(row.card, lang)?;
                data.extend_from_slice(&with_printing(current, row, &bytes)?);
            }
            None => data.extend_from_slice(&cards.bytes(row.card, lang)?),
        }
        if at == 0 && mask.is_some() {
            // The others are about as long as the first.
            data.reserve(data.len() * (answer.rows.len() - 1));
        }
    }
    let unknown = mask.filter(|_| !answer.rows.is_empty());
    let unknown = unknown.into_iter().flat_map(|mask| mask.unknown);
    for field in unknown.filter(|field| !by_printing || field != "printing") {
        query.warn("unknown_field", &warnings::field(&field));
    }
    Ok(data)
}

/// A card with the id of the printing that was found, before its other fields.
fn with_printing(current: &Current, row: &Row, bytes: &Bytes) -> Result<Bytes, Problem> {
    let sheet = &current.card(row.card)?.sheet;
    // Not every card has one.
    let Some(printing) = sheet.printings.get(row.printing) else {
        return Ok(bytes.clone());
    };
    let (id, set, number) = (&sheet.id, &printing.set, printing.number);
    // Ids and codes have no character that JSON would have to escape.
    let comma = if **bytes == *b"{}" { "" } else { "," };
    let printing = format!("{{\"printing\":\"{id}@{set}-{number}\"{comma}");
    Ok([printing.as_bytes(), fields(bytes)?].concat().into())
}

/// The fields of an object, to be written behind others.
fn fields(object: &[u8]) -> Result<&[u8], Problem> {
    let fields = object.strip_prefix(b"{");
    fields.ok_or_else(|| Problem::internal("not the JSON of an object"))
}

/// The cards, and what stands behind them.
fn joined(mut data: Vec<u8>, rest: &Rest) -> Result<Vec<u8>, Problem> {
    let rest = serde_json::to_vec(rest).map_err(Problem::internal)?;
    data.extend_from_slice(b"],");
    data.extend_from_slice(fields(&rest)?);
    Ok(data)
}
