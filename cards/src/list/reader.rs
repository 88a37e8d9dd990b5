//! Reads a text line by line.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::cells::Header;
use super::clean::{clean, is_blank};
use super::coded::{Coded, Takes};
use super::count::number;
use super::entry::Read;
use super::find::{Finder, Found};
use super::heading::{key, word};
use super::prefix::unquoted;
use super::report::{Entry, Line, LineKind, Note};
use crate::catalogue::Catalogue;
use crate::deck::DeckLine;
use crate::words::slug_into;

mod about;
mod finish;
mod pieces;
mod plain;
mod rows;
mod sections;
mod taking;

/// Where the cards of the next lines stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// Nothing tells.
    Nowhere,
    In(Section),
    /// In a section that the game does not have.
    Lost,
    /// Beside the deck, for another time.
    LeftOut,
}

/// A text in the middle of being read.
pub(super) struct Reader<'c, 't> {
    pub finder: Finder<'c>,
    /// By game: how many entries it knows.
    pub known: [usize; 4],
    /// The game that the text names.
    pub named: Option<Game>,
    pub lines: Vec<Line<'t>>,
    pub entries: Vec<Entry>,
    pub deck: Vec<DeckLine>,
    pub notes: Vec<Note>,
    at: At,
    /// How deep the heading of the section is, in signs of Markdown.
    level: usize,
    header: Option<Header>,
    item: u32,
    /// The line of the deck that attachments go to.
    host: Option<usize>,
    titled: bool,
    /// The line that is the title, if all others have copies.
    maybe_title: Option<usize>,
    /// Whether lines with `+2 Nome` make those with `-3 Nome` look like changes.
    pub pluses: bool,
    slug: String,
}

impl<'c, 't> Reader<'c, 't> {
    pub(super) const fn new(catalogue: &'c Catalogue, game: Option<Game>) -> Self {
        Self {
            finder: Finder::new(catalogue, game),
            known: [0; 4],
            named: None,
            lines: Vec::new(),
            entries: Vec::new(),
            deck: Vec::new(),
            notes: Vec::new(),
            at: At::Nowhere,
            level: 0,
            header: None,
            item: 0,
            host: None,
            titled: false,
            maybe_title: None,
            pluses: false,
            slug: String::new(),
        }
    }

    /// Reads the next line.
    pub(super) fn line(&mut self, text: &'t str) {
        let start = self.entries.len();
        let kind = self.kind(text);
        self.add_line(text, kind, start);
    }

    /// A line that is a code.
    pub(super) fn coded(&mut self, text: &'t str, coded: &Coded) {
        let start = self.entries.len();
        let kind = match &coded.takes {
            Takes::Nothing => LineKind::Comment,
            Takes::Refused(why) => {
                self.push(&Read::refused(&coded.code, why.clone()), At::Nowhere, false);
                LineKind::Cards
            }
            Takes::Deck(deck) => {
                self.named.get_or_insert(deck.game);
                for line in &deck.lines {
                    let at = At::In(line.section);
                    self.push(&Read::coded(line.card, line.copies), at, false);
                    for (card, copies) in &line.attached {
                        self.push(&Read::coded(*card, *copies), at, true);
                    }
                }
                self.host = None;
                LineKind::Cards
            }
        };
        self.add_line(text, kind, start);
    }

    /// Adds a line with the entries from a place on.
    pub(super) fn add_line(&mut self, text: &'t str, kind: LineKind, start: usize) {
        let entries = start..self.entries.len();
        self.lines.push(Line {
            text,
            kind,
            entries,
        });
    }

    fn kind(&mut self, text: &str) -> LineKind {
        if is_blank(text) {
            self.header = None;
            return LineKind::Blank;
        }
        let trimmed = text.trim();
        let plain = clean(trimmed);
        let struck = trimmed.len() > 4 && trimmed.starts_with("~~") && trimmed.ends_with("~~");
        if struck || !plain.chars().any(char::is_alphanumeric) {
            return LineKind::Comment;
        }
        let plain = self.unquoted(plain.trim());
        if plain.starts_with("//") || plain.starts_with("<!--") {
            return LineKind::Comment;
        }
        if let Some(kind) = self.row(trimmed) {
            return kind;
        }
        if let Some(body) = plain.strip_prefix('#')
            && !body.starts_with(|c: char| c.is_ascii_digit())
        {
            return self.hash(plain);
        }
        let bold = trimmed.starts_with("**") && trimmed.trim_end_matches(':').ends_with("**");
        self.plain(plain, bold)
    }

    /// A line without the stamp of a chat, whose author is neither a heading nor a card.
    fn unquoted<'s>(&mut self, line: &'s str) -> &'s str {
        let (finder, letters) = (&mut self.finder, &mut self.slug);
        unquoted(line, &mut |author, said| {
            slug_into(author, letters);
            let is_word = word(letters).is_some() || key(letters).is_some();
            is_word || number(said.trim()).is_some() || finder.find(author) != Found::Nothing
        })
    }
}
