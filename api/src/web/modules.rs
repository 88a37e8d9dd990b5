//! The modules of an island: what its entry imports, so that a page names them all and no reader waits for a chain.

use std::collections::BTreeSet;
use std::fmt;

use askama::filters::HtmlSafe;

use super::{Shell, assets};

/// The links that load the modules of a page.
pub struct Modules {
    entry: &'static str,
    files: Vec<String>,
}

impl Modules {
    /// Those of an entry, with its rooms of words.
    pub fn of(entry: &'static str, rooms: &[&str], shell: &Shell) -> Self {
        let words = rooms.iter();
        let words = words.map(|room| format!("words/{}/{room}.js", shell.lang));
        let mut files: Vec<String> = imported(entry).into_iter().collect();
        files.extend(words);
        Self { entry, files }
    }

    /// Those of the desk.
    pub fn of_desk(shell: &Shell) -> Self {
        Self::of("js/desk.js", &["desk", "desk_live", "verdict"], shell)
    }
}

impl HtmlSafe for Modules {}

impl fmt::Display for Modules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for file in &self.files {
            let address = assets::address(file);
            writeln!(f, "<link rel=\"modulepreload\" href=\"{address}\">")?;
        }
        let entry = assets::address(self.entry);
        write!(f, "<script type=\"module\" src=\"{entry}\"></script>")
    }
}

/// Every module that one imports, and what those import in turn.
pub fn imported(entry: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![entry.to_owned()];
    while let Some(file) = open.pop() {
        let Some(text) = assets::text(&file) else {
            continue;
        };
        for named in imports(&text) {
            // An example in a comment names a file, too.
            let file = beside(&file, named);
            if assets::file(&file).is_some() && found.insert(file.clone()) {
                open.push(file);
            }
        }
    }
    found
}

/// The addresses that a module names: `… from "./x.js"` and `import "./x.js"` at the end of a line.
pub fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').filter_map(|statement| {
        let rest = statement.trim_end().strip_suffix(['"', '\''])?;
        let (before, named) = rest.rsplit_once(['"', '\''])?;
        let before = before.trim_end();
        let imports =
            before.ends_with(" from") || before.ends_with("}from") || before.ends_with("import");
        (imports && named.starts_with('.')).then_some(named)
    })
}

/// The file that a relative address beside another one leads to.
fn beside(file: &str, named: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in named.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}
