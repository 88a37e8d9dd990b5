//! An entry of the book as it is read.

use std::collections::HashMap;

use fabulario_engine::{GameSheet, Lang, RuleId};

use crate::web::{Link, Shell};
use crate::wire::{Entry, EntryKind};
use crate::words::pages::rules as words;

/// The titles of a game's documents.
pub struct Sources {
    titles: HashMap<String, String>,
    /// The title of the book, whose numbers rules have.
    book: Option<String>,
}

impl Sources {
    pub(super) fn new(sheet: &GameSheet, lang: Lang) -> Self {
        let documents = sheet.documents.iter();
        let titled = documents.map(|it| (it.id.clone(), it.title.get(lang).to_owned()));
        let book = sheet.documents.first();
        Self {
            titles: titled.collect(),
            book: book.map(|it| it.title.get(lang).to_owned()),
        }
    }
}

/// A rule, a ruling or a keyword.
pub struct Shown {
    /// What it is called.
    pub id: String,
    /// Its place on the page of the book.
    pub anchor: String,
    /// The address that stays.
    pub link: Link,
    /// What it is, where the chapter does not say it.
    pub kind: Option<String>,
    /// Whether it was decided here.
    pub ruled: bool,
    /// The word that is explained, if it is one.
    pub word: Option<String>,
    /// What it says.
    pub gloss: String,
    /// What the books leave open.
    pub conflict: Option<String>,
    /// Why it was ruled so.
    pub reason: Option<String>,
    /// The rulings that decide it, or the rules that it decides.
    pub others: Vec<Other>,
    /// Where it stands: the title of a document, and the place there.
    pub sources: Vec<(String, String)>,
    /// Whether the engine enforces it.
    pub enforced: bool,
    kind_name: String,
    far: Link,
    /// The place where the book has it under this number.
    numbered: Option<(String, String)>,
}

/// Another entry.
pub struct Other {
    /// What it is called.
    pub id: String,
    /// Where it is read.
    pub link: Link,
    far: Link,
}

impl Shown {
    /// An entry on the page of the book.
    pub(super) fn new(entry: &Entry, sources: &Sources, shell: &Shell, path: &str) -> Self {
        let far = |id: &RuleId| shell.link(path).at(&place(id));
        let near = |id: &RuleId| Link::inside(&place(id));
        let kind = match entry.kind {
            EntryKind::Rule => words::kind_rule(),
            EntryKind::Construction => words::kind_construction(),
            EntryKind::Ruling => words::kind_ruling(),
            EntryKind::Keyword => words::kind_keyword(),
        };
        let others = entry.rulings.iter().chain(&entry.rules);
        let (word, gloss) = match entry.gloss.split_once(": ") {
            Some((word, gloss)) if entry.kind == EntryKind::Keyword => {
                (Some(word.to_owned()), gloss.to_owned())
            }
            _ => (None, entry.gloss.clone()),
        };
        let titled = entry.sources.iter().map(|source| {
            let title = sources.titles.get(&source.document);
            let title = title.unwrap_or(&source.document);
            (title.clone(), source.place.clone())
        });
        Self {
            id: entry.id.0.clone(),
            anchor: anchor(&entry.id),
            link: near(&entry.id),
            kind: None,
            ruled: entry.kind == EntryKind::Ruling,
            word,
            gloss,
            conflict: entry.conflict.clone(),
            reason: entry.reason.clone(),
            others: others
                .map(|id| Other {
                    id: id.0.clone(),
                    link: near(id),
                    far: far(id),
                })
                .collect(),
            sources: titled.collect(),
            enforced: entry.enforced,
            numbered: sources.numbered(entry),
            kind_name: kind.to(shell.lang),
            far: far(&entry.id),
        }
    }

    /// Whether anything stands beside it.
    pub fn has_margin(&self) -> bool {
        self.enforced || self.kind.is_some() || !self.sources.is_empty()
    }

    /// The same without what the chapter says for all, or has on a page of its own.
    pub(super) fn brief(mut self) -> Self {
        self.sources.retain(|it| Some(it) != self.numbered.as_ref());
        if self.ruled {
            self.sources.clear();
            self.conflict = None;
            self.reason = None;
        }
        self
    }

    /// The same on a page that is not the book: links lead there, and the kind is told.
    pub(super) fn elsewhere(mut self) -> Self {
        self.link = self.far.clone();
        for other in &mut self.others {
            other.link = other.far.clone();
        }
        self.kind = Some(self.kind_name.clone());
        self
    }
}

impl Sources {
    fn numbered(&self, entry: &Entry) -> Option<(String, String)> {
        let (_, number) = entry.id.0.split_once(' ')?;
        let number = number.split(['#', '@']).next()?;
        Some((self.book.clone()?, number.to_owned()))
    }
}

/// The id of an entry's element.
fn anchor(id: &RuleId) -> String {
    id.0.replace(' ', "-")
}

/// The same as part of an address, where a number sign begins something else.
fn place(id: &RuleId) -> String {
    anchor(id).replace('#', "%23")
}
