//! The device's store: nothing that was done is lost, whether the network goes, the tab dies, or two tabs work at once.

use fabulario_tests::Server;
use serde_json::{Value, json};

use super::at;
use super::desk::{CONTROL, DeskPage};

const CODE: &str = "FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2";

/// Kept, whatever the judge says.
const KEPT: &str = "document.querySelector('.saved').dataset.kept === 'kept'";

fn opened(server: &Server) -> DeskPage<'_> {
    DeskPage::open(server, &format!("/mesa/fab?codigo={CODE}&lang=pt-BR"))
}

/// The copies of a card in a deck as it is kept.
fn copies(deck: &str, card: &str) -> u64 {
    let deck: Value = serde_json::from_str(deck).unwrap();
    let lines = deck["main"].as_array().unwrap().iter();
    lines
        .filter(|it| it["card"] == card)
        .map(|it| it["copies"].as_u64().unwrap())
        .sum()
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_7_edits_without_a_network_are_kept_and_judged_later() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.settle();
    desk.put("1 cuca dos sete");
    desk.agrees();
    browser.network(false);
    desk.put("-1 cuca dos sete");
    desk.put("2 zabumbeiro");
    desk.put("=1 alma sem");
    browser.until(KEPT);
    browser.until("document.querySelector('.before')?.innerText.includes('sem rede: juízo de antes da mudança 2')");
    assert_eq!(
        browser.text(".saved"),
        "sem rede: 3 mudanças neste aparelho"
    );
    assert_eq!(
        browser.evaluate("document.querySelector('.side .verdict').dataset.fresh"),
        "false"
    );
    let offline = desk.kept();
    assert_eq!(copies(&offline, "fab-zabumbeiro-de-guerra"), 2);
    assert_eq!(copies(&offline, "fab-alma-sem-reza"), 1);
    // Undo, names and the curve need nobody.
    browser.press("\u{e00c}");
    browser.hold(CONTROL, "z");
    browser.until(KEPT);
    assert_eq!(copies(&desk.kept(), "fab-alma-sem-reza"), 3);
    browser.hold(CONTROL, "y");
    browser.until(KEPT);
    assert_eq!(desk.kept(), offline);
    browser.network(true);
    let address = browser.evaluate("location.pathname + location.search");
    desk.goto(address.as_str().unwrap());
    desk.agrees();
    assert_eq!(desk.kept(), offline);
    // The steps are still there, and lead back to the deck of the code.
    for _ in 0..4 {
        browser.hold(CONTROL, "z");
    }
    desk.agrees();
    assert_eq!(
        copies(&desk.kept(), "fab-cuca-dos-sete-sonos"),
        copies(&offline, "fab-cuca-dos-sete-sonos")
    );
    assert_eq!(
        browser.evaluate("document.querySelector('.deckbar .end button').disabled"),
        json!(true)
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_tab_that_dies_leaves_whole_steps() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.put("2 zabumbeiro");
    browser.until(KEPT);
    let before = desk.kept();
    let address = browser.evaluate("location.href");
    let doomed = browser.tab();
    let _ = browser.another_tab();
    let rescue = browser.tab();
    browser.to_tab(&doomed);
    // Two edits and the end, in one task: nobody waits for anything.
    browser.evaluate("(() => { const add = () => document.querySelector('[data-key][data-card=fab-zabumbeiro-de-guerra] .step button:last-child').click(); add(); add(); })()");
    browser.ask("Page.close", &json!({}));
    browser.to_tab(&rescue);
    browser.goto(address.as_str().unwrap());
    browser.until("document.querySelector('.live') !== null");
    let after = desk.kept();
    let count = copies(&after, "fab-zabumbeiro-de-guerra");
    assert!((2..=4).contains(&count), "{count}");
    // Every step that is kept leads back, the first one to the deck before it.
    for _ in 2..count {
        browser.hold(CONTROL, "z");
    }
    browser.until(KEPT);
    assert_eq!(desk.kept(), before);
    browser.hold(CONTROL, "z");
    browser.until(KEPT);
    assert_eq!(copies(&desk.kept(), "fab-zabumbeiro-de-guerra"), 0);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn two_tabs_work_on_one_deck() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.put("2 zabumbeiro");
    desk.agrees();
    let address = browser.evaluate("location.href");
    let first = browser.another_tab();
    browser.goto(address.as_str().unwrap());
    browser.until("document.querySelector('.live') !== null");
    desk.put("=1 alma sem");
    desk.agrees();
    let second = browser.tab();
    browser.to_tab(&first);
    browser.until(
        "document.querySelector('[data-key][data-card=fab-alma-sem-reza]').dataset.copies === '1'",
    );
    desk.put("=1 zabumbeiro");
    desk.agrees();
    let here = desk.kept();
    browser.to_tab(&second);
    browser.until(
        "document.querySelector('[data-key][data-card=fab-zabumbeiro-de-guerra]').dataset.copies === '1'",
    );
    desk.agrees();
    assert_eq!(desk.kept(), here);
    assert_eq!(
        (
            copies(&here, "fab-alma-sem-reza"),
            copies(&here, "fab-zabumbeiro-de-guerra")
        ),
        (1, 1)
    );
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn decks_of_the_device_are_found_copied_let_go_and_carried_away() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.put("2 zabumbeiro");
    let judged = desk.agrees();
    browser.until_told("import(document.querySelector('link[rel=icon]').href.replace('icon.svg', 'js/shared/store.js')).then(it => it.oneDeck(location.pathname.split('/').pop())).then(it => it.kept.judged?.count === 1)");
    browser.goto(&at(server, "/baralhos?lang=pt-BR"));
    browser.until("document.querySelectorAll('.mine .cover').length === 1");
    let cover = browser.text(".mine .cover");
    let rules = judged["violations"].as_array().unwrap().len();
    assert!(
        cover.contains("42 cartas") && cover.contains(&format!("Ilegal · {rules}")),
        "{cover}"
    );
    browser.click(".mine .does button:first-child");
    browser.until("document.querySelectorAll('.mine .cover').length === 2");
    browser.click(".mine .does button:last-child");
    browser.until("document.querySelectorAll('.mine .cover').length === 1");
    // Everything as one file, and back on a device that has nothing.
    let carried = "(async () => { const base = document.querySelector('link[rel=icon]').href.replace('icon.svg', 'js/'); \
        const [file, store] = await Promise.all(['device_file', 'store'].map(it => import(base + 'shared/' + it + '.js'))); \
        const { text, decks } = await file.pack(); const again = await file.unpack(text); \
        const before = await store.allDecks(); for (const { id } of before) await store.forgetDeck(id); \
        const anew = await file.unpack(text); const after = await store.allDecks(); \
        return [decks, again, anew, JSON.stringify(after.map(it => [it.id, it.document, it.trashed !== null]).sort()) === JSON.stringify(before.map(it => [it.id, it.document, it.trashed !== null]).sort())]; })()";
    assert_eq!(
        browser.evaluate(carried),
        json!([2, {"made": 0, "same": 2, "beside": 0}, {"made": 2, "same": 0, "beside": 0}, true])
    );
}

/// A device without room says so, loses nothing while the page is open, and keeps everything once there is room.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn a_full_device_is_told_and_nothing_is_lost() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.put("2 zabumbeiro");
    browser.until(KEPT);
    browser.evaluate("window.put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; 0");
    desk.put("1 zabumbeiro");
    browser.until("document.querySelector('.saved[role=alert]').dataset.kept === 'full'");
    assert_eq!(
        browser.evaluate(
            "document.querySelector('[data-key][data-card=fab-zabumbeiro-de-guerra]').dataset.copies"
        ),
        "3"
    );
    assert_eq!(copies(&desk.kept(), "fab-zabumbeiro-de-guerra"), 2);
    browser.evaluate("IDBObjectStore.prototype.put = window.put; 0");
    desk.put("1 zabumbeiro");
    browser.until(KEPT);
    assert_eq!(copies(&desk.kept(), "fab-zabumbeiro-de-guerra"), 4);
    // A browser that lets nothing be kept still has a desk.
    browser.ask("Page.enable", &json!({}));
    let none = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })";
    browser.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        &json!({ "source": none }),
    );
    desk.goto(&format!("/mesa/fab?codigo={CODE}&lang=pt-BR"));
    desk.put("2 zabumbeiro");
    browser.until("document.querySelector('.saved[role=alert]').dataset.kept === 'refused'");
}

