//! From files to sheets and trees: every entry with the place it came from.

use std::collections::BTreeMap;

use fabulario_engine::Text;
use fabulario_engine::fabula::Table;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::engine_form;
use super::sheet::{Keyword, Set, Sheet};
use crate::catalog::{Files, Mistake, Strict, parse};
use crate::text::{Lexicon, Subtype};

/// Something of a file, and where it stands there.
#[derive(Debug, Clone)]
pub(super) struct Placed<T> {
    pub file: String,
    pub place: usize,
    pub value: T,
    /// Whether all of it could be read; what is wrong with the rest is told already.
    pub sound: bool,
}

impl<T> Placed<T> {
    /// A mistake at a pointer below this entry.
    pub(super) fn wrong(&self, pointer: &str, message: impl Into<String>) -> Mistake {
        Mistake::new(
            &self.file,
            format!("/{}{pointer}", self.place),
            message.into(),
        )
    }
}

/// What the files hold.
pub(super) struct Raw {
    pub sets: Vec<Set>,
    pub subtypes: Vec<Placed<Subtype>>,
    pub keywords: Vec<Placed<Keyword>>,
    pub cards: Vec<Placed<Sheet>>,
    pub fichas: Vec<Placed<Sheet>>,
    /// The rules of the cards and then of the fichas, as the engine reads them.
    pub trees: Vec<Value>,
    /// The trees of the keywords.
    pub keyword_trees: Value,
}

/// The fields of an entry that are not the engine's.
const OWN: [&str; 4] = ["id", "name", "flavour", "printings"];

/// Where a ficha stands that an effect makes.
const MADE: &str = "/create/ficha";

pub(super) const CARDS: &str = "fabula/cards/";
pub(super) const FICHAS: &str = "fabula/fichas.json";

pub(super) fn read(files: &Files, mistakes: &mut Vec<Mistake>) -> Raw {
    let sets: Vec<Placed<Set>> = list(files, "fabula/sets.json", mistakes);
    let subtypes = list(files, "fabula/subtypes.json", mistakes);
    let mut keywords: Vec<Placed<Keyword>> = list(files, "fabula/keywords.json", mistakes);
    let (fichas, mut ficha_trees) = split(entries(files, FICHAS, mistakes), mistakes);
    let by_id = engine_form::fichas(&fichas, &ficha_trees);
    let (mut cards, mut trees) = (Vec::new(), Vec::new());
    for path in files.0.keys().filter(|path| path.starts_with(CARDS)) {
        let (sheets, of_file) = split(entries(files, path, mistakes), mistakes);
        cards.extend(sheets);
        trees.extend(of_file);
    }
    for (sheet, tree) in cards.iter().zip(&mut trees) {
        engine_form::write_fichas(tree, &by_id, "", &mut |pointer, message| {
            mistakes.push(sheet.wrong(pointer, message));
        });
    }
    for (sheet, tree) in fichas.iter().zip(&mut ficha_trees) {
        engine_form::write_fichas(tree, &BTreeMap::new(), "", &mut |pointer, message| {
            mistakes.push(sheet.wrong(pointer, message));
        });
    }
    for keyword in &mut keywords {
        let mut found = Vec::new();
        for (i, ability) in keyword.value.abilities.iter_mut().enumerate() {
            let pointer = format!("/abilities/{i}");
            engine_form::write_fichas(ability, &by_id, &pointer, &mut |pointer, message| {
                found.push((pointer.to_owned(), message));
            });
        }
        for (pointer, message) in found {
            mistakes.push(keyword.wrong(&pointer, message));
        }
    }
    trees.extend(ficha_trees);
    let keyword_trees = engine_form::keywords(&keywords);
    Raw {
        sets: sets.into_iter().map(|set| set.value).collect(),
        subtypes,
        keywords,
        cards,
        fichas,
        trees,
        keyword_trees,
    }
}

