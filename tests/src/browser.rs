//! A window of a real browser, driven over WebDriver: JSON over HTTP, and no more.

use std::time::{Duration, Instant};
use std::{env, thread};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};

use crate::Actor;

/// The name that the WebDriver standard gives to an element in an answer.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A window at the driver that `tests/run` started; it is closed when the test ends.
pub struct Browser {
    driver: Actor,
    session: String,
}

impl Browser {
    /// A new window that looks for up to twenty seconds for what a test names.
    pub fn open() -> Self {
        let url = env::var("TEST_WEBDRIVER_URL")
            .expect("TEST_WEBDRIVER_URL: run these tests with tests/run");
        let driver = Actor::new(url.trim_start_matches("http://"));
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
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": { "args": args },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "implicit": 20_000 },
        }}});
        let session = driver.post("/session", &wanted).ok();
        let id = session["value"]["sessionId"].as_str().unwrap();
        let session = format!("/session/{id}");
        Self { driver, session }
    }

    /// Goes to an address and waits until it is loaded.
    pub fn goto(&self, url: &str) {
        self.command("url", &json!({ "url": url }));
    }

    /// Goes back to the page before.
    pub fn back(&self) {
        self.command("back", &json!({}));
    }

    /// The text of the first element that a CSS selector finds.
    pub fn text(&self, selector: &str) -> String {
        // A page that is just leaving takes its elements along: the next one has them.
        for _ in 0..50 {
            let path = format!("{}/text", self.find("css selector", selector));
            let answer = self.driver.get(&path);
            if answer.status == 200 {
                return answer.ok()["value"].as_str().unwrap().to_owned();
            }
        }
        panic!("{selector} does not stay");
    }

    /// Asks the browser itself, over its own protocol.
    pub fn ask(&self, command: &str, params: &Value) -> Value {
        self.command(
            "goog/cdp/execute",
            &json!({"cmd": command, "params": params}),
        )
    }

    /// A window of so many CSS pixels, in a theme; narrow ones are those of a phone, touched instead of clicked.
    pub fn look(&self, width: u32, dark: bool) {
        let phone = width < 600;
        let height = if phone { 844 } else { 900 };
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone});
        self.ask("Emulation.setDeviceMetricsOverride", &metrics);
        self.ask(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": phone }),
        );
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.ask(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        );
    }

    /// Whether pages may run scripts from the next one on.
    pub fn scripts(&self, run: bool) {
        let off = json!({ "value": !run });
        self.ask("Emulation.setScriptExecutionDisabled", &off);
    }

    /// What a script returns that no policy of the page stops; it may wait.
    pub fn evaluate(&self, script: &str) -> Value {
        let params = json!({"expression": script, "awaitPromise": true, "returnByValue": true});
        let mut answer = self.ask("Runtime.evaluate", &params);
        assert!(answer.get("exceptionDetails").is_none(), "{answer:#}");
        answer["result"]["value"].take()
    }

    /// A picture of what the window shows, as PNG.
    pub fn picture(&self) -> Vec<u8> {
        let picture = self.ask("Page.captureScreenshot", &json!({"format": "png"}));
        BASE64.decode(picture["data"].as_str().unwrap()).unwrap()
    }

    /// Waits until an expression holds, on this page or the one that is coming.
    pub fn until(&self, expression: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        loop {
            let params = json!({"expression": format!("!!({expression})"), "returnByValue": true});
            // A page that is just leaving answers with a mistake: the next one is asked.
            let answer = self.ask("Runtime.evaluate", &params);
            if answer["result"]["value"] == json!(true) {
                return;
            }
            assert!(Instant::now() < end, "{expression} does not come true");
            thread::yield_now();
        }
    }

    /// Waits until what an expression promises holds.
    pub fn until_told(&self, promise: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.evaluate(promise) != json!(true) {
            assert!(Instant::now() < end, "{promise} does not come true");
            thread::yield_now();
        }
    }

    /// What pages wrote to the console since this was asked last.
    pub fn console(&self) -> Vec<String> {
        let log = self.command("se/log", &json!({"type": "browser"}));
        let lines = log.as_array().unwrap().iter();
        lines
            .map(|line| line["message"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The texts of all elements that a CSS selector finds.
    pub fn texts(&self, selector: &str) -> Vec<String> {
        let script =
            format!("return [...document.querySelectorAll({selector:?})].map(it => it.innerText)");
        let texts = self.run(&script);
        let texts = texts.as_array().unwrap().iter();
        texts.map(|it| it.as_str().unwrap().to_owned()).collect()
    }

    /// Presses keys wherever the focus is.
    pub fn press(&self, keys: &str) {
        let down = |key: char| {
            [
                json!({"type": "keyDown", "value": key}),
                json!({"type": "keyUp", "value": key}),
            ]
        };
        let actions: Vec<Value> = keys.chars().flat_map(down).collect();
        let actions = json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]});
        self.command("actions", &actions);
    }

    /// Presses keys while another one is held.
    pub fn hold(&self, held: char, keys: &str) {
        let down = |key: char| json!({"type": "keyDown", "value": key});
        let up = |key: char| json!({"type": "keyUp", "value": key});
        let pressed = keys.chars().flat_map(|key| [down(key), up(key)]);
        let actions: Vec<Value> = [down(held)]
            .into_iter()
            .chain(pressed)
            .chain([up(held)])
            .collect();
        let actions = json!({"actions": [{"type": "key", "id": "keys", "actions": actions}]});
        self.command("actions", &actions);
    }

    /// Opens another tab of the same window, which is looked at from now on; the name of the one before.
    pub fn another_tab(&self) -> String {
        let before = self.tab();
        let made = self.command("window/new", &json!({"type": "tab"}));
        self.to_tab(made["handle"].as_str().unwrap());
        before
    }

    /// The name of the tab that is looked at.
    pub fn tab(&self) -> String {
        let answer = self.driver.get(&format!("{}/window", self.session)).ok();
        answer["value"].as_str().unwrap().to_owned()
    }

    /// Looks at another tab.
    pub fn to_tab(&self, name: &str) {
        self.command("window", &json!({ "handle": name }));
    }

    /// Whether there is a network.
    pub fn network(&self, there: bool) {
        self.ask("Network.enable", &json!({}));
        let conditions = json!({"offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.ask("Network.emulateNetworkConditions", &conditions);
    }

    /// Writes into a field.
    pub fn write(&self, selector: &str, text: &str) {
        let field = self.find("css selector", selector);
        let path = format!("{field}/value");
        self.driver.post(&path, &json!({ "text": text })).ok();
    }

    /// Clicks on an element.
    pub fn click(&self, selector: &str) {
        let path = format!("{}/click", self.find("css selector", selector));
        // Away from the edges, where bars may lie over it.
        let middle =
            format!("document.querySelector({selector:?})?.scrollIntoView({{block: 'center'}})");
        self.evaluate(&middle);
        self.driver.post(&path, &json!({})).ok();
    }

    /// Clicks on a link with this text.
    pub fn follow(&self, text: &str) {
        let path = format!("{}/click", self.find("link text", text));
        self.driver.post(&path, &json!({})).ok();
    }

    /// What a script returns.
    pub fn run(&self, script: &str) -> Value {
        self.command("execute/sync", &json!({"script": script, "args": []}))
    }

    /// The path of the first element found.
    fn find(&self, using: &str, value: &str) -> String {
        let found = self.command("element", &json!({"using": using, "value": value}));
        let id = found[ELEMENT].as_str().unwrap();
        format!("{}/element/{id}", self.session)
    }

    fn command(&self, name: &str, body: &Value) -> Value {
        let path = format!("{}/{name}", self.session);
        self.driver.post(&path, body).ok()["value"].take()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.driver.send("DELETE", &self.session, &[]);
    }
}
