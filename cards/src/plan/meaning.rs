//! An id never changes its meaning.

use fabulario_engine::Game;
use serde_json::Value;

use crate::catalogue::{Mistake, name_rule};
use crate::stock::{Entry, Kind};
use crate::words::slug;

/// An id that has been published means the same card for ever: its name and its type stay.
pub(super) fn other_meaning(old: &Entry, new: &Entry) -> Vec<Mistake> {
    if !matches!(new.kind, Kind::Card | Kind::Token) {
        return Vec::new();
    }
    let parse = |entry: &Entry| serde_json::from_str::<Value>(&entry.body).unwrap_or_default();
    let (was, is) = (parse(old), parse(new));
    let mut found = Vec::new();
    // What cannot be read is told by its reader.
    let names = |card: &Value| -> Vec<String> {
        let name = card.get("name").and_then(Value::as_object);
        let names = name.into_iter().flat_map(|name| name.values());
        names.filter_map(Value::as_str).map(slug).collect()
    };
    let (before, after) = (names(&was), names(&is));
    if !after.is_empty() && !after.iter().any(|name| before.contains(name)) {
        let message = format!(
            "{} has been {} so far, and an id never changes its meaning ({}): give the card an id of its own, or add \
             a rename",
            new.id,
            before.first().map_or("", String::as_str),
            name_rule(new.game)
        );
        found.push(new.wrong("/name", message));
    }
    let field = if new.game == Game::Fabula {
        "kind"
    } else {
        "type"
    };
    let [old_type, new_type] = [&was, &is].map(|card| card.get(field).and_then(Value::as_str));
    if new_type.is_some() && old_type != new_type {
        let message = format!(
            "{} has been of the type {} so far, and an id never changes its meaning ({})",
            new.id,
            old_type.unwrap_or_default(),
            name_rule(new.game)
        );
        found.push(new.wrong(&format!("/{field}"), message));
    }
    // Versions of a personagem are cards of their own.
    let [old_version, new_version] = [&was, &is].map(|card| card.get("version"));
    if new.game == Game::Multiversity && old_version != new_version {
        let message = format!(
            "{} has been another version so far, and versions are different cards (MVC-C12): give this one an id of \
             its own",
            new.id
        );
        found.push(new.wrong("/version", message));
    }
    found
}
