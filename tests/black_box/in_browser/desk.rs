//! The live desk: journey 4 by the keyboard alone, in every game; what the page says is what the API says of the same deck.

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::at;

/// Keys as WebDriver writes them.
pub(super) const ENTER: &str = "\u{e007}";
pub(super) const ESCAPE: &str = "\u{e00c}";
pub(super) const CONTROL: char = '\u{e009}';

/// What has come to rest: the deck is kept, and the verdict is about the deck as it is.
const SETTLED: &str = "document.querySelector('.live .side .verdict').dataset.fresh === 'true' && document.querySelector('.saved').dataset.kept !== 'keeping'";

/// A desk in a browser.
pub(super) struct DeskPage<'s> {
    pub browser: Browser,
    pub server: &'s Server,
}

impl<'s> DeskPage<'s> {
    /// Opens an address of a desk, and waits until it is alive.
    pub fn open(server: &'s Server, path: &str) -> Self {
        let page = Self {
            browser: Browser::open(),
            server,
        };
        page.goto(path);
        page
    }

    pub fn goto(&self, path: &str) {
        self.browser.goto(&at(self.server, path));
        self.browser
            .until("document.querySelector('.live') !== null");
    }

    /// Waits until the deck is kept and judged.
    pub fn settle(&self) {
        self.browser.until(SETTLED);
    }

    /// Writes a line into the field for quick putting in, waits until it says what Enter takes, and takes it.
    pub fn put(&self, line: &str) {
        let field = "document.activeElement.id === 'por'";
        if self.browser.evaluate(field) != json!(true) {
            self.browser.press("q");
        }
        self.browser.press(line);
        self.browser.until(&format!("document.querySelector('#por').value === {line:?} && document.querySelector('.takes .key') !== null"));
        self.browser.press(ENTER);
        self.browser
            .until("document.querySelector('#por').value === ''");
    }

    /// The deck as this device keeps it, byte for byte.
    pub fn kept(&self) -> String {
        let script = "(async () => { const base = document.querySelector('link[rel=icon]').href.replace('icon.svg', 'js/'); \
            const store = await import(base + 'shared/store.js'); \
            const deck = await store.oneDeck(location.pathname.split('/').pop()); \
            return deck ? JSON.stringify(deck.log.document) : 'not kept'; })()";
        self.browser.evaluate(script).as_str().unwrap().to_owned()
    }

    /// What the API says of that deck in its first format.
    pub fn judged(&self) -> Value {
        let deck: Value = serde_json::from_str(&self.kept()).unwrap();
        let body = json!({"game": deck["game"], "decks": [deck]});
        let answer = self.server.anonymous().post("/v1/validate", &body).ok();
        answer["data"][0]["formats"][0].clone()
    }

    /// The page shows what the API says.
    pub fn agrees(&self) -> Value {
        self.settle();
        let judged = self.judged();
        let stamp = match judged["verdict"].as_str().unwrap() {
            "legal" => "yes",
            "illegal" => "no",
            _ => "part",
        };
        let shown = self.browser.evaluate(
            "[document.querySelector('.side .stamp').className, \
             [...document.querySelectorAll('.side .verdict .why')].slice(0, 1).flatMap(it => [...it.querySelectorAll('li')]).map(it => it.querySelector('.rule')?.innerText ?? '')]",
        );
        let rules = judged["violations"].as_array().unwrap().iter();
        let rules: Vec<&str> = rules.map(|it| it["rule"].as_str().unwrap_or("")).collect();
        let notes = judged["notes"].as_array().is_some_and(|it| !it.is_empty());
        if rules.is_empty() && notes {
            assert_eq!(shown[0], format!("stamp {stamp}"));
        } else {
            assert_eq!(shown, json!([format!("stamp {stamp}"), rules]));
        }
        judged
    }

    /// The focus is somewhere: whoever has no mouse is not lost.
    pub fn has_focus(&self) {
        let lost = self
            .browser
            .evaluate("document.activeElement === document.body");
        assert_eq!(lost, json!(false), "the focus is lost");
    }
}

/// The lines of the first ready deck of a game, as somebody types them: the list by its name where the type of the card
/// does not tell.
fn lines(server: &Server, game: &str) -> Vec<String> {
    let reader = server.anonymous();
    let ready = reader.get(&format!("/v1/decks/ready?game={game}")).ok();
    let id = ready["data"][0]["id"].as_str().unwrap();
    let deck = reader.get(&format!("/v1/decks/ready/{id}")).ok();
    let deck = if deck["deck"].is_object() {
        &deck["deck"]
    } else {
        &deck["document"]
    };
    let mut typed = Vec::new();
    for (list, lines) in deck.as_object().unwrap() {
        for line in lines.as_array().into_iter().flatten() {
            let card = line["card"].as_str().unwrap();
            let name = reader
                .get(&format!("/v1/cards/{card}?fields=name&lang=pt-BR"))
                .ok();
            let name = name["name"].as_str().unwrap();
            let list = if list == "main" { "" } else { list.as_str() };
            typed.push(
                format!("{list} {} {name}", line["copies"])
                    .trim()
                    .to_owned(),
            );
        }
    }
    typed
}

