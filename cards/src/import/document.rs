//! A JSON document: whose cards they are, their sets and words, and the cards or the file that holds them.

use std::sync::Arc;

use fabulario_engine::{Game, Lang};
use serde_json::Value;
use serde_json::value::RawValue;

use super::card::printing::Printer;
use super::log::ImportLog;
use super::names::{Field, Part};
use super::place::{FilePlace, malformed};
use super::reading::Reading;
use super::text::tidy;
use super::vocabulary::Vocabulary;
use crate::catalogue::Strict;
use crate::stock::Kind;

mod fields;

use fields::Fields;

/// A document whose fields are known.
pub(super) struct Document<'a> {
    /// The text of the whole file.
    pub whole: &'a str,
    /// What the user called it.
    pub file: Arc<str>,
    /// The pointer of the document in the file.
    pub root: String,
    fields: Vec<(&'static Field, String, &'a RawValue)>,
}

impl<'a> Document<'a> {
    /// Finds the fields of a document in `json`, a part of `whole`.
    pub(super) fn new(
        file: &Arc<str>,
        root: String,
        whole: &'a str,
        json: &'a str,
        told: &mut ImportLog,
    ) -> Option<Self> {
        let fields = match serde_json::from_str::<Fields<'_>>(json) {
            Ok(Fields(fields)) => fields,
            Err(error) => {
                told.wrong(file, root, malformed(&error, whole, json));
                return None;
            }
        };
        let mut known: Vec<(&'static Field, String, &'a RawValue)> = Vec::new();
        for (key, value) in fields {
            let pointer = FilePlace::new(file, &root).field(&key).pointer();
            let Some(field) = Part::Document.find(&key) else {
                let all = Part::Document.known();
                let message = format!("the field {key} is not known; known are {all}");
                told.wrong(file, pointer, message);
                continue;
            };
            let first = known.iter().find(|(it, ..)| it.name == field.name);
            if let Some((_, first, _)) = first {
                let message = format!("{first} and {key} both mean {}", field.name);
                told.wrong(file, pointer, message);
            } else if value.get() != "null" {
                known.push((field, key, value));
            }
        }
        Some(Self {
            whole,
            file: Arc::clone(file),
            root,
            fields: known,
        })
    }

    /// A field: its pointer, and what is written there.
    pub(super) fn field(&self, name: &str) -> Option<(String, &'a RawValue)> {
        let found = self.fields.iter().find(|(field, ..)| field.name == name);
        found.map(|(_, key, value)| {
            let pointer = FilePlace::new(&self.file, &self.root).field(key).pointer();
            (pointer, *value)
        })
    }

    /// The text of a field, if there is one; what is no text is a mistake.
    fn text(&self, name: &str, told: &mut ImportLog) -> Option<String> {
        let (pointer, value) = self.field(name)?;
        let Ok(text) = serde_json::from_str::<String>(value.get()) else {
            told.wrong(&self.file, pointer, "must be a text");
            return None;
        };
        Some(tidy(&text)).filter(|text| !text.is_empty())
    }

    /// Reads everything but the cards; nothing if the game is not known.
    pub(super) fn begin(&self, mut told: ImportLog) -> Result<Reading, ImportLog> {
        let game = self.text("game", &mut told);
        let lang = self.text("lang", &mut told);
        let lang = lang.and_then(|lang| {
            let tag = Vocabulary::Lang.find(&lang);
            let known = Lang::ALL.into_iter().find(|lang| Some(lang.tag()) == tag);
            if known.is_none() {
                let pointer = self.field("lang").unzip().0.unwrap_or_default();
                let message = format!("{lang} is no language of this catalogue: use pt-BR or en");
                told.wrong(&self.file, pointer, message);
            }
            known
        });
        let publisher = self.text("publisher", &mut told);
        let pool = self.text("pool", &mut told);
        let code = game.as_deref().and_then(|game| Vocabulary::Game.find(game));
        let Some(game) = code.and_then(|code| code.parse::<Game>().ok()) else {
            let field = self.field("game");
            let message = match &field {
                None => {
                    "the field game is missing: write \"game\": \"fab\", \"dd\", \"mvc\" or \"apo\""
                }
                Some(_) => "is no game of this catalogue: use fab, dd, mvc or apo",
            };
            let pointer = field.map_or_else(|| self.root.clone(), |(pointer, _)| pointer);
            told.wrong(&self.file, pointer, message);
            return Err(told);
        };
        let mut reading = Reading {
            game,
            lang: lang.unwrap_or_default(),
            publisher,
            pool,
            first_set: None,
            printer: Printer::default(),
            told,
            entries: Vec::new(),
            full: false,
        };
        self.sets(&mut reading);
        for kind in Kind::ALL {
            let list = match kind {
                // Sets are read already, and cards come from several places.
                Kind::Set | Kind::Card => continue,
                Kind::Tag => "tags",
                Kind::Token => "tokens",
                other => other.list(game),
            };
            if let Some((pointer, value)) = self.field(list) {
                self.list(kind, &pointer, value, &mut reading);
            }
        }
        Ok(reading)
    }

    fn sets(&self, reading: &mut Reading) {
        let (one, several) = (self.field("set"), self.field("sets"));
        if let (Some(_), Some((pointer, _))) = (&one, &several) {
            let message = "set and sets both name sets: keep one";
            reading.told.wrong(&self.file, pointer.clone(), message);
        }
        if let Some((pointer, value)) = one {
            self.value(Kind::Set, pointer, value, reading);
        }
        if let Some((pointer, value)) = several {
            self.list(Kind::Set, &pointer, value, reading);
        }
    }

    /// Takes the entries of a list.
    pub(super) fn list(&self, kind: Kind, at: &str, value: &'a RawValue, reading: &mut Reading) {
        let Ok(list) = serde_json::from_str::<Vec<&RawValue>>(value.get()) else {
            let message = match kind {
                Kind::Card => {
                    "must be a list, or the name of a .csv or .jsonl file beside this one"
                }
                _ => "must be a list",
            };
            return reading.told.wrong(&self.file, at.to_owned(), message);
        };
        for (i, value) in list.into_iter().enumerate() {
            self.value(kind, format!("{at}/{i}"), value, reading);
        }
    }

    fn value(&self, kind: Kind, pointer: String, value: &RawValue, reading: &mut Reading) {
        if !reading.has_room(&self.file, &pointer) {
            return;
        }
        match parsed(value.get()) {
            Ok(value) => reading.entry(kind, &self.file, pointer, value),
            Err(error) if reading.told.is_full() => {
                reading.told.wrong(&self.file, pointer, error.to_string());
            }
            Err(error) => {
                let message = malformed(&error, self.whole, value.get());
                reading.told.wrong(&self.file, pointer, message);
            }
        }
    }
}

/// JSON in which every field stands once.
pub(super) fn parsed(json: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str::<Strict>(json).map(|Strict(value)| value)
}
