//! Where a card was printed: its set, and its number there, given by the order of the file where it has none.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use crate::import::log::ImportLog;
use crate::import::names::fold;
use crate::import::place::FilePlace;
use crate::import::published::{self, Published};
use crate::stock::Entry;

/// The fields of a printing that may stand on the card itself.
const FLAT: [&str; 5] = ["set", "number", "artist", "finishes", "illustration"];

/// The sets of a file, and the numbers that are taken in them.
#[derive(Debug, Default)]
pub(in crate::import) struct Printer {
    /// The codes of the file's own sets.
    codes: Vec<Box<str>>,
    /// Those codes by what cards call the sets.
    names: HashMap<String, usize>,
    taken: HashMap<Box<str>, HashSet<u64>>,
    waiting: Vec<Waiting>,
}

/// A card whose number is not known before all others are.
#[derive(Debug)]
struct Waiting {
    entry: usize,
    /// The place of its set among those of the file.
    set: usize,
}

impl Printer {
    /// Takes a set of the file.
    pub(in crate::import) fn set(&mut self, code: &str, name: Option<&str>) {
        for known in [Some(code), name].into_iter().flatten() {
            self.names.entry(fold(known)).or_insert(self.codes.len());
        }
        self.codes.push(code.into());
    }

    /// Writes the printings of a card; the place of the set in which it still needs a number, if it does.
    pub(super) fn print(
        &mut self,
        told: &mut ImportLog,
        place: &FilePlace<'_>,
        card: &mut Map<String, Value>,
    ) -> Option<usize> {
        let flat = FLAT
            .into_iter()
            .filter_map(|name| Some((name.to_owned(), card.shift_remove(name)?)));
        let flat: Map<String, Value> = flat.collect();
        let mut printings = match card.shift_remove("printings") {
            None => vec![Value::Object(flat)],
            Some(Value::Array(list)) if flat.is_empty() => list,
            Some(other) if flat.is_empty() => {
                card.insert("printings".to_owned(), other);
                return None;
            }
            Some(_) => {
                let names: Vec<&str> = flat.keys().map(String::as_str).collect();
                let message = format!(
                    "printings and {} both say where it was printed: keep one",
                    names.join(", ")
                );
                told.wrong(place.file(), place.pointer(), message);
                return None;
            }
        };
        let mut unnumbered = None;
        let only = printings.len() == 1;
        for printing in printings.iter_mut().filter_map(Value::as_object_mut) {
            let set = self.set_of(told, place, printing)?;
            let own = self.codes.iter().position(|code| *code == set);
            match (printing.get("number"), own) {
                (Some(number), _) => {
                    let taken = self.taken.entry(set).or_default();
                    taken.extend(number.as_u64());
                }
                (None, Some(own)) if only => unnumbered = Some(own),
                (None, _) => {
                    let message = format!(
                        "the number in {set} is missing: it follows from the order of the file only for a card of one printing in a set of this file"
                    );
                    told.wrong(place.file(), place.pointer(), message);
                }
            }
        }
        card.insert("printings".to_owned(), printings.into());
        unnumbered
    }

    /// The set of a printing, by its code; nothing if that is told to be wrong.
    fn set_of(
        &self,
        told: &mut ImportLog,
        place: &FilePlace<'_>,
        printing: &mut Map<String, Value>,
    ) -> Option<Box<str>> {
        let code = match printing.get("set") {
            Some(Value::String(set)) => {
                let own = self
                    .names
                    .get(&fold(set))
                    .and_then(|at| self.codes.get(*at));
                own.map_or_else(|| set.as_str().into(), Clone::clone)
            }
            Some(_) => Box::default(),
            None => match self.codes.as_slice() {
                [only] => only.clone(),
                [] => {
                    let message = "names no set, and the file has none";
                    told.wrong(place.file(), place.pointer(), message);
                    return None;
                }
                several => {
                    let codes = several.join(", ");
                    let message = format!("names no set, and the file has several: {codes}");
                    told.wrong(place.file(), place.pointer(), message);
                    return None;
                }
            },
        };
        if !code.is_empty() {
            printing.shift_remove("set");
            printing.shift_insert(0, "set".to_owned(), (*code).into());
        }
        Some(code)
    }

    /// Notes that a card waits for its number. Its printings must be its last field.
    pub(super) fn wait(&mut self, entry: usize, set: usize) {
        self.waiting.push(Waiting { entry, set });
    }

    /// Gives every card that waits the number that it is published with, or the next one that is free in its set.
    pub(in crate::import) fn finish(
        mut self,
        entries: &mut [Entry],
        published: &Published,
        told: &mut ImportLog,
    ) {
        let before = published::former(entries);
        let number = |id: &str, code: &str| {
            let former = || published.number(code, before.get(id)?);
            published.number(code, id).or_else(former)
        };
        for code in &self.codes {
            let taken = self.taken.entry(code.clone()).or_default();
            taken.extend(published.numbers(code));
        }
        let mut last: HashMap<usize, u64> = HashMap::new();
        for Waiting { entry, set } in self.waiting {
            let (Some(code), Some(entry)) = (self.codes.get(set), entries.get_mut(entry)) else {
                continue;
            };
            let given = number(&entry.id, code).unwrap_or_else(|| {
                told.numbers += 1;
                let last = last.entry(set).or_default();
                *last += 1;
                let taken = self.taken.get(code);
                while taken.is_some_and(|taken| taken.contains(last)) {
                    *last += 1;
                }
                *last
            });
            let body = entry.body.strip_suffix("}]}").unwrap_or_default();
            entry.body = format!("{body},\"number\":{given}}}]}}").into();
        }
    }
}
