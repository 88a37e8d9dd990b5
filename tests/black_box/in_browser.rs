//! The page and the documentation in a real browser.

use fabulario_tests::{Browser, Server};

/// Everything the page loaded came from the server itself.
fn loads_only_from(browser: &Browser, server: &Server) {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    let loaded = browser.run(script);
    let here = format!("http://{}/", server.address);
    let loaded = loaded
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap().to_owned());
    let outside: Vec<String> = loaded
        .filter(|name| !name.starts_with(&here) && !name.starts_with("data:"))
        .collect();
    assert_eq!(outside, [""; 0]);
}

/// The style sheet arrived and is in force.
fn is_styled(browser: &Browser) {
    let width = browser.run("return getComputedStyle(document.body).maxWidth");
    assert_eq!(width, "1024px");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_player_finds_a_rule_and_changes_the_language() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&format!("http://{}/?lang=pt-BR", server.address));
    assert_eq!(
        browser.text("h1"),
        "Jogos de cartas brasileiros, com as regras na mão"
    );
    browser.write("#q", "mulligan");
    browser.click("button");
    assert!(browser.text("#results").contains("FAB 1.4.4"));
    is_styled(&browser);
    browser.follow("English");
    assert_eq!(browser.text("h1"), "Brazilian card games, rules in hand");
    // The search is still there.
    assert!(browser.text("#results").contains("FAB 1.4.4"));
    loads_only_from(&browser, server);
    // A page that is not there looks like the others.
    browser.goto(&format!("http://{}/nada", server.address));
    assert!(browser.text(".lead").contains("/nada"));
    is_styled(&browser);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_developer_reads_the_documentation() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&format!("http://{}/docs", server.address));
    assert!(browser.text(".info .title").contains("Fabulario"));
    assert!(
        browser
            .text("#operations-games-list_games")
            .contains("/v1/games")
    );
    loads_only_from(&browser, server);
    // The words of pages are a module, too, which a page may import.
    browser.goto(&format!("http://{}/", server.address));
    let script =
        "return import('/assets/words.pt-BR.js').then(it => [0, 1, 2].map(it.home.results))";
    let said = browser.run(script);
    assert_eq!(
        said,
        serde_json::json!(["0 resultado", "1 resultado", "2 resultados"])
    );
}
