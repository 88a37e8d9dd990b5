//! The table of pages: what is looked at on each, and what was found.

use std::path::Path;
use std::{fs, iter};

use fabulario_tests::{Browser, Server};

use super::audit::LOOKS;
use super::{at, keyboard};

/// Stops of the keyboard that are looked at on a page.
const STOPS: usize = 30;

/// Rows of cells.
#[derive(Default)]
pub(super) struct Table {
    head: Vec<&'static str>,
    rows: Vec<String>,
    /// What is wrong in empty cells.
    pub(super) wrong: Vec<String>,
}

impl Table {
    /// A page, with what is wrong in each of its cells.
    pub(super) fn row<const N: usize>(
        &mut self,
        route: &str,
        cells: [(&'static str, Vec<String>); N],
    ) {
        self.head = cells.iter().map(|(name, _)| *name).collect();
        let marks = cells
            .iter()
            .map(|(_, wrong)| if wrong.is_empty() { "✓" } else { "" });
        let marks: Vec<&str> = iter::once(route).chain(marks).collect();
        self.rows.push(format!("| {} |", marks.join(" | ")));
        self.wrong
            .extend(cells.into_iter().flat_map(|(name, wrong)| {
                wrong
                    .into_iter()
                    .map(move |it| format!("{route}, {name}: {it}"))
            }));
    }

    /// Shows it.
    pub(super) fn print(&self) {
        let lines = "---|".repeat(self.head.len());
        println!("| page | {} |\n|---|{lines}", self.head.join(" | "));
        self.rows.iter().for_each(|row| println!("{row}"));
    }
}

/// Whether the test of a page is there.
pub(super) fn used_by(test: &str) -> Vec<String> {
    let named = format!("fn {test}(");
    let texts = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("black_box"));
    let there = !test.is_empty() && texts.iter().any(|text| text.contains(&named));
    if there {
        Vec::new()
    } else {
        vec![format!("no test is called {test:?}")]
    }
}

/// The sources of a folder.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let texts = entries.flat_map(|path| {
        if path.is_dir() {
            files(&path)
        } else if path.extension().is_some_and(|it| it == "rs") {
            vec![fs::read_to_string(path).unwrap()]
        } else {
            Vec::new()
        }
    });
    texts.collect()
}

/// What the first stops of Tab show of a page.
pub(super) fn by_keys(server: &Server, browser: &Browser, path: &str) -> Vec<String> {
    browser.look(LOOKS[0].width, false);
    browser.goto(&at(server, path));
    keyboard::stops(browser, STOPS)
}

/// A page whose scripts do not run says something, and each of its forms can be sent.
pub(super) fn without_scripts(server: &Server, browser: &Browser, path: &str) -> Vec<String> {
    browser.scripts(false);
    browser.goto(&at(server, path));
    let told = browser.evaluate(WHOLE);
    browser.scripts(true);
    let told = told.as_array().unwrap().iter();
    told.map(|it| it.as_str().unwrap().to_owned()).collect()
}

const WHOLE: &str = r"(() => {
  const wrong = [];
  const main = document.querySelector('main');
  if (!document.querySelector('h1')) wrong.push('no h1');
  if ((main?.innerText ?? '').trim().length < 40) wrong.push('says nothing');
  for (const form of document.forms) {
    const sends = [...form.elements].some(it => it.type === 'submit' && !it.hidden);
    if (!sends) wrong.push(`no button sends ${form.outerHTML.slice(0, 90)}`);
  }
  return wrong;
})()";

#[test]
fn an_empty_cell_is_told() {
    let mut table = Table::default();
    table.row("/a", [("x", vec![]), ("y", vec!["why".to_owned()])]);
    assert_eq!(table.rows, ["| /a | ✓ |  |"]);
    assert_eq!(table.wrong, ["/a, y: why"]);
    assert_eq!(used_by("an_empty_cell_is_told"), [""; 0]);
    assert_eq!(used_by("nobody").len() + used_by("").len(), 2);
}
