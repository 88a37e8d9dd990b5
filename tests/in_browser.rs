//! The page and the documentation in a real browser.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::env;
use std::time::Duration;

use fabulario_tests::Server;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;

/// A browser window, at the driver that `tests/run` started.
async fn browser() -> Client {
    let driver =
        env::var("TEST_WEBDRIVER_URL").expect("TEST_WEBDRIVER_URL: run these tests with tests/run");
    let args = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--window-size=1200,900",
    ];
    let capabilities = json!({
        "goog:chromeOptions": { "args": args },
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities.as_object().unwrap().clone());
    builder.connect(&driver).await.expect("a browser starts")
}

async fn text(client: &Client, selector: &str) -> String {
    let wait = client.wait().at_most(Duration::from_secs(20));
    wait.for_element(Locator::Css(selector))
        .await
        .unwrap()
        .text()
        .await
        .unwrap()
}

/// Everything the page loaded came from the server itself.
async fn loads_only_from(client: &Client, server: &Server) {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    let loaded = client.execute(script, Vec::new()).await.unwrap();
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

#[tokio::test]
async fn a_player_finds_a_rule_and_changes_the_language() {
    let server = Server::start();
    let client = browser().await;
    client
        .goto(&format!("http://{}/?lang=pt-BR", server.address))
        .await
        .unwrap();
    assert_eq!(
        text(&client, "h1").await,
        "Jogos de cartas brasileiros, com as regras na mão"
    );
    let field = client.find(Locator::Css("#q")).await.unwrap();
    field.send_keys("mulligan").await.unwrap();
    client
        .find(Locator::Css("button"))
        .await
        .unwrap()
        .click()
        .await
        .unwrap();
    assert!(text(&client, "#results").await.contains("FAB 1.4.4"));
    // The style sheet arrived and is in force.
    let width = client
        .execute(
            "return getComputedStyle(document.body).maxWidth",
            Vec::new(),
        )
        .await
        .unwrap();
    assert_eq!(width, "1024px");
    client
        .find(Locator::LinkText("English"))
        .await
        .unwrap()
        .click()
        .await
        .unwrap();
    assert_eq!(
        text(&client, "h1").await,
        "Brazilian card games, rules in hand"
    );
    // The search is still there.
    assert!(text(&client, "#results").await.contains("FAB 1.4.4"));
    loads_only_from(&client, &server).await;
    // A page that is not there looks like the others.
    let nowhere = format!("http://{}/nada", server.address);
    client.goto(&nowhere).await.unwrap();
    assert!(text(&client, ".lead").await.contains("/nada"));
    let style = "return getComputedStyle(document.body).maxWidth";
    assert_eq!(client.execute(style, Vec::new()).await.unwrap(), "1024px");
    if let Ok(path) = env::var("TEST_SCREENSHOT") {
        std::fs::write(path, client.screenshot().await.unwrap()).unwrap();
    }
    client.close().await.unwrap();
}

#[tokio::test]
async fn a_developer_reads_the_documentation() {
    let server = Server::start();
    let client = browser().await;
    client
        .goto(&format!("http://{}/docs", server.address))
        .await
        .unwrap();
    assert!(text(&client, ".info .title").await.contains("Fabulário"));
    assert!(
        text(&client, "#operations-games-list_games")
            .await
            .contains("/v1/games")
    );
    loads_only_from(&client, &server).await;
    client.close().await.unwrap();
}
