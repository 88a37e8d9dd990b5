//! Publishers' own files become cards of the catalogue, or every mistake in them is told.

use std::io;

use fabulario_cards::catalogue::Mistakes;
use fabulario_cards::import::{Incoming, read};
use fabulario_cards::stock::{Entry, Kind, Stock};
use fabulario_cards::{Catalogue, Files};
use serde_json::{Value, json};

mod damage;
mod games;
mod guide;
mod lines_and_tables;
mod mistakes;
mod names_and_words;
mod printings;
mod values;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/publisher");

const FILES: [&str; 4] = [
    "porto-das-brumas.json",
    "porto-das-brumas-mvc.json",
    "trem-noturno-apo.json",
    "porto-das-brumas-fab.json",
];

fn beside(name: &str) -> io::Result<Vec<u8>> {
    std::fs::read(format!("{FOLDER}/{name}"))
}

fn nothing_beside(_: &str) -> io::Result<Vec<u8>> {
    Err(io::Error::new(io::ErrorKind::NotFound, "not found"))
}

/// What one of the publisher's files brings.
fn publisher(name: &str) -> Incoming {
    read(name, &beside(name).unwrap(), &beside).unwrap()
}

/// The shipped catalogue with some entries more.
fn assembled(entries: Vec<Entry>) -> Result<Catalogue, Mistakes> {
    let shipped = Files::embedded();
    let mut found = Vec::new();
    let mut stock = Stock::of(&shipped, &mut found);
    assert_eq!(found, []);
    stock.0.extend(entries);
    Catalogue::assemble(&shipped, &stock)
}

/// A document of a game with a set and these cards.
fn document(game: &str, cards: &[Value]) -> Value {
    json!({
        "game": game, "publisher": "Cais",
        "set": { "code": "TST", "name": "Teste", "released": "2027-01-01" },
        "cards": cards,
    })
}

fn read_value(document: &Value) -> Result<Incoming, Mistakes> {
    let data = serde_json::to_vec(document).unwrap();
    read("x.json", &data, &nothing_beside)
}

/// The cards that a document brings, as the catalogue reads them.
fn cards_of(document: &Value) -> Vec<Value> {
    let incoming = read_value(document).unwrap_or_else(|found| panic!("{found}"));
    let entries = incoming.entries.iter();
    entries
        .filter(|entry| entry.kind == Kind::Card)
        .map(|entry| serde_json::from_str(&entry.body).unwrap())
        .collect()
}

/// One card as the catalogue reads it, without what every card gets.
fn card_of(game: &str, card: Value) -> Value {
    let mut named = json!({ "name": { "pt-BR": "Boi", "en": "Ox" }, "id": "x", "number": 1 });
    if let (Value::Object(all), Value::Object(card)) = (&mut named, card) {
        all.extend(card);
    }
    let mut card = cards_of(&document(game, &[named])).remove(0);
    for field in ["name", "id", "printings"] {
        card.as_object_mut().unwrap().shift_remove(field);
    }
    card
}

/// The mistakes of a document: pointer and message.
fn mistakes_of(document: &Value) -> Vec<(String, String)> {
    let found = read_value(document).map_or_else(|found| found.0, |_| Vec::new());
    let told = found.into_iter();
    told.map(|it| (it.pointer, it.message)).collect()
}

/// The mistakes of a file, as they are printed.
fn printed(name: &str, data: &[u8]) -> Vec<String> {
    let read = read(name, data, &nothing_beside);
    let found = read.map_or_else(|found| found.0, |_| Vec::new());
    found.iter().map(ToString::to_string).collect()
}
