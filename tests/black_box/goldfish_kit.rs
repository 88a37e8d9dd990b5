//! Decks of Fábula for tests of the goldfish lab, and how its answers are read.

use fabulario_tests::{Actor, Answer};
use serde_json::{Value, json};

/// A base without abilities.
pub const BASE: &str = "fab-clareira-do-jatoba";
/// An Aliado without abilities: cost 0, ofensiva 1.
pub const ARMADILLO: &str = "fab-tatu-de-roca";
/// An Aliado without abilities: cost 1, influência 2.
pub const PILGRIM: &str = "fab-romeiro-descalco";
/// An Aliado without abilities: cost 2, ofensiva 3.
pub const GUNMAN: &str = "fab-jagunco-sem-patrao";
/// An Aliado without abilities: cost 4.
pub const OX: &str = "fab-boi-de-presepio";

/// Lists with these cards and five plain bases.
pub fn deck(main: &[(&str, u32)]) -> Value {
    let lines = main.iter();
    let lines = lines.map(|(card, copies)| json!({"card": card, "copies": copies}));
    json!({
        "main": lines.collect::<Vec<_>>(),
        "arredores": [{"card": BASE, "copies": 4}],
        "centro": [{"card": BASE}],
    })
}

/// A request about a deck that no format allows, and that is played all the same.
pub fn asked(main: &[(&str, u32)]) -> Value {
    json!({"game": "fab", "deck": deck(main), "seed": "42", "illegal": "simulate"})
}

/// Few games of a deck whose every game is alike.
pub fn alike() -> Value {
    with(with(asked(&[(GUNMAN, 40)]), "games", 64), "turns", 3)
}

/// Asks for games.
pub fn play(actor: &Actor, body: &Value) -> Answer {
    actor.post("/v1/goldfish?lang=en", body)
}

/// A request with a field changed.
pub fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

/// A ready deck as lists: legal in its format.
pub fn ready() -> Value {
    ready_deck("folia")
}

/// A ready deck whose cards hold others and pump them, but give no resources.
pub fn bandits() -> Value {
    ready_deck("cangaco")
}

/// The ready deck of this name as lists.
pub fn ready_deck(name: &str) -> Value {
    let root = env!("CARGO_MANIFEST_DIR");
    let file = format!("{root}/../cards/data/fabula/decks/fab-deck-{name}.json");
    let sheet: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let cards = sheet["cards"].as_object().unwrap().iter();
    let main: Vec<Value> = cards
        .map(|(id, copies)| json!({"card": id, "copies": copies}))
        .collect();
    let arredores = sheet["arredores"].as_array().unwrap().iter();
    let arredores: Vec<Value> = arredores.map(|id| json!({ "card": id })).collect();
    json!({"main": main, "arredores": arredores, "centro": [{"card": sheet["centro"]}]})
}

/// The ids of a list of cards, in alphabetical order.
pub fn ids(cards: &Value) -> Vec<String> {
    let cards = cards.as_array().unwrap().iter();
    let mut ids: Vec<String> = cards.map(|card| text(&card["id"]).to_owned()).collect();
    ids.sort();
    ids
}

/// The code of a deck.
pub fn code(actor: &Actor, deck: &Value) -> String {
    let body = json!({"game": "fab", "deck": deck});
    text(&actor.post("/v1/decks/encode", &body).ok()["code"]).to_owned()
}

/// The path and query of an address.
pub fn path(address: &Value) -> &str {
    let address = text(address);
    address.get(address.find("/v1/").unwrap()..).unwrap()
}

/// `pointer code` of each mistake.
pub fn mistakes(answer: &Answer) -> Vec<String> {
    errors(&answer.problem(422, "invalid-body"))
}

/// `pointer code` of the errors of a problem.
pub fn errors(problem: &Value) -> Vec<String> {
    let errors = problem["errors"].as_array().unwrap().iter();
    errors
        .map(|error| format!("{} {}", text(&error["pointer"]), text(&error["code"])))
        .collect()
}

/// A text.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}
