//! From a list in a chat to a legal deck on paper: on a phone, and without scripts.

use fabulario_tests::{Browser, Server};
use serde_json::json;

use super::at;
use super::audit::{Look, audit};

/// The page has no room beside it to scroll into.
fn fits(browser: &Browser) {
    let wide = browser.evaluate("document.documentElement.scrollWidth > innerWidth + 1");
    assert_eq!(wide, json!(false));
}

/// Pastes the list of the tour, takes the near name, opens it on the desk, mends everything, and prints it.
fn from_a_chat_to_paper(browser: &Browser, server: &Server, live: bool) {
    browser.goto(&at(server, "/importar?exemplo=1&lang=pt-BR"));
    let read = browser.text(".outcome h2");
    assert!(
        read.contains("18 cartas entendidas") && read.contains("1 não"),
        "{read}"
    );
    fits(browser);
    browser.click("button[name=trocar][value$='fab-rasga-mortalha']");
    let read = browser.text(".outcome h2");
    assert!(
        read.contains("19 cartas entendidas") && !read.contains("não"),
        "{read}"
    );
    browser.click("button[value=julgar]");
    if live {
        browser.until("document.querySelector('.live .stamp') !== null");
    }
    assert_eq!(browser.text(".stamp").to_lowercase(), "ilegal");
    fits(browser);
    if live {
        browser.click(".fixall");
        browser.click("dialog .acts .ink");
        browser
            .until("document.querySelector('.stamp.yes') && document.querySelector('.code[data-fresh=true] code')");
    } else {
        browser.click("button[value=consertar-tudo]");
    }
    assert_eq!(browser.text(".stamp").to_lowercase(), "legal");
    // The deck of the page is one that the API calls legal, too.
    let code = browser.evaluate("document.querySelector('a[href^=\"/b/\"]').getAttribute('href')");
    let code = code.as_str().unwrap();
    let code = code
        .trim_start_matches("/b/")
        .split(['?', '/'])
        .next()
        .unwrap()
        .to_owned();
    let body = json!({"game": "fab", "formats": ["fab-padrao"], "decks": [{"code": code}]});
    let deck = server
        .anonymous()
        .get(&format!("/v1/decks/code/{code}"))
        .ok();
    let body = if deck["deck"].is_object() {
        json!({"game": "fab", "formats": ["fab-padrao"], "decks": [deck["deck"]]})
    } else {
        body
    };
    let judged = server.anonymous().post("/v1/validate", &body).ok();
    assert_eq!(judged["data"][0]["formats"][0]["verdict"], "legal");
    browser.goto(&at(server, &format!("/b/{code}/imprimir?lang=pt-BR")));
    let sheet = browser.text("main");
    assert!(
        sheet.contains("Rasga-Mortalha") && sheet.contains(&code),
        "{sheet}"
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_5_a_pasted_list_becomes_a_legal_deck() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    from_a_chat_to_paper(&browser, server, true);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_5_on_a_phone_without_scripts() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, true);
    browser.scripts(false);
    from_a_chat_to_paper(&browser, server, false);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_10_a_club_evening_on_a_phone() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, false);
    let code = "FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2";
    // What a QR picture holds leads a browser to the page of the deck.
    browser.goto(&at(server, &format!("/v1/decks/code/{code}?lang=pt-BR")));
    assert_eq!(browser.evaluate("location.pathname"), format!("/b/{code}"));
    assert!(browser.text("main").contains("Rasga-Mortalha"));
    let phone = Look {
        width: 390,
        dark: false,
        lang: "pt-BR",
    };
    let mut wrong = Vec::new();
    for path in [
        format!("/b/{code}"),
        format!("/mesa/fab?codigo={code}"),
        format!("/laboratorio/mao?codigo={code}&semente=7&numero=13"),
        format!("/b/{code}/imprimir"),
    ] {
        wrong.extend(audit(server, &browser, &path, phone));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
