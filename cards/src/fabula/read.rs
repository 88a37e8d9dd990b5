//! From entries to sheets and trees: each with the place it came from.

use std::collections::BTreeMap;
use std::sync::Arc;

use fabulario_engine::fabula::{Mistake as EngineMistake, Table, TableReader};
use fabulario_engine::{Game, Text};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::engine_form;
use super::sheet::Keyword;
use crate::catalogue::{Mistake, texts};
use crate::sheet::Sheet;
use crate::shelf::strict;
use crate::stock::{Entry, Kind, Stock};
use crate::text::{Lexicon, Subtype};

mod told;

/// Something of an entry, and where that stands.
#[derive(Debug, Clone)]
pub(crate) struct Placed<T> {
    pub file: Arc<str>,
    pub pointer: String,
    pub value: T,
    /// Whether all of it could be read; what is wrong with the rest is told already.
    pub sound: bool,
}

impl<T> Placed<T> {
    fn of(entry: &Entry, value: T) -> Self {
        Self {
            file: Arc::clone(&entry.file),
            pointer: entry.pointer.clone(),
            value,
            sound: true,
        }
    }

    /// The same, to be held by several.
    pub(super) fn shared(self) -> Placed<Arc<T>> {
        Placed {
            file: self.file,
            pointer: self.pointer,
            value: Arc::new(self.value),
            sound: self.sound,
        }
    }

    /// A mistake at a pointer below this entry.
    pub(crate) fn wrong(&self, pointer: &str, message: impl Into<String>) -> Mistake {
        Mistake::new(&self.file, format!("{}{pointer}", self.pointer), message)
    }
}

/// What the entries hold.
pub(super) struct Raw {
    pub subtypes: Vec<Placed<Subtype>>,
    pub keywords: Vec<Placed<Keyword>>,
    /// The same as the engine reads them.
    pub keyword_trees: Value,
    pub cards: Vec<Placed<Sheet>>,
    pub fichas: Vec<Placed<Sheet>>,
    /// The rules of the cards and then of the fichas, or what is wrong with them.
    pub table: Result<Table, Vec<EngineMistake>>,
}

pub(super) fn read(stock: &Stock, mistakes: &mut Vec<Mistake>) -> Raw {
    let keywords = keywords(stock, mistakes);
    let mut reader = TableReader::new(&keywords.1);
    let (mut cards, mut fichas) = (Vec::new(), Vec::new());
    trees(stock, mistakes, &mut |kind, sheet, tree| {
        reader.card(&tree);
        let list = match kind {
            Kind::Token => &mut fichas,
            _ => &mut cards,
        };
        list.push(sheet);
    });
    Raw {
        subtypes: list(stock, Kind::Tag, mistakes),
        keywords: keywords.0,
        keyword_trees: keywords.1,
        cards,
        fichas,
        table: reader.finish(),
    }
}

/// Gives the sheet and the engine's tree of every card and then of every ficha.
pub(super) fn trees(
    stock: &Stock,
    mistakes: &mut Vec<Mistake>,
    each: &mut dyn FnMut(Kind, Placed<Sheet>, Value),
) {
    let (sheets, mut ficha_trees) = fichas(stock, mistakes);
    let by_id = engine_form::fichas(&sheets, &ficha_trees);
    for entry in stock.kind(Game::Fabula, Kind::Card) {
        let Some((sheet, mut tree)) = split(entry, mistakes) else {
            continue;
        };
        engine_form::write_fichas(&mut tree, &by_id, "", &mut |pointer, message| {
            mistakes.push(sheet.wrong(pointer, message));
        });
        each(Kind::Card, sheet, tree);
    }
    for (sheet, tree) in sheets.iter().zip(&mut ficha_trees) {
        engine_form::write_fichas(tree, &BTreeMap::new(), "", &mut |pointer, message| {
            mistakes.push(sheet.wrong(pointer, message));
        });
    }
    for (sheet, tree) in sheets.into_iter().zip(ficha_trees) {
        each(Kind::Token, sheet, tree);
    }
}

fn fichas(stock: &Stock, mistakes: &mut Vec<Mistake>) -> (Vec<Placed<Sheet>>, Vec<Value>) {
    let entries = stock.kind(Game::Fabula, Kind::Token);
    entries.filter_map(|entry| split(entry, mistakes)).unzip()
}

/// The keywords, and their trees as the engine reads them.
pub(super) fn keywords(
    stock: &Stock,
    mistakes: &mut Vec<Mistake>,
) -> (Vec<Placed<Keyword>>, Value) {
    // What is wrong with a ficha is told where fichas are read.
    let (sheets, trees) = fichas(stock, &mut Vec::new());
    let by_id = engine_form::fichas(&sheets, &trees);
    let mut keywords: Vec<Placed<Keyword>> = list(stock, Kind::Keyword, mistakes);
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
    let trees = engine_form::keywords(&keywords);
    (keywords, trees)
}

/// A list of values that serde reads.
fn list<T: DeserializeOwned>(
    stock: &Stock,
    kind: Kind,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Placed<T>> {
    let mut read = Vec::new();
    for entry in stock.kind(Game::Fabula, kind) {
        let Some(value) = strict(entry, mistakes) else {
            continue;
        };
        texts::check(entry, &value, mistakes);
        match crate::catalogue::every(value) {
            Ok(value) => read.push(Placed::of(entry, value)),
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
            }
        }
    }
    read
}

/// Takes the sheet and the engine's tree of an entry apart.
fn split(entry: &Entry, mistakes: &mut Vec<Mistake>) -> Option<(Placed<Sheet>, Value)> {
    let value = strict(entry, mistakes)?;
    texts::check(entry, &value, mistakes);
    let Value::Object(object) = value else {
        mistakes.push(entry.wrong("", "must be an object: a card"));
        return None;
    };
    let is_own = |key: &str| Sheet::FIELDS.contains(&key);
    let (own, mut tree): (Map<_, _>, Map<_, _>) =
        object.into_iter().partition(|(key, _)| is_own(key));
    if tree.contains_key("sets") {
        mistakes.push(entry.wrong("/sets", "follows from printings: leave it out"));
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
        format!("{} {}", entry.file, entry.pointer)
    };
    tree.insert("name".to_owned(), name.into());
    if !sheet.printings.is_empty() {
        tree.insert("sets".to_owned(), sheet.sets().into());
    }
    let placed = Placed {
        sound,
        ..Placed::of(entry, sheet)
    };
    Some((placed, Value::Object(tree)))
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
}
