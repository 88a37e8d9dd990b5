//! Finding cards: with scripts and without, the same.

use fabulario_tests::{Browser, Server};
use serde_json::json;

use super::{at, loads_only_from};

const QUERY: &str = "tipo:aliado custo<=4 (palavra:arranque ou texto:\"compre uma carta\")";

/// The figures of the page and of the API are the same.
fn finds(browser: &Browser, server: &Server) {
    let answer = server.anonymous().get(&format!(
        "/v1/cards?lang=pt-BR&explain=1&q={}",
        percent(QUERY)
    ));
    let answer = answer.ok();
    browser.goto(&at(server, "/cartas?lang=pt-BR"));
    browser.write("#q", &format!("{QUERY}\u{e007}"));
    assert_eq!(browser.text("h1"), format!("{} cartas", answer["total"]));
    assert_eq!(browser.text(".told p"), answer["explain"]["sentence"]);
    let parts = answer["explain"]["tree"]["parts"].as_array().unwrap();
    let hits: Vec<String> = parts.iter().map(|it| it["hits"].to_string()).collect();
    assert_eq!(hits, ["125", "158", "61"]);
    let shown = browser.texts(".terms .t b");
    let shown: Vec<&str> = shown
        .iter()
        .map(|it| it.split_whitespace().next().unwrap())
        .collect();
    assert_eq!(shown, hits);
    browser.click(".facets a[href*='cor%3Aazul']");
    assert_eq!(browser.text("h1"), "9 cartas");
    let written = browser.evaluate("document.querySelector('#q').value");
    assert_eq!(written, format!("{QUERY} cor:azul"));
    browser.back();
    assert_eq!(browser.text("h1"), "26 cartas");
}

fn percent(text: &str) -> String {
    use std::fmt::Write as _;
    text.bytes().fold(String::new(), |mut all, byte| {
        write!(all, "%{byte:02X}").unwrap();
        all
    })
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_1_a_player_finds_cards_and_narrows_them() {
    let server = Server::shared();
    let browser = Browser::open();
    finds(&browser, server);
    loads_only_from(&browser, server);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_1_without_scripts() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.scripts(false);
    finds(&browser, server);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_2_mistakes_are_told_and_mended_by_one_click() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, true);
    browser.goto(&at(
        server,
        "/cartas?lang=pt-BR&q=jangadero+tip:aliado+custo%3C%3D3",
    ));
    assert_eq!(browser.text("h1"), "2 cartas");
    assert!(
        browser
            .texts(".notes li")
            .iter()
            .any(|it| it.contains("jangadeiro"))
    );
    browser.click(".notes a[href*='tipo%3Aaliado']");
    assert_eq!(
        browser.evaluate("document.querySelector('#q').value"),
        json!("jangadero tipo:aliado custo<=3")
    );
    browser.goto(&at(
        server,
        "/cartas?lang=pt-BR&q=tipo:aliado+ofensiva%3E%3D6+custo%3C%3D2",
    ));
    assert_eq!(browser.text("h1"), "0 carta");
    let notes = browser.texts(".notes li");
    assert!(
        notes
            .iter()
            .any(|it| it.contains("ofensiva>=6") && it.contains("33")),
        "{notes:?}"
    );
    browser.click(".notes li:first-child a");
    assert_eq!(browser.text("h1"), "33 cartas");
}
