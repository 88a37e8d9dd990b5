//! What an import would do: counted, refused where it would change what others mean, and never less than before.

use std::sync::Arc;

use fabulario_cards::plan::{Held, Key, Plan, plan};
use fabulario_cards::stock::{Entry, Kind};
use fabulario_cards::{Files, Mistakes};
use fabulario_engine::Game;
use serde_json::{Value, json};

mod counts;
mod meaning;
mod renames;
mod upgrade;

/// Entries of Dominions as a document brings them: their kind, and what they say.
type Written = Vec<(Kind, Value)>;

fn set() -> (Kind, Value) {
    let name = json!({ "pt-BR": "Teste", "en": "Test" });
    let set = json!({ "code": "TST", "name": name, "released": "2027-01-01" });
    (Kind::Set, set)
}

fn keyword(id: &str) -> (Kind, Value) {
    let name = json!({ "pt-BR": id, "en": id });
    (Kind::Keyword, json!({ "id": id, "name": name }))
}

/// A card named after its letter.
fn card(letter: char) -> (Kind, Value) {
    let card = json!({
        "id": format!("dd-{letter}"),
        "name": { "pt-BR": format!("Boi {letter}"), "en": format!("Ox {letter}") },
        "printings": [{ "set": "TST", "number": u32::from(letter) }],
        "type": "unidade", "element": "fire", "atk": 1, "hp": 2, "directions": ["e"],
    });
    (Kind::Card, card)
}

/// The same card with other fields.
fn changed(letter: char, fields: Value) -> (Kind, Value) {
    let (kind, mut card) = card(letter);
    if let (Value::Object(card), Value::Object(fields)) = (&mut card, fields) {
        card.extend(fields);
    }
    (kind, card)
}

fn rename(from: &str, to: &str) -> (Kind, Value) {
    (Kind::Rename, json!({ "from": from, "to": to }))
}

fn entries(file: &str, written: Written) -> Vec<Entry> {
    let file: Arc<str> = file.into();
    let entries = written.into_iter().enumerate().map(|(i, (kind, body))| {
        let pointer = format!("/{i}");
        Entry::new(Game::Dominions, kind, &file, pointer, &body.to_string())
    });
    entries.collect()
}

/// What somebody has published.
fn held(origin: &str, written: Written) -> Vec<Held> {
    let entries = entries("earlier.json", written).into_iter();
    entries
        .map(|entry| Held {
            entry,
            origin: origin.to_owned(),
        })
        .collect()
}

/// The shipped files without entries: games, rules, formats.
fn books() -> Files {
    let mut files = Files::embedded();
    files.0.retain(|path, _| {
        let name = path.split_once('/').map_or("", |(_, name)| name);
        matches!(name, "game.json" | "rules.json" | "rulings.json") || name.starts_with("formats/")
    });
    files
}

fn planned(held: &[Held], origin: &str, written: Written) -> Result<Plan, Mistakes> {
    plan(&books(), held, origin, entries("new.json", written))
}

fn right(held: &[Held], origin: &str, written: Written) -> Plan {
    planned(held, origin, written).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

/// The mistakes of a plan, as they are printed.
fn wrong(held: &[Held], origin: &str, written: Written) -> Vec<String> {
    let found = planned(held, origin, written).map_or_else(|found| found.0, |_| Vec::new());
    found.iter().map(ToString::to_string).collect()
}

fn ids(entries: &[Entry]) -> Vec<&str> {
    entries.iter().map(|entry| &*entry.id).collect()
}

fn key(kind: Kind, id: &str) -> Key {
    (Game::Dominions, kind, id.into())
}

/// What is held after a plan was carried out.
fn after(held: &[Held], origin: &str, plan: &Plan) -> Vec<Held> {
    let new: Vec<&Entry> = plan.added.iter().chain(&plan.changed).collect();
    let gone = |entry: &Entry| {
        let same = |it: &&Entry| (it.kind, &it.id) == (entry.kind, &entry.id);
        plan.removed.contains(&key(entry.kind, &entry.id)) || new.iter().any(same)
    };
    let kept = held.iter().filter(|it| !gone(&it.entry)).cloned();
    let new = new.iter().map(|entry| Held {
        entry: (*entry).clone(),
        origin: origin.to_owned(),
    });
    kept.chain(new).collect()
}