/// Cards go into the open deck from the pages of cards, and from nowhere else.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn the_open_deck_lies_in_a_tray_below_cards() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    desk.put("2 zabumbeiro");
    desk.agrees();
    let address = browser.evaluate("location.pathname + location.search");
    browser.goto(&at(server, "/cartas?q=zabumbeiro&lang=pt-BR"));
    browser.until("document.querySelector('.tray .seal') !== null");
    assert_eq!(browser.text(".intray output"), "2");
    browser.click(".intray .step button:last-child");
    browser.until("document.querySelector('.intray output').innerText === '3' && document.querySelector('.tray [data-size]').dataset.size === '43'");
    browser.until("document.querySelector('.tray .seal.no:not(.old)') !== null");
    desk.goto(address.as_str().unwrap());
    desk.agrees();
    assert_eq!(copies(&desk.kept(), "fab-zabumbeiro-de-guerra"), 3);
    browser.hold(CONTROL, "z");
    desk.agrees();
    assert_eq!(copies(&desk.kept(), "fab-zabumbeiro-de-guerra"), 2);
}

/// Another language or theme takes the deck along, kept or not yet.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn another_language_and_theme_find_the_deck_again() {
    let server = Server::shared();
    let desk = opened(server);
    let browser = &desk.browser;
    browser.evaluate("document.querySelector('.mast button[lang=en]').click()");
    browser.until(
        "document.documentElement.lang === 'en' && document.querySelector('.live') !== null",
    );
    let before = desk.kept();
    assert_eq!(copies(&before, "fab-alma-sem-reza"), 3);
    browser.evaluate(
        "document.querySelector('.mast button[value=dark], .mast [name=tema][value=dark]').click()",
    );
    browser.until("document.documentElement.dataset.theme === 'dark' && document.querySelector('.live') !== null");
    assert_eq!(desk.kept(), before);
    assert_eq!(browser.evaluate("document.documentElement.lang"), "en");
}
