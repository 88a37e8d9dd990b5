//! From entries to sheets and trees: each with the place it came from.

use std::collections::BTreeMap;
use std::sync::Arc;

use fabulario_engine::fabula::{Mistake as EngineMistake, Table, TableReader};
use fabulario_engine::{Game, Text};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::engine_form;
use super::sheet::Keyword;
use crate::catalog::{Mistake, texts};
use crate::sheet::Sheet;
use crate::shelf::strict;
use crate::stock::{Entry, Kind, Stock};
use crate::text::{Lexicon, Subtype};

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
    pub cards: Vec<Placed<Sheet>>,
    pub fichas: Vec<Placed<Sheet>>,
    /// The rules of the cards and then of the fichas, or what is wrong with them.
    pub table: Result<Table, Vec<EngineMistake>>,
}

/// Where a ficha stands that an effect makes.
const MADE: &str = "/create/ficha";

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
        match crate::catalog::every(value) {
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
        format!("{} {}", entry.file, entry.pointer)
    };
    tree.insert("name".to_owned(), name.into());
    if !sheet.printings.is_empty() {
        tree.insert("collections".to_owned(), sheet.collections().into());
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

    /// What is wrong with the table, at its places in the files.
    pub(super) fn tell(&self, found: &[EngineMistake], mistakes: &mut Vec<Mistake>) {
        // What is wrong with a ficha is told at its own entry, not wherever it is made.
        let in_fichas = |it: &&EngineMistake| it.path.contains(MADE);
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
    fn placed(&self, mistake: &EngineMistake) -> Option<Mistake> {
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
            format!("; and {}", Sheet::FIELDS.join(", "))
        } else {
            String::new()
        };
        let rule = rule_of(&rest, &mistake.message);
        let message = format!("{}{own}{rule}", self.by_id(&mistake.message));
        if list == "keywords" {
            return self.keywords.get(place).map(|it| it.wrong(&rest, message));
        }
        let mut sheets = self.cards.iter().chain(&self.fichas);
        sheets.nth(place).map(|it| it.wrong(&rest, message))
    }
}

/// The rule that says which words a field takes, for who has written another one.
fn rule_of(pointer: &str, message: &str) -> &'static str {
    if message.contains("the keyword ") && message.contains("is not defined") {
        return " (FAB 1.14.2)";
    }
    if !message.contains(" is not known here") {
        return "";
    }
    let parts: Vec<&str> = pointer.split('/').skip(1).collect();
    match &parts[..] {
        ["kind", ..] => " (FAB 2.4.2)",
        ["colours", ..] => " (FAB 2.4.5)",
        ["rarity", ..] => " (FAB-D6)",
        ["abilities", _] => " (FAB 1.14.4)",
        ["abilities" | "effect", ..] => " (FAB 1.14.1)",
        _ => "",
    }
}
