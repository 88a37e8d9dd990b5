//! Examples of answers of the goldfish lab: a deck of forty copies of one card has one hand only.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// The example of each operation.
pub(super) fn examples(url: &str) -> BTreeMap<&'static str, Value> {
    BTreeMap::from([
        ("draw_hand", hand(url)),
        ("get_hand", hand(url)),
        ("play_goldfish", game()),
        ("run_goldfish", kept(include_str!("goldfish/run.json"), url)),
        (
            "compare_decks",
            kept(include_str!("goldfish/compare.json"), url),
        ),
        (
            "get_goldfish_game",
            kept(include_str!("goldfish/game.json"), url),
        ),
        (
            "advise_mulligan",
            kept(include_str!("goldfish/mulligan.json"), url),
        ),
    ])
}

/// An answer that was given once, word for word; a test asks for it again.
fn kept(answer: &str, url: &str) -> Value {
    let answer = answer.replace("http://127.0.0.1:8080", url);
    serde_json::from_str(&answer).unwrap_or_default()
}

fn ally() -> Value {
    json!({ "id": "fab-tatu-de-roca", "name": "Field Armadillo", "cost": 0, "type": "aliado" })
}

fn base() -> Value {
    json!({ "id": "fab-clareira-do-jatoba", "name": "Jatobá Clearing", "cost": 0, "type": "base" })
}

fn warnings() -> Value {
    let warning = |message: &str, pointer: &str| json!({ "code": "illegal_deck", "message": message, "pointer": pointer });
    json!([
        warning(
            "“Field Armadillo”: 40 copies, at most 3 allowed. Remove 37.",
            "/deck/main/0"
        ),
        warning(
            "“Jatobá Clearing”: 5 copies, at most 3 allowed. Remove 2.",
            "/deck/arredores/0"
        ),
    ])
}

fn hand(url: &str) -> Value {
    let link = |number: u32| {
        format!(
            "{url}/v1/goldfish/hand?code=FAB13BDF1QR3QA1SU101STO5O6O&format=fab-padrao&first=play&illegal=simulate&seed=42&number={number}"
        )
    };
    json!({
        "game": "fab", "format": "fab-padrao", "first": "play",
        "seed": "42", "number": 0, "engine": env!("CARGO_PKG_VERSION"),
        "opening": vec![ally(); 5],
        "mulligan": "never",
        "put_back": [],
        "hand": vec![ally(); 5],
        "next": [],
        "link": link(0),
        "new_hand": link(1),
        "warnings": warnings(),
    })
}

fn permanent(place: u8) -> Value {
    let side = if place < 5 { "you" } else { "opponent" };
    let centro = place % 5 == 4;
    json!({
        "place": place, "card": base(), "position": if centro { "centro" } else { "arredor" },
        "owner": side, "controller": side, "is": [], "ofensiva": 0, "vida": 0, "influencia": 0, "damage": 0,
        "resistance": if centro { 15 } else { 5 },
    })
}

fn game() -> Value {
    let mut permanents: Vec<Value> = (0..10).map(permanent).collect();
    permanents.push(json!({
        "place": 20, "card": ally(), "owner": "you", "controller": "you", "is": ["preparing"],
        "ofensiva": 1, "vida": 2, "influencia": 0, "damage": 0, "resistance": 0,
    }));
    let mut log =
        vec![json!({ "turn": 0, "text": "You draw Field Armadillo.", "rule": "FAB 1.19.1" }); 5];
    let happened = [
        (0, "Turn 1.", "FAB 1.17.2"),
        (0, "Resources: 2.", "FAB 1.7.1"),
        (1, "You play Field Armadillo.", "FAB 1.13.1"),
        (1, "Field Armadillo enters play.", "FAB 4.3.1"),
    ];
    log.extend(happened.map(
        |(action, text, rule)| json!({ "turn": 1, "action": action, "text": text, "rule": rule }),
    ));
    json!({
        "game": "fab", "format": "fab-padrao", "first": "play", "opponent": "inert",
        "seed": "42", "number": 0, "engine": env!("CARGO_PKG_VERSION"),
        "state": {
            "turn": 1, "part": "acao", "resources": 2, "resources_cap": 10, "hand": vec![ally(); 4], "deck_size": 35,
            "descarte": [], "degredo": [], "exposed": false, "opponent_exposed": false,
            "permanents": permanents, "stack": [],
        },
        "asked": { "id": "priority", "text": "Act or pass?" },
        "legal": [
            { "id": "pass", "text": "Pass" },
            { "id": "play:fab-tatu-de-roca", "text": "Play Field Armadillo (0)", "card": "fab-tatu-de-roca" },
            { "id": "concede", "text": "Concede" },
        ],
        "log": log,
        "warnings": warnings(),
    })
}
