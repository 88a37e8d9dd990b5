//! What is measured.

use serde_json::{Value, json};

use crate::connection::request_bytes;

/// What is measured, and the most that it may cost.
pub struct Measured {
    /// What the table calls it.
    pub name: &'static str,
    path: &'static str,
    /// What is posted; without it something is fetched.
    body: Option<String>,
    /// Times the yardstick.
    pub most: Option<f64>,
}

/// A typical query: words, a filter, a page of forty cards.
const SEARCHED: &str = "/v1/cards?q=tipo:aliado+custo%3C%3D3+-cor:azul+carta&limit=40";

/// Every row of the table.
pub fn measured() -> Vec<Measured> {
    let get = |path, most| Measured {
        name: path,
        path,
        body: None,
        most,
    };
    let validate = |name, different, copies, most| Measured {
        name,
        path: "/v1/validate",
        body: Some(deck(different, copies)),
        most,
    };
    vec![
        get("/v1/cards/fab-mestra-do-reisado", Some(1.3)),
        get("/v1/cards/fab-mestra-do-reisado?fields=id,name", Some(1.5)),
        get(SEARCHED, Some(2.5)),
        get("/v1/cards?q=saci", None),
        // Some fields of a hundred cards cost less than the cards do: the two rows beside each other show it.
        get("/v1/cards?limit=100", None),
        get("/v1/cards?limit=100&fields=id,name", None),
        get("/v1/cards/autocomplete?q=jan", None),
        get("/v1/games", Some(1.7)),
        get("/v1/formats/fab-padrao?lang=en", None),
        get("/v1/games/fab/rules?q=mulligan", None),
        get("/v1/formats/nope", None),
        validate("/v1/validate, 14 cards, legal", 14, 3, Some(3.0)),
        // The definitions of forty cards are most of what there is to read: this one costs more than three.
        validate("/v1/validate, 40 cards, legal", 40, 1, None),
        validate("/v1/validate, 14 cards, illegal", 14, 4, None),
        of_deck("/v1/stats", ready_deck().to_string()),
        of_deck("/v1/odds", odds(&["tipo:aliado custo<=2", "tipo:manobra"])),
        Measured {
            name: "/v1/odds, four overlapping queries",
            ..of_deck(
                "/v1/odds",
                odds(&["tipo:aliado", "custo<=2", "tipo:manobra", "carta"]),
            )
        },
        of_deck("/v1/decks/parse", list()),
        of_deck("/v1/decks/export", export()),
        of_deck("/v1/decks/encode", ready_deck().to_string()),
        of_deck(
            "/v1/decks/decode",
            r#"{"code":"FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2"}"#.to_owned(),
        ),
    ]
}

/// A question about a ready deck.
fn of_deck(path: &'static str, body: String) -> Measured {
    Measured {
        name: path,
        path,
        body: Some(body),
        most: Some(4.0),
    }
}

/// Forty cards and five bases of Fábula, with their definitions.
fn deck(different: u32, copies: u32) -> String {
    let base = r#"{"id":"fab-clareira","name":"Clareira","type":"base","colours":["verde"],"rarity":"comum"},{"id":"fab-mirante","name":"Mirante","type":"base","colours":["amarelo"],"rarity":"comum"}"#;
    let numbers = 1..=different;
    let card = |n: u32| {
        format!(
            r#",{{"id":"fab-carta-{n}","name":"Carta {n}","type":"aliado","colours":["verde"],"rarity":"comum"}}"#
        )
    };
    let cards: String = numbers.clone().map(card).collect();
    let line = |n: u32| {
        let copies = if n == 14 && different == 14 {
            1
        } else {
            copies
        };
        format!(r#"{{"card":"fab-carta-{n}","copies":{copies}}}"#)
    };
    let lines: Vec<String> = numbers.map(line).collect();
    format!(
        r#"{{"game":"fab","formats":["fab-padrao"],"cards":[{base}{cards}],"decks":[{{"main":[{}],"arredores":[{{"card":"fab-clareira","copies":3}},{{"card":"fab-mirante"}}],"centro":[{{"card":"fab-mirante"}}]}}]}}"#,
        lines.join(",")
    )
}

/// A ready deck of Fábula as a request brings it.
fn ready_deck() -> Value {
    let file = include_str!("../../../cards/data/fabula/decks/fab-deck-assobio.json");
    let deck: Value = serde_json::from_str(file).unwrap_or_default();
    let cards = deck["cards"].as_object().into_iter().flatten();
    let line = |card: &str, copies: &Value| json!({ "card": card, "copies": copies });
    let main: Vec<_> = cards.map(|(id, copies)| line(id, copies)).collect();
    let around = deck["arredores"].as_array().into_iter().flatten();
    let around: Vec<_> = around
        .filter_map(|id| Some(line(id.as_str()?, &1.into())))
        .collect();
    json!({
        "game": "fab",
        "deck": { "main": main, "arredores": around, "centro": [{ "card": deck["centro"] }] },
    })
}

/// One card of each group, in the opening hand and later, with fractions.
fn odds(queries: &[&str]) -> String {
    let mut body = ready_deck();
    let groups = queries
        .iter()
        .map(|query| json!({"id": query, "query": query}));
    body["groups"] = groups.collect();
    let one = |group: &&str| json!({"group": group, "at_least": 1});
    let all: Vec<Value> = queries.iter().map(one).collect();
    body["questions"] = json!([{"condition": {"all": all}, "seen": [5, 8]}]);
    body["fractions"] = true.into();
    body.to_string()
}

/// The deck as somebody writes it.
fn list() -> String {
    let deck = ready_deck();
    let mut text = String::new();
    for (heading, list) in [
        ("Centro", "centro"),
        ("Arredores", "arredores"),
        ("Baralho", "main"),
    ] {
        text = format!("{text}{heading}:\n");
        for entry in deck["deck"][list].as_array().into_iter().flatten() {
            let id = entry["card"].as_str().unwrap_or("");
            let name = id.trim_start_matches("fab-").replace('-', " ");
            text = format!("{text}{}x {name}\n", entry["copies"].as_u64().unwrap_or(1));
        }
    }
    json!({"game": "fab", "text": text}).to_string()
}

fn export() -> String {
    let mut body = ready_deck();
    body["format"] = "csv".into();
    body.to_string()
}

impl Measured {
    /// The request as it is sent.
    pub fn bytes(&self) -> Vec<u8> {
        request_bytes(self.path, self.body.as_deref())
    }
}
