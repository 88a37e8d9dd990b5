//! What went wrong, and the way on.

use askama::Template;
use serde_json::Value;

use crate::http::problem::{Document, Kind};
use crate::http::theme::Theme;
use crate::web::{POLICY, Shell};
use crate::words::Language;
use crate::words::pages::{problem, shell};

/// The field of a problem that lists cards which may be meant, each with id and name.
pub const NEAR: &str = "near";

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'a> {
    shell: Shell,
    document: &'a Document,
    /// What the reader may have looked for, to be typed no second time.
    typed: String,
    /// Cards that may be meant: ids and names.
    near: Vec<(&'a str, &'a str)>,
}

/// The page that a browser gets instead of a problem document, with its policy.
pub fn problem_page(
    lang: Language,
    theme: Option<Theme>,
    document: &Document,
) -> (&'static str, String) {
    let page = ProblemPage {
        shell: Shell::plain(lang, theme),
        document,
        typed: typed(&document.instance),
        near: near(document),
    };
    // A template that writes to memory cannot fail.
    (POLICY, page.render().unwrap_or_default())
}

/// The cards that the problem offers.
fn near(document: &Document) -> Vec<(&str, &str)> {
    let near = document.extras.get(NEAR).and_then(Value::as_array);
    near.into_iter().flatten().filter_map(card).collect()
}

/// The id and the name of a card that the problem offers.
fn card(offered: &Value) -> Option<(&str, &str)> {
    let text = |name: &str| offered.get(name).and_then(Value::as_str);
    Some((text("id")?, text("name")?))
}

/// The words of the last part of an address.
pub fn typed(path: &str) -> String {
    let last = path.rsplit('/').find(|part| !part.is_empty());
    let decoded = last.map(|it| {
        url::form_urlencoded::parse(it.as_bytes())
            .map(|(name, _)| name)
            .collect::<String>()
    });
    let words = decoded.unwrap_or_else(String::new);
    let words: String = words
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { ' ' })
        .collect();
    let mut words: Vec<&str> = words.split_whitespace().take(8).collect();
    if let Some(code) = words.first()
        && fabulario_engine::Game::ALL
            .iter()
            .any(|game| game.code() == *code)
    {
        words.remove(0);
    }
    words.join(" ")
}

#[derive(Template)]
#[template(path = "problems.html")]
struct ProblemsPage<'a> {
    shell: Shell,
    kinds: &'a [Kind],
}

/// The page about kinds of problems.
pub fn problems_page(shell: Shell, kinds: &[Kind]) -> String {
    ProblemsPage { shell, kinds }.render().unwrap_or_default()
}
