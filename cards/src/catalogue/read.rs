//! From files to typed values.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::{Format, Game, GameSheet, Rule, Ruling};
use serde::de::DeserializeOwned;

use super::{Files, GameBook, Mistake};
use crate::stock::place;
use crate::wins::Wins;

/// What the files say that are no lists of entries.
#[derive(Default)]
pub(super) struct Read {
    pub books: BTreeMap<Game, GameBook>,
    pub formats: Vec<Format>,
    /// How ready decks fare, of the games where that was measured.
    pub wins: BTreeMap<Game, Wins>,
}

/// Reads what can be read; a file that is missing, broken or unexpected is a mistake.
pub(super) fn read(files: &Files, mistakes: &mut Vec<Mistake>) -> Read {
    let mut books = BTreeMap::new();
    let mut formats = Vec::new();
    let mut wins = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for game in Game::ALL {
        let mut file = |name: &str| {
            let path = format!("{}/{name}.json", game.slug());
            seen.insert(path.clone());
            path
        };
        let sheet = parse::<GameSheet>(files, &file("game"), mistakes);
        let rules = parse::<Vec<Rule>>(files, &file("rules"), mistakes);
        let rulings = parse::<Vec<Ruling>>(files, &file("rulings"), mistakes);
        if let (Some(sheet), Some(rules), Some(rulings)) = (sheet, rules, rulings) {
            books.insert(
                game,
                GameBook {
                    sheet,
                    rules,
                    rulings,
                },
            );
        }
        let measured = file("wins");
        if files.0.contains_key(&measured) {
            let measured = parse::<Wins>(files, &measured, mistakes);
            wins.extend(measured.map(|it| (game, it)));
        }
        let folder = format!("{}/formats/", game.slug());
        for path in files.0.keys().filter(|path| path.starts_with(&folder)) {
            seen.insert(path.clone());
            let Some(format) = parse::<Format>(files, path, mistakes) else {
                continue;
            };
            if *path != format!("{folder}{}.json", format.id) {
                mistakes.push(Mistake::new(
                    path,
                    "/id",
                    format!("the file of {} must be {}.json", format.id, format.id),
                ));
            }
            if format.game != game {
                mistakes.push(Mistake::new(
                    path,
                    "/game",
                    format!("must be {game}, as its folder says"),
                ));
            }
            formats.push(format);
        }
    }
    // The cards have a reader of their own.
    let of_cards = |path: &&String| place(path).is_some();
    seen.extend(files.0.keys().filter(of_cards).cloned());
    for path in files.0.keys().filter(|path| !seen.contains(*path)) {
        mistakes.push(Mistake::new(
            path,
            "",
            "belongs to no game: see the list of files in cards/README.md",
        ));
    }
    formats.sort_by(|a, b| (a.game, &a.id).cmp(&(b.game, &b.id)));
    Read {
        books,
        formats,
        wins,
    }
}

fn parse<T: DeserializeOwned>(files: &Files, path: &str, mistakes: &mut Vec<Mistake>) -> Option<T> {
    let Some(data) = files.0.get(path) else {
        mistakes.push(Mistake::new(path, "", "is missing"));
        return None;
    };
    let mut json = serde_json::Deserializer::from_slice(data);
    let parsed = serde_path_to_error::deserialize(&mut json)
        .map_err(|error| (pointer(error.path()), error.into_inner()))
        .and_then(|value| {
            json.end()
                .map(|()| value)
                .map_err(|error| (String::new(), error))
        });
    match parsed {
        Ok(value) => Some(value),
        Err((pointer, error)) => {
            mistakes.push(Mistake::new(path, pointer, error.to_string()));
            None
        }
    }
}

pub(crate) fn pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in path {
        let part = match segment {
            Segment::Seq { index } => index.to_string(),
            Segment::Map { key } => key.replace('~', "~0").replace('/', "~1"),
            Segment::Enum { variant } => variant.clone(),
            // The file ends before the place has a name.
            Segment::Unknown => continue,
        };
        pointer.push('/');
        pointer.push_str(&part);
    }
    pointer
}
