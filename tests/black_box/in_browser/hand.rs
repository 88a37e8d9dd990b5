//! The hand trainer: by keyboard, without scripts, on a phone; its figures are those of the API.

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::{at, until};

const HAND: &str = "/laboratorio/mao?codigo=fab-deck-cangaco&semente=7&numero=13&lang=pt-BR";
/// The places that stay in the answer of these tests: not the best choice.
const KEPT: [usize; 2] = [1, 4];

/// What the API says of the hand and of the choice.
fn advised(server: &Server) -> Value {
    let actor = server.anonymous();
    let deck = actor.get("/v1/decks/ready/fab-deck-cangaco").ok();
    let code = deck["code"].as_str().unwrap();
    let hand = actor.get(&format!("/v1/goldfish/hand?code={code}&seed=7&number=13"));
    let hand = hand.ok();
    let cards = hand["opening"].as_array().unwrap().iter();
    let mut cards: Vec<(i64, &str)> = cards
        .map(|card| (card["cost"].as_i64().unwrap(), card["id"].as_str().unwrap()))
        .collect();
    cards.sort_unstable();
    let all: Vec<&str> = cards.iter().map(|(_, id)| *id).collect();
    let keep: Vec<&str> = KEPT.iter().map(|place| all[place - 1]).collect();
    let body = json!({
        "game": "fab", "code": code, "hand": all, "keep": keep, "goal": {"id": "curve", "turns": 2}, "illegal": "simulate",
    });
    actor.post("/v1/goldfish/mulligan?lang=pt-BR", &body).ok()
}

fn percent(share: &Value) -> String {
    format!("{:.1}%", share.as_f64().unwrap() * 100.0).replace('.', ",")
}

/// The page says what the API says: values, loss, reasons, and every choice as a dot and as a row.
fn answers(browser: &Browser, answer: &Value) {
    assert_eq!(
        browser.text("#sua"),
        percent(&answer["named"]["choice"]["value"])
    );
    assert_eq!(browser.text("#melhor"), percent(&answer["best"]["value"]));
    let by = answer["named"]["behind"]["by"].as_f64().unwrap() * 100.0;
    let lost = format!("−{by:.1}").replace('.', ",");
    assert_eq!(browser.text("#perda"), lost);
    let choices = answer["choices"].as_array().unwrap().len();
    let drawn = browser.evaluate("document.querySelectorAll('.answer .dots circle').length");
    assert_eq!((choices, drawn), (32, json!(32)));
    assert_eq!(browser.texts(".choices tbody tr").len(), choices);
    for (place, why) in [
        ("#porque-sua", &answer["named"]["reason"]),
        ("#porque-melhor", &answer["reason"]),
    ] {
        assert!(
            browser.text(place).contains(why.as_str().unwrap()),
            "{place}"
        );
    }
}

/// The keys have somewhere to go.
fn has_focus(browser: &Browser) {
    let lost = browser.evaluate("document.activeElement === document.body");
    assert_eq!(lost, json!(false), "the focus is lost");
}