/// A list of values that serde reads.
pub(super) fn list<T: DeserializeOwned>(
    files: &Files,
    path: &str,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Placed<T>> {
    let mut read = Vec::new();
    for entry in entries(files, path, mistakes) {
        match serde_path_to_error::deserialize::<_, T>(&entry.value) {
            Ok(value) => read.push(Placed {
                file: entry.file,
                place: entry.place,
                value,
                sound: true,
            }),
            Err(error) => {
                let pointer = crate::catalog::pointer(error.path());
                mistakes.push(entry.wrong(&pointer, error.inner().to_string()));
            }
        }
    }
    read
}

fn entries(files: &Files, path: &str, mistakes: &mut Vec<Mistake>) -> Vec<Placed<Value>> {
    match parse::<Strict>(files, path, mistakes) {
        None => Vec::new(),
        Some(Strict(Value::Array(list))) => list
            .into_iter()
            .enumerate()
            .map(|(place, value)| Placed {
                file: path.to_owned(),
                place,
                value,
                sound: true,
            })
            .collect(),
        Some(_) => {
            mistakes.push(Mistake::new(path, "", "must be a list"));
            Vec::new()
        }
    }
}

/// Takes the sheet and the engine's tree of each entry apart.
fn split(
    entries: Vec<Placed<Value>>,
    mistakes: &mut Vec<Mistake>,
) -> (Vec<Placed<Sheet>>, Vec<Value>) {
    let (mut sheets, mut trees) = (Vec::new(), Vec::new());
    for entry in entries {
        let Value::Object(object) = &entry.value else {
            mistakes.push(entry.wrong("", "must be an object: a card"));
            continue;
        };
        let (own, mut tree): (Map<_, _>, Map<_, _>) = object
            .clone()
            .into_iter()
            .partition(|(key, _)| OWN.contains(&key.as_str()));
        if tree.contains_key("collections") {
            mistakes.push(entry.wrong("/collections", "follows from printings: leave it out"));
        }
        let before = mistakes.len();
        let sheet = Sheet::read(&own, &mut |pointer, message| {
            mistakes.push(entry.wrong(pointer, message));
        });
        let sound = mistakes.len() == before;
        // A name that could not be read is told already; the engine reads on under another one.
        let name = if sound {
            sheet.name.pt.clone()
        } else {
            format!("{} {}", entry.file, entry.place)
        };
        tree.insert("name".to_owned(), name.into());
        let sets: Vec<Value> = sheet
            .printings
            .iter()
            .map(|printing| printing.set.clone().into())
            .collect();
        if !sets.is_empty() {
            tree.insert("collections".to_owned(), sets.into());
        }
        trees.push(Value::Object(tree));
        sheets.push(Placed {
            sound,
            file: entry.file,
            place: entry.place,
            value: sheet,
        });
    }
    (sheets, trees)
}

impl Raw {
    /// What the renderer needs to know of words.
    pub(super) fn words(&self) -> Lexicon {
        let sheets = self.cards.iter().chain(&self.fichas);
        let name = |text: &Text| (text.pt.clone(), text.clone());
        Lexicon {
            subtypes: self
                .subtypes
                .iter()
                .map(|it| (it.value.id.clone(), it.value.clone()))
                .collect(),
            keywords: self
                .keywords
                .iter()
                .map(|it| {
                    let it = &it.value;
                    (it.id.clone(), (it.name.clone(), it.abilities.len()))
                })
                .collect(),
            names: sheets.map(|sheet| name(&sheet.value.name)).collect(),
        }
    }

    /// The table of all cards, or every mistake at its place in the files.
    pub(super) fn table(
        &self,
        mistakes: &mut Vec<Mistake>,
    ) -> Option<(Table, (Vec<Value>, Value))> {
        let cards = Value::Array(self.trees.clone());
        match Table::with_keywords(&cards, &self.keyword_trees) {
            Ok(table) => Some((table, (self.trees.clone(), self.keyword_trees.clone()))),
            Err(found) => {
                // What is wrong with a ficha is told at its own entry, not wherever it is made.
                let in_fichas = |it: &&fabulario_engine::fabula::Mistake| it.path.contains(MADE);
                let (made, own): (Vec<_>, Vec<_>) = found.iter().partition(in_fichas);
                mistakes.extend(own.iter().filter_map(|mistake| self.placed(mistake)));
                for mistake in made {
                    let told = own.iter().any(|it| it.message == mistake.message);
                    let Some(mistake) = self.placed(mistake).filter(|_| !told) else {
                        continue;
                    };
                    let place = |it: &Mistake| (it.file.clone(), it.pointer.clone());
                    if !mistakes.iter().any(|it| place(it) == place(&mistake)) {
                        mistakes.push(mistake);
                    }
                }
                None
            }
        }
    }

    /// The engine tells cards by their number in the list; an author knows them by id.
    fn by_id(&self, message: &str) -> String {
        const NUMBERED: &str = " is also the name of card ";
        let Some((name, number)) = message.split_once(NUMBERED) else {
            return message.to_owned();
        };
        let number = number.split(' ').next().and_then(|it| it.parse().ok());
        let card = number.and_then(|number: usize| self.cards.get(number));
        card.map_or_else(
            || message.to_owned(),
            |card| format!("{name} is also the name of {} (FAB 2.1.3)", card.value.id),
        )
    }

    /// A mistake of the engine's reader at its place in the file; inside of a ficha that is made, at the ficha.
    fn placed(&self, mistake: &fabulario_engine::fabula::Mistake) -> Option<Mistake> {
        let mut parts = mistake.path.split('/').skip(1);
        let (list, place) = (parts.next()?, parts.next()?.parse::<usize>().ok());
        let Some(place) = place else {
            return Some(Mistake::new("fabula/cards", "", mistake.message.clone()));
        };
        let rest: String = parts.fold(String::new(), |path, part| path + "/" + part);
        let rest = if rest == "/name" {
            "/name/pt-BR".to_owned()
        } else {
            rest
        };
        let rest = match rest.split_once(MADE) {
            Some((place, _)) => format!("{place}{MADE}"),
            None => rest,
        };
        // The reader does not know the fields that are the sheet's.
        let own = if rest.is_empty() && mistake.message.contains("is not known") {
            format!("; and {}", OWN.join(", "))
        } else {
            String::new()
        };
        let message = format!("{}{own}", self.by_id(&mistake.message));
        if list == "keywords" {
            return self.keywords.get(place).map(|it| it.wrong(&rest, message));
        }
        let mut sheets = self.cards.iter().chain(&self.fichas);
        sheets.nth(place).map(|it| it.wrong(&rest, message))
    }
}
