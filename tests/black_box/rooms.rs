//! The house: rooms that reach each other in a ring can only be understood together, so there are none.
//!
//! A room is a module at the top of a crate, with all that lies in it; in `api` the modules inside a room are rooms, too.
//! Rings that are older than this rule are listed. Each may only shrink: who cuts one shortens the list.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rings that remain, by crate.
const RINGS: &[(&str, &[&[&str]])] = &[
    ("api", &[]),
    (
        "cards",
        &[
            &[
                "apoteose",
                "card",
                "catalogue",
                "dominions",
                "fabula",
                "multiversity",
                "pools",
                "ready",
                "shelf",
                "stock",
            ],
            &["index", "query"],
        ],
    ),
    ("engine", &[&["apoteose", "deck", "fabula"]]),
];

/// The names that a room mentions.
type Reach = BTreeMap<String, BTreeSet<String>>;

#[test]
fn rooms_reach_each_other_in_no_ring_but_the_listed_ones() {
    for (name, listed) in RINGS {
        let house = House::read(name);
        assert_eq!(house.rings(""), *listed, "{name}");
    }
}

#[test]
fn inside_the_rooms_of_the_api_there_is_no_ring_either() {
    let api = House::read("api");
    let rooms: BTreeSet<&str> = api
        .files
        .iter()
        .filter_map(|it| it.module.first())
        .map(String::as_str)
        .collect();
    assert!(rooms.len() > 10, "{rooms:?}");
    for room in rooms {
        assert_eq!(api.rings(room), [[""; 0]; 0], "{room}");
    }
}

/// The source of a crate.
struct House {
    files: Vec<File>,
    /// Where a name at the top of the crate comes from.
    names: BTreeMap<String, String>,
}

struct File {
    /// The path of its module.
    module: Vec<String>,
    /// The full paths that it mentions.
    paths: Vec<Vec<String>>,
}

impl House {
    fn read(name: &str) -> Self {
        let source = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("..")
            .join(name)
            .join("src");
        let mut files = Vec::new();
        read(&source, &mut Vec::new(), &mut files);
        let top = fs::read_to_string(source.join("lib.rs")).unwrap();
        let mut names = BTreeMap::new();
        for line in top.split(';').filter_map(|it| it.split_once("use ")) {
            for path in expand(line.1) {
                if let [room, .., name] = path.as_slice() {
                    names.insert(name.clone(), room.clone());
                }
            }
        }
        Self { files, names }
    }

    /// The rings among what lies in a room, or among the rooms at the top.
    fn rings(&self, room: &str) -> Vec<Vec<String>> {
        let inside = |path: &[String]| match path {
            [first, ..] if room.is_empty() => Some(self.names.get(first).unwrap_or(first).clone()),
            [first, second, ..] if first == room => Some(second.clone()),
            _ => None,
        };
        let mut reach = Reach::new();
        for file in &self.files {
            if let Some(from) = inside(&file.module) {
                let to = file.paths.iter().filter_map(|path| inside(path));
                reach.entry(from).or_default().extend(to);
            }
        }
        rings(&reach)
    }
}

/// Sets of rooms that reach each other, those of one room left out.
fn rings(reach: &Reach) -> Vec<Vec<String>> {
    let mut far = reach.clone();
    loop {
        let before = far.clone();
        for to in far.values_mut() {
            let more: Vec<String> = to
                .iter()
                .filter_map(|it| before.get(it))
                .flatten()
                .cloned()
                .collect();
            to.extend(more);
        }
        if far == before {
            break;
        }
    }
    let there_and_back = |from: &String| {
        let back = |to: &&String| far.get(*to).is_some_and(|it| it.contains(from));
        far[from].iter().filter(back).cloned().collect::<Vec<_>>()
    };
    let rings: BTreeSet<Vec<String>> = far.keys().map(there_and_back).collect();
    rings.into_iter().filter(|ring| ring.len() > 1).collect()
}

fn read(folder: &Path, module: &mut Vec<String>, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if ["tests", "lib", "main"].contains(&&*name) {
            continue;
        }
        module.push(name);
        if path.is_dir() {
            read(&path, module, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let paths = mentioned(&text, module);
            files.push(File {
                module: module.clone(),
                paths,
            });
        }
        module.pop();
    }
}

/// The paths that begin with `crate` or `super`, from the top of the crate.
fn mentioned(text: &str, module: &[String]) -> Vec<Vec<String>> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    let lines = code.lines().map(|line| line.split("//").next().unwrap());
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    let starts = code
        .match_indices("crate::")
        .chain(code.match_indices("super::"));
    let mut paths = Vec::new();
    for (at, start) in starts {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|it| it == ':' || it == '$' || it.is_alphanumeric()) {
            continue;
        }
        for mut path in expand(&code[at + start.len()..]) {
            if start == "super::" {
                let ups = path.iter().take_while(|it| *it == "super").count();
                let kept = module.len().saturating_sub(ups + 1);
                path = [&module[..kept], &path[ups..]].concat();
            }
            paths.push(path);
        }
    }
    paths
}

/// Every path of `a::{b, c::d}`.
fn expand(text: &str) -> Vec<Vec<String>> {
    let text = text.trim_start();
    if let Some(list) = text.strip_prefix('{') {
        let mut depth = 0_usize;
        let parts = list.split(|it| {
            depth = match it {
                '{' => depth + 1,
                '}' => depth.wrapping_sub(1),
                _ => depth,
            };
            depth == usize::MAX || (depth == 0 && it == ',')
        });
        return parts
            .take_while(|it| !it.is_empty())
            .flat_map(expand)
            .collect();
    }
    let end = text
        .find(|it: char| !it.is_alphanumeric() && it != '_')
        .unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    if name.is_empty() {
        return vec![Vec::new()];
    }
    let rest = rest
        .strip_prefix("::")
        .map_or_else(|| vec![Vec::new()], expand);
    let with = |path: Vec<String>| [vec![name.to_owned()], path].concat();
    rest.into_iter().map(with).collect()
}