/// Answers the hand of these tests by keys alone, and waits for what the page says.
fn answer_by_keys(browser: &Browser) {
    browser.press("0");
    browser.press("14");
    browser.press("\u{e007}");
    until(browser, "document.querySelector('#resposta')");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_6_hands_are_trained_by_keys_alone() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    browser.goto(&at(server, HAND));
    // The document was loaded once: later hands come without leaving it.
    browser.evaluate("window.once = true");
    let expected = advised(server);
    answer_by_keys(&browser);
    answers(&browser, &expected);
    has_focus(&browser);
    let said = browser.evaluate("document.querySelector('#ao-vivo [role=status]').textContent");
    let said = said.as_str().unwrap();
    for figure in ["#sua", "#melhor", "#perda"] {
        assert!(said.contains(&browser.text(figure)), "{said}");
    }
    assert_eq!(browser.texts("#placar b")[..2], ["1", "0"]);
    browser.press(" ");
    until(&browser, "!document.querySelector('#resposta')");
    let address = browser.evaluate("location.search");
    let address = address.as_str().unwrap();
    assert!(
        address.contains("numero=14") && !address.contains("maos="),
        "{address}"
    );
    has_focus(&browser);
    browser.press("a\u{e007}");
    until(&browser, "document.querySelector('#resposta')");
    assert!(
        browser
            .evaluate("location.search")
            .as_str()
            .unwrap()
            .contains("fica=1%2C2%2C3%2C4%2C5")
    );
    assert_eq!(browser.texts("#placar b")[0], "2");
    // The same hand again is no second one.
    browser.press("0\u{e007}");
    until(&browser, "location.search.includes('fica=0')");
    until(&browser, "document.querySelector('#resposta')");
    assert_eq!(browser.texts("#placar b")[0], "2");
    assert_eq!(browser.evaluate("window.once"), json!(true));
    // Back in the history, the answer of before is there with its choice.
    browser.back();
    until(
        &browser,
        "[...document.querySelectorAll('#cartas [value=fica]')].every(it => it.checked)",
    );
    assert!(browser.console().is_empty());
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_6_the_score_survives_and_a_link_shows_the_same_elsewhere() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, HAND));
    answer_by_keys(&browser);
    let told = browser.text("#resposta");
    let address = browser.evaluate("location.href");
    let score = browser.texts("#placar b");
    // The page is loaded again: the device has its score.
    browser.goto(&at(server, HAND));
    assert_eq!(browser.texts("#placar b"), score);
    assert_eq!(
        browser.evaluate("document.querySelectorAll('.losses rect').length"),
        json!(1)
    );
    // Somebody else opens the link: the same answer, and no score of theirs.
    let fresh = Browser::open();
    fresh.goto(address.as_str().unwrap());
    assert_eq!(fresh.text("#resposta"), told);
    assert_eq!(
        fresh.evaluate("document.querySelector('#placar').hidden"),
        json!(true)
    );
    answers(&fresh, &advised(server));
    // Who wants to begin anew does.
    browser.click("[data-act=forget]");
    assert_eq!(
        browser.evaluate("document.querySelector('#placar').hidden"),
        json!(true)
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_6_without_scripts() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.scripts(false);
    browser.goto(&at(server, HAND));
    for place in [2, 3, 5] {
        browser.click(&format!("label:has([name=c{place}][value=troca])"));
    }
    browser.click("button[name=responder]");
    answers(&browser, &advised(server));
    assert_eq!(browser.texts("#placar b")[..2], ["1", "0"]);
    browser.click("#proxima");
    browser.click("button[name=responder]");
    assert!(!browser.text("#resposta").is_empty());
    assert_eq!(browser.texts("#placar b")[0], "2");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn keys_have_a_sheet_and_a_switch() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, HAND));
    browser.press("?");
    until(&browser, "document.querySelector('.keys-sheet').open");
    let sheet = browser.texts(".keys-sheet dt");
    assert!(sheet.iter().any(|keys| keys.trim() == "Enter"), "{sheet:?}");
    // Under the sheet the keys of the page do nothing.
    browser.press("0");
    browser.click(".keys-sheet .switch");
    browser.click(".keys-sheet [data-close]");
    browser.press("0\u{e007}");
    let staying = "document.querySelectorAll('#cartas [value=fica]:checked').length";
    assert_eq!(browser.evaluate(staying), json!(5));
    assert_eq!(
        browser.evaluate("document.querySelector('#resposta')"),
        Value::Null
    );
    // The device remembers it, and buttons work as ever.
    browser.goto(&at(server, HAND));
    browser.press("0");
    assert_eq!(browser.evaluate(staying), json!(5));
    browser.click("[data-act=none]");
    assert_eq!(browser.evaluate(staying), json!(0));
    browser.click("[data-act=answer]");
    until(&browser, "document.querySelector('#resposta')");
    assert!(
        browser
            .evaluate("location.search")
            .as_str()
            .unwrap()
            .contains("fica=0")
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_hand_is_answered_by_touch_on_a_phone() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, true);
    browser.goto(&at(server, HAND));
    for place in [2, 3, 5] {
        browser.click(&format!("label:has([name=c{place}][value=troca])"));
    }
    browser.click("[data-act=answer]");
    until(&browser, "document.querySelector('#resposta')");
    answers(&browser, &advised(server));
    let small = "[...document.querySelectorAll('#cartas label, .answer-acts .btn, .answer .acts .btn')].filter(it => it.getBoundingClientRect().height < 40).length";
    assert_eq!(browser.evaluate(small), json!(0));
    let wide = "document.documentElement.scrollWidth > innerWidth + 1";
    assert_eq!(browser.evaluate(wide), json!(false));
}
