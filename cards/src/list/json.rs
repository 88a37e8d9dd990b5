//! Decks as this product writes them in JSON: `{"game": "fab", "deck": {"main": [{"card": "…", "copies": 3}]}}`, or a
//! document: `{"version": 1, "game": "fab", "name": "…", "main": […]}`.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::cells::copies;
use super::clean::is_blank;
use super::entry::{Is, Read};
use super::find::Found;
use super::heading::{Begins, word};
use super::reader::{At, Reader};
use super::report::LineKind;
use crate::document::{DeckDocument, WrittenDeck};
use crate::words::slug;

/// A deck in JSON, each card with its place in the text.
pub(super) struct Document {
    pub game: Option<Game>,
    /// Everything that it says, if all of it is known here.
    pub whole: Option<DeckDocument>,
    /// Whether it is a document that says more.
    pub partly: bool,
    items: Vec<Item>,
}

struct Item {
    /// Where its card is named, in bytes.
    start: usize,
    /// The sections that may be meant; none for cards that are left out.
    sections: Option<&'static [Section]>,
    card: String,
    copies: Option<u32>,
    attached: bool,
}

#[derive(Deserialize)]
struct Written<'t> {
    #[serde(borrow)]
    card: &'t RawValue,
    #[serde(borrow, default)]
    copies: Option<&'t RawValue>,
    #[serde(borrow, default)]
    attached: Vec<&'t RawValue>,
}

type Object<'t> = BTreeMap<Cow<'t, str>, &'t RawValue>;

impl Document {
    /// Reads a text that is such a document.
    pub(super) fn read(text: &str) -> Option<Self> {
        if !text
            .trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t'])
            .starts_with('{')
        {
            return None;
        }
        let body = text.trim_start_matches('\u{feff}');
        let mut whole: Object<'_> = serde_json::from_str(body).ok()?;
        let game = match whole.remove("game") {
            Some(game) => serde_json::from_str(game.get()).ok()?,
            None => None,
        };
        let deck = whole.remove("deck").map_or(body, RawValue::get);
        let lists: Object<'_> = serde_json::from_str(deck).ok()?;
        let written: Option<WrittenDeck> = serde_json::from_str(deck).ok();
        let whole = written.and_then(|written| {
            let game = written.game.or(game);
            DeckDocument::try_from(WrittenDeck { game, ..written }).ok()
        });
        let partly = whole.is_none() && lists.contains_key("version");
        // Each card with what is attached to it.
        let mut hosts = Vec::new();
        for (name, list) in lists {
            if WrittenDeck::ABOUT.contains(&&*name) {
                continue;
            }
            let sections = match word(&slug(&name)) {
                Some(Begins::Section(sections)) => Some(sections),
                Some(Begins::LeftOut) => None,
                _ => return None,
            };
            let list: Vec<&RawValue> = serde_json::from_str(list.get()).ok()?;
            for entry in list {
                let mut items = Vec::new();
                let attached = add(entry, text, sections, false, &mut items)?;
                for entry in attached {
                    add(entry, text, sections, true, &mut items)?;
                }
                hosts.push(items);
            }
        }
        hosts.sort_by_key(|items| items.first().map(|host| host.start));
        let items = hosts.into_iter().flatten().collect();
        Some(Self {
            game,
            whole,
            partly,
            items,
        })
    }

    /// Reads every line of the text with what begins on it.
    pub(super) fn lines<'t>(&self, text: &'t str, lines: &[&'t str], reader: &mut Reader<'_, 't>) {
        let mut items = self.items.iter().peekable();
        for (i, line) in lines.iter().enumerate() {
            let end = lines
                .get(i + 1)
                .map_or(usize::MAX, |next| offset(next, text));
            let start = reader.entries.len();
            while let Some(item) = items.next_if(|item| item.start < end) {
                let at = match item.sections {
                    Some(sections) => reader.section(sections).map_or(At::Lost, At::In),
                    None => At::LeftOut,
                };
                let is = match reader.finder.find(&item.card) {
                    Found::Nothing => Is::Unknown,
                    Found::Card(card, by) => Is::Card(card, by),
                    Found::Several(cards) => Is::Several(cards),
                };
                let (copies, name) = (item.copies, &*item.card);
                let marks = Vec::new();
                let read = Read {
                    copies,
                    name,
                    is,
                    marks,
                };
                reader.push(&read, at, item.attached);
            }
            let kind = if reader.entries.len() > start {
                LineKind::Cards
            } else if is_blank(line) {
                LineKind::Blank
            } else {
                LineKind::Syntax
            };
            reader.add_line(line, kind, start);
        }
    }
}

fn add<'t>(
    entry: &'t RawValue,
    text: &'t str,
    sections: Option<&'static [Section]>,
    attached: bool,
    items: &mut Vec<Item>,
) -> Option<Vec<&'t RawValue>> {
    let written: Written<'t> = serde_json::from_str(entry.get()).ok()?;
    // What is no whole number is no count, and the card is refused.
    let counted = |it: &RawValue| copies(it.get().trim_matches('"')).unwrap_or_default();
    items.push(Item {
        start: offset(written.card.get(), text),
        sections,
        card: serde_json::from_str(written.card.get()).ok()?,
        copies: written.copies.map(counted),
        attached,
    });
    Some(written.attached)
}

/// Where a part of a text begins, in bytes.
fn offset(part: &str, text: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}
