//! What is read of a file so far: its head, its entries, what is told about it.

use std::sync::Arc;

use fabulario_engine::{Game, Lang};
use serde_json::Value;

use super::card::{name, printing::Printer};
use super::log::ImportLog;
use super::names::Part;
use super::place::FilePlace;
use super::set;
use super::shape::Shaper;
use super::{Draft, Incoming, Published};
use crate::plan::SHIPPED;
use crate::stock::{Entry, Kind};
use crate::words::{plain_slug, slug};

/// The most entries of a file: what follows from them must fit into the memory of a small server.
const MOST_ENTRIES: usize = 200_000;

/// A file while it is read.
#[derive(Debug)]
pub(super) struct Reading {
    /// The game of all its cards.
    pub game: Game,
    /// The language of plain strings.
    pub lang: Lang,
    /// Who publishes its sets.
    pub publisher: Option<String>,
    /// What groups its cards, where no publisher does.
    pub pool: Option<String>,
    /// The code of its first set.
    pub first_set: Option<String>,
    /// The sets, and what numbers are taken in them.
    pub printer: Printer,
    /// Mistakes and counts.
    pub told: ImportLog,
    /// What it brings.
    pub entries: Vec<Entry>,
    /// Whether it brings too much.
    pub full: bool,
}

impl Reading {
    /// Whether there is room for one more entry; the first that finds none is told so.
    pub(super) fn has_room(&mut self, file: &str, pointer: &str) -> bool {
        if self.entries.len() < MOST_ENTRIES {
            return true;
        }
        if !std::mem::replace(&mut self.full, true) {
            let message = format!(
                "a file brings at most {MOST_ENTRIES} entries: divide it and import the parts one after the other"
            );
            self.told.wrong(file, pointer.to_owned(), message);
        }
        false
    }

    /// Takes an entry of any kind.
    pub(super) fn entry(&mut self, kind: Kind, file: &Arc<str>, pointer: String, value: Value) {
        let part = match (kind, self.game) {
            (Kind::Card | Kind::Token, _) => return self.card(kind, file, pointer, value),
            (Kind::Set, _) => Part::Set,
            (Kind::Tag, Game::Fabula) => Part::Subtype,
            (Kind::Keyword, Game::Fabula) => Part::Keyword,
            (Kind::Deck, Game::Fabula) => Part::FabulaDeck,
            (Kind::Deck, _) => Part::Deck,
            (Kind::Rename, _) => Part::Rename,
            (Kind::Tag | Kind::Keyword | Kind::Status | Kind::Path, _) => Part::Term,
        };
        let Value::Object(object) = value else {
            return self.told.wrong(file, pointer, "must be an object");
        };
        let place = FilePlace::new(file, &pointer);
        let mut shaper = Shaper {
            lang: self.lang,
            told: &mut self.told,
        };
        let mut object = shaper.object(part, &place, object);
        if kind == Kind::Set {
            set::settle(&mut shaper, &place, self.publisher.as_deref(), &mut object);
            // A set whose code is wrong is told once, not by each of its cards.
            let code = object.get("code").and_then(Value::as_str);
            self.printer.set(code.unwrap_or_default(), name(&object));
            self.first_set = self.first_set.take().or_else(|| code.map(str::to_owned));
        }
        let of_name = name(&object).and_then(plain_slug);
        let made = match kind {
            Kind::Tag | Kind::Keyword | Kind::Status => of_name,
            Kind::Deck => of_name.map(|name| format!("{}-deck-{name}", self.game)),
            _ => None,
        };
        if let Some(id) = made.filter(|_| !object.contains_key("id")) {
            self.told.ids += 1;
            object.shift_insert(0, "id".to_owned(), id.into());
        }
        let body = serde_json::to_string(&object).unwrap_or_default();
        let entry = Entry::new(self.game, kind, file, pointer, &body);
        self.entries.push(entry);
    }

    /// What the file brings, and what is wrong with it.
    pub(super) fn finish(mut self, file: &str, published: &Published) -> Draft {
        self.printer
            .finish(&mut self.entries, published, &mut self.told);
        let names = [self.publisher, self.pool, self.first_set];
        let mut slugs = names.iter().flatten().map(|name| slug(name));
        let origin = slugs.find(|slug| !slug.is_empty());
        if origin.is_none() {
            let message = "does not say who brings it: write \"publisher\", \"pool\" or a \"set\"";
            self.told.wrong(file, String::new(), message);
        }
        if origin.as_deref() == Some(SHIPPED) {
            let message = "the publisher fabulario is the catalogue's own: name another one";
            self.told.wrong(file, String::new(), message);
        }
        let origin = origin.filter(|origin| origin != SHIPPED);
        let (notes, mistakes) = match self.told.finish(file) {
            Ok(notes) => (notes, Vec::new()),
            Err(mistakes) => (Vec::new(), mistakes),
        };
        Draft {
            incoming: Incoming {
                origin: origin.unwrap_or_default(),
                entries: self.entries,
                notes,
            },
            mistakes,
        }
    }
}
