//! The values that fields of a catalogue have, under every name that players call them by.

use std::collections::HashMap;

use chrono::NaiveDate;
use fabulario_engine::Lang;

use super::Field;
use super::tree::Choice;
use crate::words::slug;

mod gather;
pub mod words;

/// A value of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    /// What data calls it.
    pub id: String,
    /// Its Portuguese name.
    pub pt: String,
    /// Its English name.
    pub en: String,
}

impl Value {
    /// Its name in a language.
    #[must_use]
    pub fn name(&self, lang: Lang) -> &str {
        lang.pick(&self.pt, &self.en)
    }
}

/// The values of one field.
#[derive(Debug, Clone, Default)]
pub struct Values {
    list: Vec<Value>,
    ids: HashMap<String, u16>,
    /// By the slugs of ids and names.
    names: HashMap<String, Vec<u16>>,
    /// By the stems of names, for those who write a plural.
    stems: HashMap<String, Vec<u16>>,
}

impl Values {
    /// The value with this id, which is new or known; none where there are too many already.
    fn put(&mut self, id: &str, pt: &str, en: &str) -> Option<u16> {
        let known = self.ids.get(id).copied();
        let place = known.or_else(|| u16::try_from(self.list.len()).ok())?;
        if known.is_none() {
            self.list.push(Value {
                id: id.to_owned(),
                pt: pt.to_owned(),
                en: en.to_owned(),
            });
            self.ids.insert(id.to_owned(), place);
            self.call(place, id);
        }
        self.call(place, pt);
        self.call(place, en);
        Some(place)
    }

    /// Adds a name.
    fn call(&mut self, place: u16, name: &str) {
        let name = slug(name);
        if self.names.get(&name).is_some_and(|it| it.contains(&place)) {
            return;
        }
        let keys = stems(&name).into_iter();
        for key in keys {
            add(&mut self.stems, key, place);
        }
        add(&mut self.names, name, place);
    }

    /// Whether a value has this name, letter for letter but for case and accents.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        self.names.contains_key(&slug(name))
    }

    /// Every value, in its order.
    #[must_use]
    pub fn list(&self) -> &[Value] {
        &self.list
    }

    /// The place of the value with this id.
    #[must_use]
    pub fn place(&self, id: &str) -> Option<u16> {
        self.ids.get(id).copied()
    }

    /// What a word means.
    #[must_use]
    pub fn named(&self, word: &str) -> Option<Choice> {
        let word = slug(word);
        let inflected = || {
            let keys = stems(&word);
            keys.iter().find_map(|key| self.stems.get(key))
        };
        let any = self.names.get(&word).or_else(inflected)?.clone();
        Some(Choice { any, word })
    }

    /// The values of which a name begins so.
    #[must_use]
    pub fn beginning(&self, word: &str) -> Option<Choice> {
        let word = slug(word);
        let begins = self
            .names
            .iter()
            .filter(|(name, _)| name.starts_with(&word));
        let mut any: Vec<u16> = begins.flat_map(|(_, places)| places).copied().collect();
        any.sort_unstable();
        any.dedup();
        (!any.is_empty()).then(|| Choice {
            any,
            word: format!("{word}*"),
        })
    }

    /// The name nearest to one that no value has.
    #[must_use]
    pub fn nearest(&self, word: &str) -> Option<&str> {
        let word = slug(word);
        let most = match word.len() {
            0..3 => 0,
            3..6 => 1,
            _ => 2,
        };
        let names = self.names.keys();
        let names = names.filter(|name| name.len().abs_diff(word.len()) <= most);
        let near = names.map(|name| (strsim::osa_distance(name, &word), name.as_str()));
        let nearest = near.filter(|(far, _)| *far <= most).min();
        nearest.map(|(_, name)| name)
    }

    /// A word that means just this value; its id if there is none.
    #[must_use]
    pub fn word_for_one(&self, place: u16, lang: Lang) -> String {
        let id = self.list.get(usize::from(place)).map(|it| it.id.as_str());
        let only = |(_, any): &(&String, &Vec<u16>)| **any == [place];
        // Rarely needed: all names of an ambiguous value are looked through.
        let other = || {
            let names = self.names.iter().filter(only).map(|(name, _)| name);
            names.min().cloned()
        };
        let choice = Choice {
            any: vec![place],
            word: String::new(),
        };
        let word = Some(self.word_for(&choice, lang)).filter(|word| !word.is_empty());
        word.or_else(other)
            .unwrap_or_else(|| id.unwrap_or_default().to_owned())
    }

    /// A word that means just these values, in a language if there is one.
    #[must_use]
    pub fn word_for(&self, choice: &Choice, lang: Lang) -> String {
        let means = |word: &String| self.names.get(word) == Some(&choice.any);
        let values = choice.any.iter();
        let values = values.filter_map(|place| self.list.get(usize::from(*place)));
        // A name of several words is longer than the id that stands for it.
        let words = values.flat_map(|value| {
            let (name, id) = (slug(value.name(lang)), slug(&value.id));
            if name.contains('-') {
                [id, name]
            } else {
                [name, id]
            }
        });
        let found = words.into_iter().find(means);
        found.unwrap_or_else(|| choice.word.clone())
    }
}

fn add(map: &mut HashMap<String, Vec<u16>>, key: String, place: u16) {
    let places = map.entry(key).or_default();
    if let Err(at) = places.binary_search(&place) {
        places.insert(at, place);
    }
}

/// The stems of a name in each language.
fn stems(name: &str) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let words = name.split('-');
        let words: Vec<String> = words.map(|word| crate::stems::stem(word, lang)).collect();
        format!("{lang}:{}", words.join("-"))
    })
}

/// The values of every field, the formats, and the days of sets.
#[derive(Debug, Clone, Default)]
pub struct Vocabulary {
    fields: HashMap<Field, Values>,
    /// The ids of the formats, in the catalogue's order.
    pub formats: Vec<String>,
    /// The slugs of their names, in the same order.
    pub format_names: Vec<[String; 2]>,
    /// The day of release of each set, by code in small letters.
    pub released: HashMap<String, NaiveDate>,
}

impl Vocabulary {
    /// The values of a field that has such.
    #[must_use]
    pub fn of(&self, field: Field) -> &Values {
        static NONE: std::sync::LazyLock<Values> = std::sync::LazyLock::new(Values::default);
        self.fields.get(&columns(field)).unwrap_or(&NONE)
    }

    /// The place of a value, which is new or known.
    pub(crate) fn put(&mut self, field: Field, id: &str, pt: &str, en: &str) -> Option<u16> {
        self.fields.entry(field).or_default().put(id, pt, en)
    }
}

/// The field whose values another one shares.
#[must_use]
pub const fn columns(field: Field) -> Field {
    match field {
        Field::Identity => Field::Colour,
        field => field,
    }
}
