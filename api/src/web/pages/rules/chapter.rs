//! The chapters of a book: those of its numbers, then construction, rulings and keywords.

use fabulario_engine::GameSheet;

use super::CHAPTER;
use super::entry::Shown;
use crate::web::{Link, Shell};
use crate::wire::{Entry, EntryKind};
use crate::words::pages::rules as words;

/// Where entries without a number stand.
const CONSTRUCTION: &str = "construcao";
const RULINGS: &str = "decisoes";
const KEYWORDS: &str = "palavras";
/// Numbered rules of a book whose chapters nobody wrote down.
const RULES: &str = "regras";

/// A chapter with what the page shows of it.
pub struct Chapter {
    /// Its number, or the name of a chapter without one.
    pub id: String,
    /// The number, where it has one.
    pub number: Option<String>,
    /// What it is about.
    pub name: String,
    /// Whether it lies inside another one.
    pub inner: bool,
    /// How many entries of it the page is about, those of inner chapters included.
    pub count: usize,
    /// Where it is read.
    pub link: Link,
    /// The document that numbers its rules, where entries do not name it.
    pub document: Option<String>,
    /// Where more of it is told.
    pub more: Option<Link>,
    /// Its entries, where the page shows the book.
    pub entries: Vec<Shown>,
}

impl Chapter {
    /// Every chapter of a book.
    pub(super) fn all(sheet: &GameSheet, shell: &Shell) -> Vec<Self> {
        let numbered = sheet.chapters.iter().map(|chapter| {
            let number = Some(chapter.id.clone());
            (
                chapter.id.as_str(),
                number,
                chapter.name.get(shell.lang).to_owned(),
            )
        });
        let others = [
            (RULES, words::chapter_rules()),
            (CONSTRUCTION, words::chapter_construction()),
            (RULINGS, words::chapter_rulings()),
            (KEYWORDS, words::chapter_keywords()),
        ];
        let others = others
            .into_iter()
            .map(|(id, name)| (id, None, name.to(shell.lang)));
        let chapter = |(id, number, name): (&str, Option<String>, String)| Self {
            id: id.to_owned(),
            inner: id.contains('.'),
            link: if shell.asked("q").is_some() {
                shell.here(&[(CHAPTER, Some(id))])
            } else {
                shell.here(&[(CHAPTER, None)]).at(&format!("cap-{id}"))
            },
            number,
            name,
            count: 0,
            document: None,
            more: None,
            entries: Vec::new(),
        };
        numbered.chain(others).map(chapter).collect()
    }

    /// Says once what brief entries leave out.
    pub(super) fn shorten(&mut self, sheet: &GameSheet, shell: &Shell) {
        if self.id == RULINGS {
            self.more = Some(shell.here(&[(CHAPTER, Some(RULINGS))]));
        } else if self.number.is_some() && !self.inner {
            let document = sheet.documents.first();
            self.document = document.map(|it| it.title.get(shell.lang).to_owned());
        }
    }

    /// Number and name.
    pub fn title(&self) -> String {
        let number = self.number.iter().map(|it| format!("{it} "));
        number.chain([self.name.clone()]).collect()
    }

    /// Whether the page has anything of it.
    pub fn is_shown(&self) -> bool {
        self.count > 0
    }

    /// Whether a heading of it stands on a page of the book: its own entries, or those of inner chapters.
    pub fn is_headed(&self, chapters: &[Self]) -> bool {
        chapters
            .iter()
            .any(|it| !it.entries.is_empty() && is_in(Some(&it.id), &self.id))
    }
}

/// The chapter that an entry stands in.
pub(super) fn of<'a>(sheet: &'a GameSheet, entry: &Entry) -> &'a str {
    match entry.kind {
        EntryKind::Rule => sheet.chapter(&entry.id).map_or(RULES, |it| it.id.as_str()),
        EntryKind::Construction => CONSTRUCTION,
        EntryKind::Ruling => RULINGS,
        EntryKind::Keyword => KEYWORDS,
    }
}

/// Whether a chapter is another one, or lies inside it.
pub(super) fn is_in(chapter: Option<&str>, outer: &str) -> bool {
    let rest = chapter.and_then(|it| it.strip_prefix(outer));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Counts an entry in its chapter and in the one around it.
pub(super) fn count(chapters: &mut [Chapter], id: Option<&str>) {
    for chapter in chapters {
        if is_in(id, &chapter.id) {
            chapter.count += 1;
        }
    }
}
