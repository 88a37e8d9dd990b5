//! A walk over every operation of the OpenAPI document.

use std::fmt::Write as _;

use fabulario_tests::{Actor, Answer, run};
use serde_json::{Value, json};

/// A deck of the README.
const LEGAL: &str = "FAB13BDFIU3QTK212A1214162H90SO12SVAQE1SX0TUNR";

pub fn document() -> Value {
    let output = run(&["openapi"]);
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Path, method and description of every operation.
pub fn operations(document: &Value) -> Vec<(&String, &String, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, item)| {
            item.as_object()
                .unwrap()
                .iter()
                .map(move |(method, op)| (path, method, op))
        })
        .collect()
}

/// Path and method of every operation, and what it answers when it is asked for something that there is.
pub fn walk(actor: &Actor) -> Vec<(String, String, Answer)> {
    walk_with(actor, "")
}

/// The same with a parameter more.
pub fn walk_with(actor: &Actor, parameter: &str) -> Vec<(String, String, Answer)> {
    let document = document();
    let hand = hand(actor);
    let ask = |(path, method, operation): (&String, &String, &Value)| {
        let mut address = address(path, method, &hand);
        if !parameter.is_empty() {
            address.push(if address.contains('?') { '&' } else { '?' });
            address.push_str(parameter);
        }
        let answer = match method.as_str() {
            "get" => actor.get(&address),
            _ => actor.post(&address, &body(path, operation)),
        };
        assert!(answer.status < 400, "{method} {address}: {}", answer.text());
        (path.clone(), method.clone(), answer)
    };
    operations(&document).into_iter().map(ask).collect()
}

/// A path with its places filled in.
fn address(path: &str, method: &str, hand: &str) -> String {
    let code = if path.starts_with("/v1/sets") {
        "BDF"
    } else {
        LEGAL
    };
    let id = match path {
        "/v1/rules/{id}" => "FAB-3.1.11",
        "/v1/decks/ready/{id}" => "fab-deck-folia",
        _ if path.starts_with("/v1/cards") => "fab-coreto-da-praca",
        _ => "fab-padrao",
    };
    let mut address = path
        .replace("{game}", "fab")
        .replace("{id}", id)
        .replace("{code}", code)
        .replace("{file}", "cards-pt-BR.jsonl.gz");
    // The only card of its name.
    if path.ends_with("/random") {
        address.push_str("?q=nome:%22coreto+da+praca%22");
    }
    if path.ends_with("/named") {
        address.push_str("?exact=fab-coreto-da-praca");
    }
    if path.starts_with("/v1/goldfish") && method == "get" {
        let _ = write!(address, "?code={LEGAL}&seed=42");
    }
    if path.ends_with("/mulligan.svg") {
        let goal = "%7B%22id%22:%22curve%22,%22turns%22:2%7D";
        let _ = write!(address, "&goal={goal}&hand={hand}");
    }
    address
}

/// The example of the document, or what stands in for it.
fn body(path: &str, operation: &Value) -> Value {
    let shown = &operation["requestBody"]["content"]["application/json"]["example"];
    let deck = json!({ "main": [{ "card": "dd-caldeira-andarilha", "copies": 2 }] });
    match path {
        "/v1/cards/batch" => json!({ "ids": ["fab-coreto-da-praca"] }),
        "/v1/formats/batch" => json!({ "ids": ["fab-padrao"] }),
        "/v1/decks/decode" => json!({ "code": LEGAL }),
        "/v1/decks/parse" => json!({ "text": "2 Coreto da Praça" }),
        "/v1/decks/encode" | "/v1/stats" => json!({ "game": "dd", "deck": deck }),
        "/v1/decks/export" => json!({ "game": "dd", "deck": deck, "format": "text" }),
        _ => shown.clone(),
    }
}

/// The ids of an opening hand, as an address has them.
fn hand(actor: &Actor) -> String {
    let drawn = actor.get(&format!("/v1/goldfish/hand?code={LEGAL}&seed=42"));
    let drawn = drawn.ok();
    let ids: Vec<&str> = drawn["hand"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["id"].as_str().unwrap())
        .collect();
    ids.join(",")
}
