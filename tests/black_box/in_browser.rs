//! Pages and the documentation in a real browser.

mod audit;
mod card;
mod deck_modules;
mod desk;
mod device;
mod docs;
mod find;
mod hand;
mod keyboard;
mod list;
mod looks;
mod odds;
mod offline;
mod pace;
mod play;
mod run;
mod screens;
mod table;

use fabulario_tests::{Browser, Server};

/// The whole address of a page.
fn at(server: &Server, path: &str) -> String {
    format!("http://{}{path}", server.address)
}

/// Waits until a condition holds in the page: it is looked at with every frame, for up to twenty seconds.
fn until(browser: &Browser, condition: &str) {
    let script = format!(
        "new Promise(done => {{
            const end = performance.now() + 20000;
            const look = () => {{
                if ({condition}) done(true);
                else if (performance.now() > end) done(false);
                else requestAnimationFrame(look);
            }};
            look();
        }})"
    );
    let holds = browser.evaluate(&script);
    assert_eq!(holds, serde_json::Value::Bool(true), "never: {condition}");
}

/// Everything the page loaded came from the server itself.
fn loads_only_from(browser: &Browser, server: &Server) {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    let loaded = browser.run(script);
    let here = at(server, "/");
    let loaded = loaded.as_array().unwrap().iter();
    let loaded = loaded.map(|name| name.as_str().unwrap().to_owned());
    let outside: Vec<String> = loaded
        .filter(|name| !name.starts_with(&here) && !name.starts_with("data:"))
        .collect();
    assert_eq!(outside, [""; 0]);
}
