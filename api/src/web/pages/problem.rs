//! What went wrong, and the way on.

use askama::Template;
use serde_json::Value;

use crate::http::problem::{Document, Kind, Reader};
use crate::web::{Link, POLICY, Shell};
use crate::words::pages::{problem, shell};

mod typed;

use typed::Typed;
pub use typed::words;

/// The field of a problem that lists cards which may be meant, each with id and name.
pub const NEAR: &str = "near";

#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemPage<'a> {
    shell: Shell,
    document: &'a Document,
    /// What the reader looked for, to be typed no second time.
    typed: Typed,
    /// The names that there are, each with its page.
    known: Vec<(&'a str, Option<Link>)>,
    /// What was not understood.
    told: Vec<&'a str>,
    about: Link,
    /// Cards that may be meant: ids and names.
    near: Vec<(&'a str, &'a str)>,
}

/// The page that a browser gets instead of a problem document, with its policy.
pub fn problem_page(reader: &Reader<'_>, document: &Document) -> (&'static str, String) {
    let shell = Shell::plain(reader.lang, reader.theme);
    let list = |name: &str| {
        let extra = document.extras.get(name).and_then(Value::as_array);
        extra.into_iter().flatten()
    };
    let path = |name: &str| match document.code {
        "unknown-game" => Some(format!("/regras/{name}")),
        "unknown-set" => Some(format!("/edicoes/{name}")),
        "unknown-card" => Some(format!("/cartas/{name}")),
        "unknown-ready-deck" => Some(format!("/prontos/{name}")),
        _ => None,
    };
    let known = list("known").filter_map(Value::as_str);
    let message = |it: &'_ Value| it.get("message").and_then(Value::as_str).is_some();
    let warnings = list("warnings").filter(|it| message(it));
    let page = ProblemPage {
        document,
        near: near(document),
        typed: Typed::of(document.code, &document.instance, reader.query),
        known: known
            .map(|name| (name, path(name).map(|path| shell.link(&path))))
            .collect(),
        told: warnings
            .filter_map(|it| it.get("message")?.as_str())
            .collect(),
        about: shell.link(&format!("/problems/{}", document.code)),
        shell,
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

#[derive(Template)]
#[template(path = "problems.html")]
struct ProblemsPage<'a> {
    shell: Shell,
    kinds: &'a [Kind],
}

impl ProblemsPage<'_> {
    fn about(&self, kind: Kind) -> Link {
        self.shell.link(&format!("/problems/{}", kind.slug()))
    }
}

/// The page about kinds of problems.
pub fn problems_page(shell: Shell, kinds: &[Kind]) -> String {
    ProblemsPage { shell, kinds }.render().unwrap_or_default()
}

#[derive(Template)]
#[template(path = "problem_kind.html")]
struct KindPage {
    shell: Shell,
    kind: Kind,
}

/// The page about one kind of problem.
pub fn kind_page(shell: Shell, kind: Kind) -> String {
    KindPage { shell, kind }.render().unwrap_or_default()
}
