//! Clients that were generated from the document, at work: each prints what it was told as JSON.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

/// What `tests/clients/make` made.
fn folder() -> PathBuf {
    let folder = env::var_os("TEST_CLIENTS");
    folder.expect("run this by: tests/run clients").into()
}

/// What a client says of a server.
fn told(program: &Path, script: &str, server: &Server) -> Value {
    let output = Command::new(program)
        .arg(folder().join(script))
        .arg(format!("http://{}", server.address))
        .output()
        .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
#[ignore = "needs generated clients: tests/run clients"]
fn a_client_in_typescript_is_told_what_the_server_says() {
    let server = Server::shared();
    let told = told(Path::new("node"), "built/tour.js", server);
    assert_eq!(told, expected(&server.anonymous()));
}

#[test]
#[ignore = "needs generated clients: tests/run clients"]
fn a_client_in_python_is_told_what_the_server_says() {
    let server = Server::shared();
    let told = told(&folder().join("venv/bin/python"), "tour.py", server);
    assert_eq!(told, expected(&server.anonymous()));
}

/// The same without a client.
fn expected(actor: &Actor) -> Value {
    let actor = actor.with("accept-language", "en");
    let list = json!({ "text": "3 Tatu de Roça\n1 Mapinguari Famito" });
    let parsed = actor.post("/v1/decks/parse", &list).ok();
    let deck = json!({
        "main": [{"card": "fab-tatu-de-roca", "copies": 40}],
        "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
        "centro": [{"card": "fab-clareira-do-jatoba"}],
    });
    let picture = actor.get("/v1/cards/fab-tatu-de-roca/image.png?width=100");
    let problem = actor.get("/v1/formats/nope");
    let problem = problem.problem(404, "unknown-format");
    let numbers = [
        ("fab", "ofensiva"),
        ("dd", "atk"),
        ("mvc", "life"),
        ("apo", "level"),
    ];
    let lines = parsed["lines"].as_array().unwrap().iter();
    let kinds: Vec<&Value> = lines.map(|line| &line["kind"]).collect();
    assert_eq!(picture.body[..4], *b"\x89PNG");
    json!({
        "search": numbers.map(|(game, number)| search(&actor, game, number)),
        "names": names(&actor),
        "parsed": [kinds, judged(&actor, &parsed["deck"])],
        "judged": judged(&actor, &deck),
        "goldfish": [64, 2],
        "events": ["report", 64],
        "problem": [problem["status"], problem["code"], true],
        "picture": [picture.body.len(), &picture.body[..8]],
        "drawing": "<svg",
        "unheard": "unheard",
    })
}

fn search(actor: &Actor, game: &str, number: &str) -> Value {
    let page = actor.get(&format!("/v1/cards?q=o&game={game}&limit=5"));
    let page = page.ok();
    let cards = page["data"].as_array().unwrap().iter();
    let cards: Vec<Value> = cards
        .map(|card| json!([card["id"], card["type"], card[number]]))
        .collect();
    assert_eq!(cards.len(), 5, "{game}");
    json!({ "total": page["total"], "cards": cards })
}

fn names(actor: &Actor) -> Value {
    let page = actor.get("/v1/cards?q=tatu&fields=name").ok();
    let cards = page["data"].as_array().unwrap().iter();
    cards.map(|card| json!([card["name"], null])).collect()
}

fn judged(actor: &Actor, deck: &Value) -> Value {
    let body = json!({ "game": "fab", "decks": [deck], "formats": ["fab-padrao"] });
    let judged = actor.post("/v1/validate", &body).ok();
    let format = &judged["data"][0]["formats"][0];
    let violations = format["violations"].as_array().unwrap().iter();
    let codes: Vec<&Value> = violations.map(|violation| &violation["code"]).collect();
    assert!(!codes.is_empty());
    json!([[format["verdict"], codes]])
}
