//! Lists in pages: a cursor names the last entry that was seen, so nothing is skipped or shown twice.

use serde::de::Error as _;
use serde_json::Value;

use super::{DEFAULT_LIMIT, Query};
use crate::http::problem::{Kind, Problem};
use crate::wire::List;
use crate::wire::hex;

/// One page of a list.
pub struct Page<'a> {
    /// The entries.
    pub entries: Vec<&'a Value>,
    /// The address of the next page.
    pub next: Option<String>,
    /// How many entries the whole list has.
    pub total: usize,
}

/// Cuts the page that a query asks for out of a list whose entries have an `id` or a `code`.
pub fn paginate<'a>(
    entries: &[&'a Value],
    query: &mut Query,
    address: &str,
) -> Result<Page<'a>, Problem> {
    let limit = query.limit();
    let start = match query.get("cursor") {
        None => 0,
        Some(cursor) => {
            let last = decode(cursor).ok_or_else(|| Problem::new(Kind::InvalidCursor))?;
            let at = entries
                .iter()
                .position(|entry| id(entry).is_ok_and(|id| id == last));
            at.ok_or_else(|| Problem::new(Kind::InvalidCursor))? + 1
        }
    };
    let page: Vec<&Value> = entries.iter().skip(start).take(limit).copied().collect();
    let more = start + page.len() < entries.len();
    let last = page.last().filter(|_| more);
    let last = last.map(|entry| id(entry)).transpose();
    let last = last.map_err(Problem::internal)?;
    let next = last.map(|id| format!("{address}?{}", query.with_cursor(&encode(id))));
    Ok(Page {
        entries: page,
        next,
        total: entries.len(),
    })
}

/// The page of a query that asks for nothing.
pub fn first_page<'a>(entries: &'a [Value], address: &str) -> serde_json::Result<List<&'a Value>> {
    let data: Vec<&Value> = entries.iter().take(DEFAULT_LIMIT).collect();
    let last = data.last().filter(|_| data.len() < entries.len());
    let last = last.map(|entry| id(entry)).transpose()?;
    let next = last.map(|id| format!("{address}?cursor={}", encode(id)));
    Ok(List {
        data,
        next,
        total: entries.len(),
        warnings: Vec::new(),
    })
}

fn id(entry: &Value) -> serde_json::Result<&str> {
    let name = entry.get("id").or_else(|| entry.get("code"));
    let name = name.and_then(Value::as_str);
    name.ok_or_else(|| serde_json::Error::missing_field("id"))
}

/// Opaque, so that nobody builds cursors by hand.
fn encode(id: &str) -> String {
    hex::encode(id.as_bytes())
}

fn decode(cursor: &str) -> Option<String> {
    let bytes = hex::decode(cursor).filter(|_| cursor.len() <= 512)?;
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;
    use serde_json::json;

    use super::*;

    #[test]
    fn entries_that_nothing_tells_apart_are_an_internal_problem() {
        let entries = vec![json!({ "name": "Fábula" }); DEFAULT_LIMIT + 1];
        assert!(first_page(&entries, "").is_err());
        let mut query = Query::read(&TestRequest::default().to_http_request(), &[]);
        let paginated = paginate(&entries.iter().collect::<Vec<_>>(), &mut query, "");
        assert_eq!(paginated.err().unwrap().kind(), Kind::Internal);
    }

    #[test]
    fn cursors_survive_the_round_trip_and_junk_is_refused() {
        for id in ["fab-padrao", "FAB 1.14.7#1", "ç"] {
            assert_eq!(decode(&encode(id)).as_deref(), Some(id));
        }
        for junk in ["x", "zz", "ff", "+1", "ção", &"00".repeat(300)] {
            assert_eq!(decode(junk), None, "{junk}");
        }
    }
}
