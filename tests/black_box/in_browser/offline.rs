//! Without a server: pages that were read open again, and say of when they are.

use fabulario_tests::{Browser, Server};
use serde_json::json;

use super::at;

/// The worker has taken over, and has kept its files.
const READY: &str = "navigator.serviceWorker.controller !== null";

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn what_was_read_opens_without_a_server() {
    let mut server = Server::start();
    let browser = Browser::open();
    browser.goto(&at(&server, "/?lang=pt-BR"));
    browser.until(READY);
    for path in [
        "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR",
        "/regras/fab?lang=pt-BR",
    ] {
        browser.goto(&at(&server, path));
        let kept = format!(
            "caches.open('pages').then(it => it.match({path:?})).then(it => it !== undefined)"
        );
        browser.until_told(&kept);
    }
    let address = server.address.clone();
    server.signal("TERM");
    server.wait();
    let there = |path: &str| format!("http://{address}{path}");
    browser.goto(&there("/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR"));
    assert_eq!(browser.text("h1"), "Cuca dos Sete Sonos");
    browser.until("document.querySelector('.offline')?.innerText.startsWith('Sem rede. Esta página é como estava em')");
    // The rulebook is there whole, letters and style with it.
    browser.goto(&there("/regras/fab?lang=pt-BR"));
    assert!(
        browser.evaluate("document.querySelectorAll('.rules > li').length > 200") == json!(true)
    );
    assert!(
        browser.evaluate(
            "getComputedStyle(document.querySelector('h1')).fontFamily.includes('Grenze')"
        ) == json!(true)
    );
    // What was never read says so, and leads on.
    browser.goto(&there("/edicoes/SFR?lang=pt-BR"));
    assert_eq!(browser.text("h1"), "Sem rede");
    let _ = browser.console();
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn what_is_asked_of_the_api_is_never_kept() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, "/?lang=pt-BR"));
    browser.until(READY);
    browser.evaluate("Promise.all(['/v1/games/fab/rules?q=bloquear', '/v1/cards?q=cuca', '/docs/', '/readyz'].map(it => fetch(it).then(it => it.text())))");
    let kept = browser.evaluate(
        "Promise.all(['pages', 'catalogue'].map(name => caches.open(name).then(it => it.keys()))).then(all => all.flat().map(it => new URL(it.url).pathname))",
    );
    let kept = kept.to_string();
    for private in ["/v1/cards\"", "/docs/", "/readyz"] {
        assert!(!kept.contains(private), "{kept}");
    }
}
