//! What makes a page live: its script, what that script says, and its keys.
//!
//! A page has one table of actions. It feeds the sheet of keys, the tooltips of buttons and the keys themselves.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::web::assets;
use crate::words::pages::live as words;
use crate::words::{Language, Message};

/// Something that a page does, by a key or a button.
pub struct Action {
    /// Its name in the script and on buttons.
    pub id: &'static str,
    /// Its keys, as `KeyboardEvent` calls them.
    pub keys: &'static [&'static str],
    /// What it does.
    pub name: fn() -> Message,
}

/// The sheet of keys, which every page with keys has.
const SHEET: Action = Action {
    id: "sheet",
    keys: &["[Shift]+?"],
    name: words::sheet,
};

/// An action of the sheet.
struct Row {
    id: &'static str,
    keys: String,
    shown: Vec<String>,
    name: String,
}

/// The live part of a page; without scripts nothing of it is seen.
#[derive(Template)]
#[template(path = "parts/live.html")]
pub struct Live {
    lang: Language,
    script: String,
    modules: Vec<String>,
    rows: Vec<Row>,
}

impl HtmlSafe for Live {}

impl Live {
    /// The live part of a page with these actions; `modules` are all that its script imports.
    pub fn new(lang: Language, script: &str, modules: &[&str], actions: &[Action]) -> Self {
        let row = |action: &Action| Row {
            id: action.id,
            keys: action.keys.join(" "),
            shown: shown(action.keys, lang),
            name: (action.name)().to(lang),
        };
        Self {
            lang,
            script: assets::address(script),
            modules: modules.iter().map(|it| assets::address(it)).collect(),
            rows: actions.iter().chain([&SHEET]).map(row).collect(),
        }
    }
}

/// Keys as people call them; many of them by the first and the last one.
fn shown(keys: &[&str], lang: Language) -> Vec<String> {
    let shown = keys.iter().map(|key| match *key {
        "Space" => words::space().to(lang),
        "[Shift]+?" => "?".to_owned(),
        "ArrowLeft" => "←".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "Escape" => "Esc".to_owned(),
        key => key.to_owned(),
    });
    let shown: Vec<String> = shown.collect();
    match shown.as_slice() {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        _ => shown,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{Action, SHEET};
    use crate::web::pages;

    /// Every live page of the lab: its script, what that imports, its actions.
    fn live() -> [(&'static str, &'static [&'static str], &'static [Action]); 5] {
        [
            pages::hand::LIVE,
            pages::table::LIVE,
            pages::lab::LIVE,
            pages::compare::LIVE,
            pages::chances::LIVE,
        ]
    }

    #[test]
    fn no_key_has_two_meanings_on_a_page() {
        for (script, _, actions) in live() {
            // `/` goes to the box of the page.
            let mut keys = BTreeSet::from(["/"]);
            let mut ids = BTreeSet::new();
            for action in actions.iter().chain([&SHEET]) {
                assert!(ids.insert(action.id), "{script}: {}", action.id);
                for key in action.keys {
                    assert!(keys.insert(key), "{script}: {key}");
                }
            }
        }
    }

    fn imported(script: &Path, found: &mut BTreeSet<PathBuf>) {
        let text = fs::read_to_string(script).unwrap();
        let imports = text.lines().filter(|line| line.starts_with("import "));
        let imports = imports.filter_map(|line| line.split_once(" from \""));
        for (_, rest) in imports {
            let named = rest.split('"').next().unwrap();
            let file = script.parent().unwrap().join(named);
            let file = file.canonicalize().unwrap();
            if found.insert(file.clone()) {
                imported(&file, found);
            }
        }
    }

    #[test]
    fn a_page_names_every_module_that_its_script_imports() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/web/assets");
        let folder = folder.canonicalize().unwrap();
        for (script, modules, _) in live() {
            let mut found = BTreeSet::new();
            imported(&folder.join(script), &mut found);
            let found: BTreeSet<&str> = found
                .iter()
                .map(|it| it.strip_prefix(&folder).unwrap().to_str().unwrap())
                .collect();
            assert_eq!(found, modules.iter().copied().collect(), "{script}");
        }
    }
}
