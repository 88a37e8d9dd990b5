//! Exact odds, asked as they are written.

use fabulario_tests::{Browser, Server};
use serde_json::json;

use super::{at, until};

const ODDS: &str =
    "/chances?codigo=fab-deck-cangaco&lang=pt-BR&nome1=Baratas&busca1=custo%3C%3D2&ao_menos1=2";

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_group_more_is_asked_as_it_is_written() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    browser.goto(&at(server, ODDS));
    let shown = "[...document.querySelectorAll('.groups fieldset')].filter(it => it.checkVisibility()).length";
    assert_eq!(browser.evaluate(shown), json!(1));
    browser.press("n");
    assert_eq!(browser.evaluate(shown), json!(2));
    assert_eq!(
        browser.evaluate("document.activeElement.id"),
        json!("busca2")
    );
    browser.press("tipo:manobra");
    until(
        &browser,
        "document.querySelector('[data-fresh=conta2]').textContent.trim() !== ''",
    );
    // The keys stay where they were, and the address asks the same of anybody.
    assert_eq!(
        browser.evaluate("document.activeElement.id"),
        json!("busca2")
    );
    let code = server
        .anonymous()
        .get("/v1/decks/ready/fab-deck-cangaco")
        .ok();
    let group = |id: &str, query: &str| json!({"id": id, "query": query});
    let body = json!({
        "game": "fab", "code": code["code"], "groups": [group("a", "custo<=2"), group("b", "tipo:manobra")],
        "questions": [
            {"condition": {"group": "a", "at_least": 2}},
            {"condition": {"group": "b", "at_least": 1}},
            {"condition": {"all": [{"group": "a", "at_least": 2}, {"group": "b", "at_least": 1}]}},
        ],
    });
    let answer = server.anonymous().post("/v1/odds", &body).ok();
    let count = format!("{} cartas no baralho", answer["groups"][1]["cards"]);
    assert_eq!(browser.text("[data-fresh=conta2]"), count);
    let first: Vec<String> = (0..3)
        .map(|at| {
            let share = &answer["questions"][at]["by_seen"][0]["probability"];
            format!("{:.1}%", share.as_f64().unwrap() * 100.0).replace('.', ",")
        })
        .collect();
    assert_eq!(browser.texts(".odds tbody tr:first-child td b"), first);
    let address = browser.evaluate("location.href");
    let plain = Browser::open();
    plain.look(1280, false);
    plain.scripts(false);
    plain.goto(address.as_str().unwrap());
    assert_eq!(plain.text(".odds"), browser.text(".odds"));
    assert!(browser.console().is_empty());
}
