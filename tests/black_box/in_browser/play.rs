//! The play table and the viewer of games: by keyboard, by touch, without scripts; as the API plays.

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::{at, until};

const TABLE: &str = "/laboratorio/partida?codigo=fab-deck-cangaco&semente=7&numero=13&lang=pt-BR";

/// The actions of the address that a browser shows, as the API has them.
fn actions(browser: &Browser) -> Vec<String> {
    let written = browser.evaluate("new URLSearchParams(location.search).get('acoes') ?? ''");
    let written = written.as_str().unwrap().split_whitespace();
    written.map(|it| it.replace('.', ":")).collect()
}

/// What the API says of the same game.
fn played(server: &Server, actions: &[String]) -> Value {
    let actor = server.anonymous();
    let deck = actor.get("/v1/decks/ready/fab-deck-cangaco").ok();
    let body = json!({
        "game": "fab", "code": deck["code"], "seed": "7", "number": 13, "actions": actions, "illegal": "simulate",
    });
    actor.post("/v1/goldfish/play?lang=pt-BR", &body).ok()
}

/// The table shows the position of the API: turn, resources, bases, hand, and everything that may be done.
fn shows(browser: &Browser, answer: &Value) {
    let state = &answer["state"];
    if state["turn"] != 0 {
        assert_eq!(browser.text("#agora"), format!("Turno {}", state["turn"]));
    }
    let resources = browser.text("#recursos b");
    assert!(
        resources.starts_with(&format!("{} ", state["resources"])),
        "{resources}"
    );
    let base = |place: u64| {
        let all = state["permanents"].as_array().unwrap();
        let found = all.iter().find(|it| it["place"] == place);
        found.map_or("0".to_owned(), |it| it["resistance"].to_string())
    };
    let expected: Vec<String> = (5..10).chain(0..5).map(base).collect();
    assert_eq!(browser.texts(".bases .left"), expected);
    let hand = browser.evaluate("document.querySelectorAll('#mao li').length");
    assert_eq!(hand, json!(state["hand"].as_array().unwrap().len()));
    let legal = answer["legal"].as_array().unwrap().iter();
    let legal: Vec<&str> = legal.map(|it| it["text"].as_str().unwrap()).collect();
    let mut offered = browser.texts("#acoes span");
    offered.extend(browser.texts("#passar"));
    let missing: Vec<&&str> = legal
        .iter()
        .filter(|it| !offered.iter().any(|one| one == **it) && **it != "Desistir")
        .collect();
    assert!(missing.len() <= 1, "{missing:?}: {offered:?}");
}

fn step(browser: &Browser) -> usize {
    let step = browser.text("#passo");
    let at = step.split_whitespace().nth(1).unwrap();
    at.parse().unwrap()
}

/// Waits until the table stands at a step.
fn reaches(browser: &Browser, step: usize) {
    let there = format!("document.querySelector('#passo').textContent.startsWith('passo {step} ')");
    until(browser, &there);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn three_turns_are_played_by_keys_and_undone() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    browser.goto(&at(server, TABLE));
    browser.evaluate("window.once = true");
    let begun = browser.text(".board");
    browser.press(" ");
    reaches(&browser, 1);
    let mut done = 1;
    while browser.text("#agora") != "Turno 4" {
        let first = browser.texts("#acoes span").into_iter().next();
        let plays = first.is_some_and(|it| it.starts_with("Jogar") || it.starts_with("Atacar"));
        browser.press(if plays { "1" } else { " " });
        done += 1;
        reaches(&browser, done);
        assert_eq!(
            browser.evaluate("document.activeElement.id"),
            json!("agora")
        );
        shows(&browser, &played(server, &actions(&browser)));
    }
    assert!(done > 8, "{done}");
    let table = browser.text("main");
    // The address is the position, for anybody.
    let address = browser.evaluate("location.href");
    let fresh = Browser::open();
    fresh.look(1280, false);
    fresh.goto(address.as_str().unwrap());
    assert_eq!(fresh.text(".board"), browser.text(".board"));
    assert_eq!(fresh.text(".log"), browser.text(".log"));
    for left in (0..done).rev() {
        browser.press("u");
        reaches(&browser, left);
    }
    assert_eq!(browser.text(".board"), begun);
    // What was undone still lies ahead.
    browser.press("\u{e010}");
    reaches(&browser, done);
    assert_eq!(
        browser.text("main").replace('\n', " ").len(),
        table.replace('\n', " ").len()
    );
    browser.press("r");
    reaches(&browser, 0);
    assert_eq!(actions(&browser), [""; 0]);
    assert_eq!(browser.evaluate("window.once"), json!(true));
    assert!(browser.console().is_empty());
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn the_table_is_played_without_scripts() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.scripts(false);
    browser.goto(&at(server, TABLE));
    browser.click("#passar");
    assert_eq!(step(&browser), 1);
    browser.click("#acoes button");
    assert_eq!(step(&browser), 2);
    shows(&browser, &played(server, &actions(&browser)));
    browser.click("#passar");
    assert_eq!(step(&browser), 3);
    browser.click(".log button.to[value='2']");
    assert_eq!(step(&browser), 2);
    browser.click("#desfazer");
    assert_eq!(step(&browser), 1);
    browser.click("#adiante");
    assert_eq!(step(&browser), 2);
    browser.click("#recomecar");
    assert_eq!(step(&browser), 0);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn the_table_is_played_by_touch_on_a_phone() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, false);
    browser.goto(&at(server, TABLE));
    browser.click("#passar");
    reaches(&browser, 1);
    // A card that can be played is played by a touch on it.
    browser.click("#mao .can button");
    reaches(&browser, 2);
    assert!(actions(&browser)[1].starts_with("play:"));
    shows(&browser, &played(server, &actions(&browser)));
    let small = "[...document.querySelectorAll('.acts-list .btn, .now .btn, .steps .btn, .log .to')].filter(it => it.checkVisibility() && it.getBoundingClientRect().height < 40).length";
    assert_eq!(browser.evaluate(small), json!(0));
    let wide = "document.documentElement.scrollWidth > innerWidth + 1";
    assert_eq!(browser.evaluate(wide), json!(false));
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_game_is_watched_step_by_step_and_played_on_from_there() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    let watch = format!("{TABLE}&assistir=1&turnos=4");
    browser.goto(&at(server, &watch));
    reaches(&browser, 0);
    let actor = server.anonymous();
    let deck = actor.get("/v1/decks/ready/fab-deck-cangaco").ok();
    let code = deck["code"].as_str().unwrap();
    let told = actor.get(&format!(
        "/v1/goldfish/game?code={code}&seed=7&number=13&turns=4"
    ));
    let told = told.ok();
    let of: Vec<String> = told["actions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it.as_str().unwrap().to_owned())
        .collect();
    for done in 1..=6 {
        browser.press(if done % 2 == 0 { " " } else { "\u{e014}" });
        reaches(&browser, done);
    }
    let board = browser.text(".board");
    browser.press("\u{e010}");
    reaches(&browser, of.len());
    browser.press("\u{e011}");
    reaches(&browser, 0);
    browser.goto(&at(server, &format!("{watch}&ate=6")));
    assert_eq!(browser.text(".board"), board);
    browser.press("j");
    until(&browser, "document.querySelector('#passar')");
    assert_eq!(actions(&browser), of[..6]);
    shows(&browser, &played(server, &of[..6]));
}
