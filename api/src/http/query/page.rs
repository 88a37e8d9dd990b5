//! Lists in pages: a cursor names the last entry that was seen, so nothing is skipped or shown twice.

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
            let at = entries.iter().position(|entry| id(entry) == last);
            at.ok_or_else(|| Problem::new(Kind::InvalidCursor))? + 1
        }
    };
    let page: Vec<&Value> = entries.iter().skip(start).take(limit).copied().collect();
    let more = start + page.len() < entries.len();
    let last = page.last().filter(|_| more);
    let next = last.map(|entry| format!("{address}?{}", query.with_cursor(&encode(id(entry)))));
    Ok(Page {
        entries: page,
        next,
        total: entries.len(),
    })
}

/// The page of a query that asks for nothing.
pub fn first_page<'a>(entries: &'a [Value], address: &str) -> List<&'a Value> {
    let data: Vec<&Value> = entries.iter().take(DEFAULT_LIMIT).collect();
    let last = data.last().filter(|_| data.len() < entries.len());
    let next = last.map(|entry| format!("{address}?cursor={}", encode(id(entry))));
    List {
        data,
        next,
        total: entries.len(),
        warnings: Vec::new(),
    }
}

fn id(entry: &Value) -> &str {
    let name = entry.get("id").or_else(|| entry.get("code"));
    name.and_then(Value::as_str).unwrap_or_default()
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
    use super::*;

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
