//! Pages that work as forms: the one box, a pasted list, and the desk.

use std::fmt::Write as _;

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

mod desk;
mod home;
mod import;

/// Sends a form as a browser does.
fn send(actor: &Actor, path: &str, fields: &[(&str, &str)]) -> Answer {
    let mut body = String::new();
    for (name, value) in fields {
        if !body.is_empty() {
            body.push('&');
        }
        body.extend([encoded(name).as_str(), "=", encoded(value).as_str()]);
    }
    actor
        .with("content-type", "application/x-www-form-urlencoded")
        .send("POST", path, body.as_bytes())
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let mut encoded = String::new();
    for byte in text.bytes() {
        if plain(byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing into a string cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// What a page says, its entities read.
fn read(text: &str) -> String {
    let named = [
        ("&quot;", "\""),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&lt;", "<"),
        ("&#60;", "<"),
        ("&gt;", ">"),
        ("&#62;", ">"),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    let mut text = text.to_owned();
    for (entity, sign) in named {
        text = text.replace(entity, sign);
    }
    text
}

/// The value of a hidden field.
fn hidden(page: &str, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    let from = page
        .find(&start)
        .unwrap_or_else(|| panic!("no {name} in {page}"))
        + start.len();
    read(page[from..].split('"').next().unwrap())
}

/// The deck that a page of the desk carries.
fn held(page: &str) -> Value {
    serde_json::from_str(&hidden(page, "documento")).unwrap()
}

/// The values of the buttons of a page.
fn buttons(page: &str) -> Vec<String> {
    let buttons = page.split("<button").skip(1);
    let values = buttons.filter_map(|it| it.split('>').next()?.split("value=\"").nth(1));
    values
        .map(|it| read(it.split('"').next().unwrap()))
        .collect()
}

/// The stamp of the page.
fn stamp(page: &str) -> String {
    let stamp = page.split("class=\"stamp ").nth(1).expect("no stamp");
    let word = stamp.split('>').nth(1).unwrap();
    word.split('<').next().unwrap().to_owned()
}

/// The pasted list of the tour.
fn list() -> String {
    let readme = include_str!("../../openapi/TOUR.md");
    let (_, rest) = readme.split_once("Save it as `lista.txt`").unwrap();
    let (_, rest) = rest.split_once("```text\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

/// What the API says of a deck in the formats that are in force.
fn judged(deck: &Value) -> Value {
    let mut asked = json!({"game": deck["game"], "decks": [deck]});
    asked["fixes"] = json!(true);
    let answer = Server::shared()
        .anonymous()
        .post("/v1/validate?lang=pt-BR", &asked);
    answer.ok()["data"][0]["formats"][0].clone()
}
