//! The files of pages: those of others are what was published, and nobody waits for a file that another one names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::assets;
use super::modules::imported;

/// A library of others, as `vendor.json` records it.
#[derive(Deserialize)]
struct Vendored {
    name: String,
    version: String,
    licence: String,
    files: BTreeMap<String, String>,
}

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/assets"))
}

#[test]
fn files_of_others_are_those_that_were_published() {
    let vendor = folder().join("vendor");
    let list = fs::read(vendor.join("vendor.json")).unwrap();
    let list: Vec<Vendored> = serde_json::from_slice(&list).unwrap();
    assert_eq!(list.len(), fs::read_dir(&vendor).unwrap().count() - 1);
    for library in list {
        assert!(!library.version.is_empty() && !library.licence.is_empty());
        assert!(
            library.files.contains_key("LICENSE.txt"),
            "{}",
            library.name
        );
        for (file, digest) in &library.files {
            let name = format!("vendor/{}/{file}", library.name);
            let bytes = fs::read(folder().join(&name)).unwrap();
            let found = Sha256::digest(&bytes);
            let found: String = crate::wire::hex::encode(&found);
            assert_eq!(found, *digest, "{name}");
            assert!(assets::file(&name).is_some(), "{name} is not served");
        }
    }
}

/// Every module of ours, by its name.
fn modules() -> BTreeMap<String, String> {
    let mut open = vec![folder().join("js")];
    let mut found = BTreeMap::new();
    while let Some(place) = open.pop() {
        for file in fs::read_dir(place).unwrap().map(|it| it.unwrap().path()) {
            if file.is_dir() {
                open.push(file);
            } else {
                let name = file.strip_prefix(folder()).unwrap().to_str().unwrap();
                found.insert(name.to_owned(), fs::read_to_string(&file).unwrap());
            }
        }
    }
    found
}

/// Every module of ours imports files that there are, by relative addresses.
#[test]
fn modules_import_files_that_there_are() {
    for (name, text) in modules() {
        let imports = text.lines().filter_map(|line| line.split_once(" from \""));
        for (_, rest) in imports {
            let named = rest.split('"').next().unwrap();
            assert!(named.starts_with('.'), "{name}: {named}");
            let file = folder().join(&name).parent().unwrap().join(named);
            assert!(file.exists(), "{name}: {named}");
        }
    }
}

/// A page names every module that its entry needs: as many as there are lines that import one, each of them served.
#[test]
fn a_page_names_every_module_that_it_needs() {
    let all = modules();
    for entry in ["js/desk.js", "js/decks.js"] {
        let found = imported(entry);
        let mut reached = vec![entry.to_owned()];
        reached.extend(found.iter().cloned());
        for name in reached {
            assert!(assets::file(&name).is_some(), "{name}");
            let Some(text) = all.get(&name) else { continue };
            for line in text.lines().filter(|line| line.contains(" from \".")) {
                let (_, named) = line.split_once(" from \"").unwrap();
                let file = named.rsplit('/').next().unwrap().split('"').next().unwrap();
                assert!(found.iter().any(|it| it.ends_with(file)), "{entry}: {line}");
            }
        }
        assert!(found.contains("vendor/lit-html/directive.js"), "{found:?}");
    }
}

/// What only modules say is said by one of them: each text of an island has its place, each place its text.
#[test]
fn texts_of_islands_are_those_that_modules_say() {
    let all: String = modules().into_values().collect();
    let rooms = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/islands");
    for room in fs::read_dir(rooms).unwrap() {
        let texts = fs::read(room.unwrap().path()).unwrap();
        let texts: BTreeMap<String, serde_json::Value> = serde_json::from_slice(&texts).unwrap();
        for name in texts.keys() {
            let call = format!(".{name}");
            let mut places = all.match_indices(&call).map(|(at, it)| at + it.len());
            let ends =
                |at: usize| !all[at..].starts_with(|it: char| it == '_' || it.is_alphanumeric());
            // Some are named by a choice: `group_type`.
            let (first, last) = name.split_once('_').unwrap_or((name, ""));
            let chosen =
                all.contains(&format!("`{first}_${{")) || all.contains(&format!("\"{first}\", ["));
            let chosen = chosen && (last.is_empty() || all.contains(&format!("\"{last}\"")));
            assert!(chosen || places.any(ends), "nobody says {name}");
        }
    }
}

/// What is served of a module is every line of it that does something, and no other.
#[test]
fn modules_are_served_without_their_comments() {
    let served = assets::served("js/deck/delta.js").unwrap();
    let written = assets::text("js/deck/delta.js").unwrap();
    let mut lines = written.lines();
    for line in served.lines() {
        assert!(lines.any(|it| it == line), "{line}");
        let start = line.trim_start();
        assert!(
            !start.starts_with("//") && !start.starts_with("* "),
            "{line}"
        );
    }
    assert!(served.contains("export function diff("));
    assert!(served.len() * 4 < written.len() * 3);
}

/// The lists that modules know are those of the games.
#[test]
fn modules_know_the_lists_of_every_game() {
    let text = assets::text("js/deck/document.js").unwrap();
    let (_, rest) = text.split_once("export const SECTIONS = [").unwrap();
    let (listed, _) = rest.split_once(']').unwrap();
    let listed: Vec<&str> = listed.split('"').skip(1).step_by(2).collect();
    let mut lists: Vec<Section> = Game::ALL
        .into_iter()
        .flat_map(Section::of)
        .copied()
        .collect();
    lists.push(Section::Maybe);
    lists.sort_unstable();
    lists.dedup();
    lists.retain(|it| *it != Section::Anexos);
    let lists: Vec<&str> = lists.iter().map(|it| it.word().id).collect();
    assert_eq!(listed, lists);
}
