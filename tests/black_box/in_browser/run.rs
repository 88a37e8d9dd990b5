//! Runs of many games: started, stopped, and with the figures of the API.

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::{at, until};

fn percent(share: &Value) -> String {
    format!("{:.1}%", share.as_f64().unwrap() * 100.0).replace('.', ",")
}

/// Fills the form of the run.
fn ask(browser: &Browser, games: u32, seed: &str) {
    let fill = format!(
        "document.querySelector('#partidas').value = {games}; document.querySelector('#semente').value = '{seed}'"
    );
    browser.evaluate(&fill);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_run_says_what_the_api_says_for_the_same_seed() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    for (deck, game) in [
        ("fab-deck-cangaco", "fab"),
        ("dd-deck-barro-vivo", "dd"),
        ("mvc-deck-ceu-em-cordel", "mvc"),
    ] {
        browser.goto(&at(
            server,
            &format!("/laboratorio?codigo={deck}&lang=pt-BR"),
        ));
        ask(&browser, 1_500, "11");
        browser.press("r");
        until(&browser, "document.querySelector('#relato .made')");
        let known = server
            .anonymous()
            .get(&format!("/v1/decks/ready/{deck}"))
            .ok();
        let body = json!({
            "game": game, "code": known["code"], "format": known["format"], "seed": "11", "games": 1500, "turns": 6, "illegal": "simulate",
        });
        let answer = server
            .anonymous()
            .post("/v1/goldfish?lang=pt-BR", &body)
            .ok();
        let turns = answer["turns"].as_array().unwrap();
        let bars = "[...document.querySelectorAll('.shares .v')].map(it => it.textContent)";
        let bars = browser.evaluate(bars);
        if game == "fab" {
            let shares = |field: &str| {
                turns
                    .iter()
                    .map(|turn| percent(&turn[field]["value"]))
                    .collect::<Vec<_>>()
            };
            assert_eq!(
                bars,
                json!([shares("on_curve_so_far"), shares("centro_so_far")].concat())
            );
        } else {
            assert!(!bars.as_array().unwrap().is_empty());
        }
        let rows = browser.texts("#turno-a-turno + .scroll tbody tr");
        assert_eq!(rows.len(), turns.len());
        assert!(
            browser
                .text("#relato")
                .contains(answer["headline"].as_str().unwrap())
        );
        // The address has the run; what a page plays without scripts looks the same.
        let live = browser.text("#relato");
        let address = browser.evaluate("location.href");
        assert!(address.as_str().unwrap().contains("semente=11"));
        ask(&browser, 600, "11");
        browser.press("r");
        until(
            &browser,
            "document.querySelector('#relato .made')?.textContent.startsWith('600 ')",
        );
        let small = browser.text("#relato");
        assert_ne!(small, live);
        let address = browser.evaluate("location.href");
        let plain = Browser::open();
        plain.look(1280, false);
        plain.scripts(false);
        plain.goto(address.as_str().unwrap());
        assert_eq!(plain.text("#relato"), small);
    }
    assert!(browser.console().is_empty());
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_run_is_stopped() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, "/laboratorio?codigo=fab-deck-folia&lang=pt-BR"));
    for stop in ["key", "button"] {
        ask(&browser, 100_000, "3");
        browser.click("[data-act=run]");
        until(
            &browser,
            "document.querySelector('#andamento progress').value > 0 && !document.querySelector('#andamento').hidden",
        );
        let told = browser.text("#andamento output");
        assert!(told.ends_with("de 100000 partidas"), "{told}");
        if stop == "key" {
            browser.press("\u{e00c}");
        } else {
            browser.click("[data-act=stop]");
        }
        until(&browser, "document.querySelector('#andamento').hidden");
        assert_eq!(browser.text(".live-note"), "Parado: nada foi contado.");
        assert_eq!(
            browser.evaluate("document.querySelector('#relato').childElementCount"),
            json!(0)
        );
    }
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_game_of_a_run_is_seen_step_by_step_anywhere() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    browser.goto(&at(
        server,
        "/laboratorio?codigo=fab-deck-cangaco&lang=pt-BR",
    ));
    ask(&browser, 200, "5");
    browser.press("r");
    until(&browser, "document.querySelector('#relato .samples a')");
    let link = browser.evaluate("document.querySelector('#relato .samples a').href");
    browser.goto(link.as_str().unwrap());
    browser.press("\u{e010}");
    until(&browser, "document.querySelector('#fim')");
    // The best game of this deck is won.
    assert_eq!(browser.text("#fim").to_lowercase(), "vitória");
    let address = browser.evaluate("location.href");
    let fresh = Browser::open();
    fresh.look(1280, false);
    fresh.goto(address.as_str().unwrap());
    assert_eq!(fresh.text(".board"), browser.text(".board"));
    assert_eq!(fresh.text(".log"), browser.text(".log"));
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn two_decks_play_the_same_games_and_the_page_says_which_is_better() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, false);
    let decks = ["fab-deck-cangaco", "fab-deck-folia"];
    let address = format!("/comparar?a={}&b={}&lang=pt-BR", decks[0], decks[1]);
    browser.goto(&at(server, &address));
    browser.evaluate("document.querySelector('#partidas').value = 3000");
    browser.press("r");
    until(&browser, "document.querySelector('#veredito')");
    let actor = server.anonymous();
    let [a, b] = decks.map(|deck| {
        let known = actor.get(&format!("/v1/decks/ready/{deck}")).ok();
        json!({ "code": known["code"] })
    });
    let body = json!({
        "game": "fab", "a": a, "b": b, "measure": {"id": "won_turn", "turn": 6}, "seed": "1", "games": 3000, "illegal": "simulate",
    });
    let answer = actor.post("/v1/goldfish/compare?lang=pt-BR", &body).ok();
    assert_eq!(browser.text("#veredito"), answer["text"]);
    let difference = answer["comparison"]["difference"].as_f64().unwrap();
    let difference = format!("{difference:.2}").replace('.', ",");
    assert_eq!(browser.text("#jogado tbody b"), difference);
    // As many games as a page plays without scripts look the same there.
    browser.evaluate("document.querySelector('#partidas').value = 500");
    browser.press("r");
    until(
        &browser,
        "document.querySelector('#jogado .facts')?.textContent.includes('500 partidas')",
    );
    let address = browser.evaluate("location.href");
    let plain = Browser::open();
    plain.look(1280, false);
    plain.scripts(false);
    plain.goto(address.as_str().unwrap());
    assert_eq!(plain.text("#jogado"), browser.text("#jogado"));
    assert!(browser.console().is_empty());
}
