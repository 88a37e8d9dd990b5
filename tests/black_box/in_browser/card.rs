//! Reading a card: its lines tell their kind and their rules, and a rule opens where it stands.

use fabulario_tests::{Browser, Server};

use super::at;

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_3_a_line_of_a_card_leads_to_its_rule() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(390, false);
    let card = "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR";
    browser.goto(&at(server, card));
    assert_eq!(browser.text("h1"), "Cuca dos Sete Sonos");
    let told = server
        .anonymous()
        .get("/v1/cards/fab-cuca-dos-sete-sonos?lang=pt-BR&format=json");
    let line = &told.ok()["lines"][1];
    let rule = line["rules"][0].as_str().unwrap().to_owned();
    browser.evaluate("document.querySelectorAll('main details summary')[1].click()");
    let open = browser.evaluate("document.querySelectorAll('main details')[1].innerText");
    let open = open.as_str().unwrap();
    assert!(
        open.contains("desencadeada") && open.contains(&rule),
        "{open}"
    );
    let anchor = rule.replace(' ', "-");
    browser.evaluate(&format!("document.querySelectorAll('main details')[1].querySelector('a[href$=\"#{anchor}\"]').click()"));
    // The page of the rules has come when its own title has.
    assert!(browser.text("h1").contains("Regras"));
    let target = browser.evaluate("document.querySelector(':target')?.id");
    assert_eq!(target, anchor);
    browser.back();
    let most = browser.texts(".seal").join(" ");
    assert!(most.contains("até 1 cópia"), "{most}");
}
