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
        ("advise_mulligan", advice()),
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
    let mut log = vec![json!({ "turn": 0, "text": "You draw Field Armadillo." }); 5];
    let happened = [
        (0, "Turn 1."),
        (0, "Resources: 2."),
        (1, "You play Field Armadillo."),
        (1, "Field Armadillo enters play."),
    ];
    log.extend(happened.map(|(action, text)| json!({ "turn": 1, "action": action, "text": text })));
    json!({
        "game": "fab", "format": "fab-padrao", "first": "play", "opponent": "inert",
        "seed": "42", "number": 0, "engine": env!("CARGO_PKG_VERSION"),
        "state": {
            "turn": 1, "part": "acao", "resources": 2, "hand": vec![ally(); 4], "deck_size": 35,
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

fn advice() -> Value {
    let ox =
        json!({ "id": "fab-boi-de-presepio", "name": "Manger Ox", "cost": 4, "type": "aliado" });
    let choice = |kept: usize, value: f64| json!({ "keep": vec![ox.clone(); kept], "put_back": vec![ox.clone(); 5 - kept], "value": value });
    let best = choice(0, 0.990_749_525_616_698_3);
    let warning = |message: &str, pointer: &str| json!({ "code": "illegal_deck", "message": message, "pointer": pointer });
    json!({
        "game": "fab", "format": "fab-padrao", "first": "play", "engine": env!("CARGO_PKG_VERSION"),
        "policy": {
            "id": "best_spend",
            "text": "Plays the cards that together spend the most resources, and restores with what is left.",
        },
        "goal": { "id": "curve", "turns": 1, "unit": "probability" },
        "rule": {
            "id": "bottom_and_redraw", "rule": "FAB 1.4.4",
            "text": "Once, before the game: any cards of the hand go to the bottom of the deck, and as many are drawn.",
        },
        "method": "exact",
        "hand": vec![ox.clone(); 5],
        "best": best,
        "margin": { "by": 0.016_819_044_333_275_857, "keep": [ox] },
        "to_keep_all": { "by": 0.990_749_525_616_698_3, "keep": vec![ox.clone(); 5] },
        "verdict": "clear",
        "reason": "Replace everything. No turn up to 1 can pay for Manger Ox (4) ×5: there are at most 2 resources. Of the 35 cards not seen yet, 20 (57.1 %) cost 2 or less. Chance to spend all resources on cards in every turn up to 1: 99.1 % (exact); keeping only Manger Ox (4): 97.4 %; keeping everything: 0.0 %.",
        "choices": [best, choice(1, 0.973_930_481_283_422_4)],
        "warnings": [
            warning("“Masterless Jagunço”: 20 copies, at most 3 allowed. Remove 17.", "/deck/main/0"),
            warning("“Manger Ox”: 20 copies, at most 3 allowed. Remove 17.", "/deck/main/1"),
        ],
    })
}
