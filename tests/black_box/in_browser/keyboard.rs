//! Journeys without a pointer: every step is a key, and whoever presses it sees where they are.

use fabulario_tests::{Browser, Server};
use serde_json::json;

use super::at;

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
/// Most presses of Tab until something is reached.
const MOST: usize = 150;

/// What is wrong with the place of the focus: lost, unseen, or without a ring.
const PLACE: &str = r#"(() => {
  const it = document.activeElement;
  if (!it || it === document.body || it === document.documentElement) return "lost";
  const name = it.outerHTML.slice(0, 120);
  const box = it.getBoundingClientRect();
  if (!box.width || !box.height) return `unseen: ${name}`;
  const style = getComputedStyle(it);
  // A box around a field may wear the ring for it.
  const worn = [it, ...[it.parentElement, it.parentElement?.parentElement].filter(Boolean)];
  const ring = worn.some((it) => { const s = getComputedStyle(it); return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; });
  if (!ring) return `no ring: ${name} ${style.outline}`;
  const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 12), 1), innerWidth - 2);
  const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 2);
  const over = document.elementFromPoint(x, y);
  const mine = over && (it.contains(over) || over.contains(it) || over.closest('label')?.contains(it));
  return mine ? "" : `hidden under ${over?.outerHTML.slice(0, 80)}: ${name}`;
})()"#;

/// Presses Tab until the focus is on what a selector names; tells how often.
pub(super) fn tab_to(browser: &Browser, selector: &str) -> usize {
    let there = format!("document.activeElement?.matches({selector:?}) ?? false");
    for presses in 1..=MOST {
        browser.press(TAB);
        if browser.evaluate(&there) == json!(true) {
            let wrong = browser.evaluate(PLACE);
            assert_eq!(wrong, json!(""), "{selector}");
            return presses;
        }
    }
    panic!("{selector} is not reached by {MOST} presses of Tab");
}

/// What is wrong with the first stops of a page: each is seen, wears a ring, and lies under nothing.
pub(super) fn stops(browser: &Browser, most: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    for stop in 0..most {
        browser.press(TAB);
        let told = browser.evaluate(PLACE);
        match told.as_str().unwrap() {
            "" => {}
            // After the last one the focus leaves the page.
            "lost" if stop > 0 => break,
            told => wrong.push(format!("stop {stop}: {told}")),
        }
    }
    wrong
}

fn types(browser: &Browser, text: &str) {
    browser.press(&text.replace('\n', ENTER));
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_1_by_keys() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, "/?lang=pt-BR"));
    browser.press("/");
    let query = "tipo:aliado custo<=4 (palavra:arranque ou texto:\"compre uma carta\")";
    types(&browser, &format!("{query}\n"));
    assert_eq!(browser.text("main[id] h1#n"), "26 cartas");
    tab_to(&browser, ".facets a[href*='cor%3Aazul']");
    browser.press(ENTER);
    browser.until("document.querySelector('h1').innerText === '9 cartas'");
    browser.back();
    browser.until("document.querySelector('h1').innerText === '26 cartas'");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_2_by_keys() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.look(1280, true);
    browser.goto(&at(server, "/cartas?lang=pt-BR"));
    browser.press("/");
    types(&browser, "jangadero tip:aliado custo<=3\n");
    browser.until("document.querySelector('h1').innerText === '2 cartas'");
    tab_to(&browser, ".notes a[href*='tipo%3Aaliado']");
    browser.press(ENTER);
    browser.until("document.querySelector('#q').value === 'jangadero tipo:aliado custo<=3'");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_5_by_keys() {
    let server = Server::shared();
    let browser = Browser::open();
    browser.goto(&at(server, "/importar?lang=pt-BR"));
    tab_to(&browser, "#texto");
    types(
        &browser,
        "Centro: Brejo das Vozes\n3 Rasga-Mortalia\n3 Matinta do Telhado",
    );
    tab_to(&browser, ".paste button.ink");
    browser.press(ENTER);
    browser.until("document.querySelector('.outcome h2')?.innerText.includes('1 não')");
    tab_to(&browser, "button[name=trocar][value$='fab-rasga-mortalha']");
    browser.press(ENTER);
    browser.until("document.querySelector('.outcome h2')?.innerText.includes('3 cartas')");
    tab_to(&browser, "button[value=consertar-tudo]");
    browser.press(ENTER);
    browser.until("document.querySelector('.deckbar .seal')?.innerText.trim() === 'Legal'");
}