/// Builds a deck from nothing, breaks it, mends it with one key, and takes that back.
fn built_by_keys(game: &str) {
    let server = Server::shared();
    let desk = DeskPage::open(server, &format!("/mesa/{game}?lang=pt-BR"));
    let lines = lines(server, game);
    for line in &lines {
        desk.put(line);
        desk.has_focus();
    }
    desk.agrees();
    let address = desk.browser.evaluate("location.pathname");
    assert!(
        address.as_str().unwrap().starts_with("/mesa/local/"),
        "{address}"
    );
    // Copies beyond what any format allows.
    let last = lines
        .last()
        .unwrap()
        .trim_start_matches(|it: char| !it.is_ascii_digit());
    let (_, name) = last.split_once(' ').unwrap();
    desk.put(&format!("+7 {name}"));
    let judged = desk.agrees();
    assert_ne!(judged["verdict"], "legal");
    let broken = desk.kept();
    let marked = desk
        .browser
        .evaluate("document.querySelectorAll('.row.bad .rule').length > 0");
    assert_eq!(marked, json!(true));
    desk.browser.press(ESCAPE);
    desk.has_focus();
    if judged["fix"].is_object() {
        desk.browser.press("f");
        desk.browser
            .until("document.querySelector('dialog[open] .swap') !== null");
        desk.browser.press(ENTER);
        desk.browser
            .until("document.querySelector('dialog') === null");
        let mended = desk.agrees();
        assert_eq!(mended["verdict"], "legal");
        let after: Value = serde_json::from_str(&desk.kept()).unwrap();
        let lists = judged["fix"]["deck"].as_object().unwrap();
        for (list, lines) in lists {
            let copies = |lines: &Value| {
                let all = lines.as_array().unwrap().iter();
                all.map(|it| it["copies"].as_u64().unwrap()).sum::<u64>()
            };
            assert_eq!(copies(&after[list]), copies(lines), "{list}");
        }
        desk.has_focus();
        desk.browser.hold(CONTROL, "z");
        desk.agrees();
    }
    assert_eq!(desk.kept(), broken);
    assert_eq!(desk.browser.console(), [""; 0]);
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_4_by_keys_alone_in_fabula() {
    built_by_keys("fab");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_4_by_keys_alone_in_dominions() {
    built_by_keys("dd");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_4_by_keys_alone_in_multiversity() {
    built_by_keys("mvc");
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn journey_4_by_keys_alone_in_apoteose() {
    built_by_keys("apo");
}

/// The figures that the page counts by itself are those of the API.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn what_is_counted_at_once_is_what_the_api_counts() {
    let server = Server::shared();
    let reader = server.anonymous();
    let browser = Browser::open();
    for game in ["fab", "dd", "mvc", "apo"] {
        let ready = reader.get(&format!("/v1/decks/ready?game={game}")).ok();
        let id = ready["data"][1]["id"].as_str().unwrap();
        browser.goto(&at(server, &format!("/mesa/{game}?pronto={id}&lang=en")));
        let carried =
            browser.evaluate("document.querySelector('input[name=documento]')?.value ?? null");
        browser.until(SETTLED);
        let carried = carried.as_str().map(str::to_owned);
        let deck = reader.get(&format!("/v1/decks/ready/{id}")).ok();
        let deck = carried.map_or_else(
            || deck["deck"].clone(),
            |it| serde_json::from_str(&it).unwrap(),
        );
        let mut lists = deck.as_object().unwrap().clone();
        lists.retain(|_, lines| lines.is_array());
        let stats = reader
            .post("/v1/stats?lang=en", &json!({"game": game, "deck": lists}))
            .ok();
        let shown = browser.evaluate(
            "[...document.querySelectorAll('.hist .bar')].map(it => it.getAttribute('aria-label'))",
        );
        let steps = stats["curve"]["steps"].as_array().unwrap().iter();
        let steps = steps.filter(|it| it["cards"] != 0);
        let steps: Vec<(i64, i64)> = steps
            .map(|it| (it["at"].as_i64().unwrap(), it["cards"].as_i64().unwrap()))
            .collect();
        let shown = shown.as_array().unwrap().iter().map(|it| {
            let words: Vec<&str> = it.as_str().unwrap().split(' ').collect();
            (
                words.last().unwrap().parse::<i64>().unwrap(),
                words[0].parse::<i64>().unwrap(),
            )
        });
        let shown: Vec<(i64, i64)> = shown.filter(|(_, cards)| *cards != 0).collect();
        assert_eq!(shown, steps, "{game}");
        let size = browser.evaluate("Number(document.querySelector('[data-size]').dataset.size)");
        assert_eq!(size, stats["cards"], "{game}");
    }
}

/// No key does two things on one page, and none is one of those that wipe a deck by chance.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn every_key_of_the_desk_does_one_thing() {
    let server = Server::shared();
    let desk = DeskPage::open(server, "/mesa/fab?lang=en");
    desk.browser.press("?");
    desk.browser
        .until("document.querySelector('dialog .keys') !== null");
    let keys = desk.browser.texts("dialog .keys .key");
    let mut once = keys.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), keys.len(), "{keys:?}");
    assert!(
        keys.iter()
            .all(|key| !key.contains("Delete") && !key.contains("Backspace"))
    );
    // One switch turns single keys off; those with Ctrl hold.
    desk.browser.click("dialog input[type=checkbox]");
    desk.browser.press(ESCAPE);
    desk.browser
        .until("document.querySelector('dialog') === null");
    desk.browser.press("?");
    desk.browser.hold(CONTROL, "k");
    desk.browser
        .until("document.querySelector('dialog .actions') !== null");
    assert_eq!(
        desk.browser
            .evaluate("document.querySelectorAll('dialog').length"),
        json!(1)
    );
}
