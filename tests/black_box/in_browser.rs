//! Pages and the documentation in a real browser.

mod audit;
mod card;
mod docs;
mod find;
mod keyboard;
mod list;
mod looks;
mod offline;
mod pace;
mod screens;
mod table;

use fabulario_tests::{Browser, Server};

/// The whole address of a page.
fn at(server: &Server, path: &str) -> String {
    format!("http://{}{path}", server.address)
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
