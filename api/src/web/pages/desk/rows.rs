//! The deck as rows to fill in, grouped by list and by type.

use std::collections::BTreeMap;

use fabulario_cards::document::{DeckDocument, DeckEntry};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use fabulario_engine::format::{CardList, Format, Position};

use super::place::{Place, lists};
use crate::catalogue::Current;
use crate::web::Shell;
use crate::web::parts::tile::Tile;
use crate::web::parts::verdict::Verdict;

/// Rows below one heading.
pub struct Group {
    /// The heading.
    pub name: String,
    /// How many cards.
    pub cards: u64,
    /// The rows.
    pub rows: Vec<Row>,
    /// Whether it is a place of the game that waits to be filled.
    pub waits: bool,
}

/// A line of the deck.
pub struct Row {
    /// What its fields are called.
    pub place: String,
    /// What an anchor calls it.
    pub anchor: String,
    /// The card; none if nobody knows it.
    pub tile: Option<Tile>,
    /// Its name, or what it is called.
    pub name: String,
    /// How many.
    pub copies: u32,
    /// What its owner says.
    pub note: Option<String>,
    /// The rules that are broken there.
    pub broken: Vec<String>,
    /// Whether anything is wrong there, with a rule or without.
    pub bad: bool,
    /// The cards attached to it.
    pub attached: Vec<Row>,
    /// The lists that it can go to.
    pub lists: Vec<(&'static str, String)>,
}

/// A place on the table, for a card of a fixed list.
pub struct Stand {
    /// What the place is called.
    pub name: String,
    /// The id of the place.
    pub id: &'static str,
    /// The card there.
    pub tile: Option<Tile>,
}

/// What rows are made of.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub current: &'a Current,
    pub document: &'a DeckDocument,
    pub verdict: &'a Verdict,
    pub shell: &'a Shell,
}

impl Source<'_> {
    /// The groups of the deck, list by list.
    pub fn groups(self) -> Vec<Group> {
        let mut groups = Vec::new();
        for section in lists(self.document.game) {
            let lines = self.document.sections.get(&section);
            let lines = lines.map_or(&[][..], Vec::as_slice);
            if section == Section::Main {
                groups.extend(self.by_type(lines));
            } else {
                let rows = self.rows(section, lines.iter().enumerate());
                let aside = section.is_aside() || section == Section::Maybe;
                let waits = section.list().1.is_none() && !aside;
                if !rows.is_empty() || waits {
                    groups.push(group(self.list_name(section), rows));
                }
            }
        }
        groups
    }

    /// What players call a list.
    pub fn list_name(self, section: Section) -> String {
        let word = section.word().get(self.shell.lang);
        let mut letters = word.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters.as_str().chars()).collect()
    }

    /// Lines of the main deck by the type of their cards, in the order of the game's words.
    fn by_type(self, lines: &[DeckEntry]) -> Vec<Group> {
        let catalogue = &self.current.catalogue;
        let kinds = self.document.game.kinds();
        let mut by_kind: BTreeMap<usize, Vec<(usize, &DeckEntry)>> = BTreeMap::new();
        for (at, line) in lines.iter().enumerate() {
            let card = catalogue.card(&line.card);
            let kind = card.map(|card| catalogue.face(card, self.shell.lang.into()).kind);
            let place = kind.and_then(|kind| kinds.iter().position(|it| it.id == kind));
            let place = place.unwrap_or(kinds.len());
            by_kind.entry(place).or_default().push((at, line));
        }
        let named = |(kind, lines): (usize, Vec<(usize, &DeckEntry)>)| {
            let name = match kinds.get(kind) {
                Some(word) => word.get(self.shell.lang).to_owned(),
                None => crate::words::pages::desk::unknown_cards().to(self.shell.lang),
            };
            group(name, self.rows(Section::Main, lines.into_iter()))
        };
        by_kind.into_iter().map(named).collect()
    }

    /// Lines by cost, then by name.
    fn rows<'l>(
        self,
        section: Section,
        lines: impl Iterator<Item = (usize, &'l DeckEntry)>,
    ) -> Vec<Row> {
        let row = |(line, entry): (usize, &DeckEntry)| {
            let place = Place {
                section,
                line,
                attached: None,
            };
            let attached = entry.attached.iter().enumerate();
            let attached = attached.map(|(on, it)| {
                let on = Some(on);
                self.row(
                    Place {
                        attached: on,
                        ..place
                    },
                    it,
                )
            });
            Row {
                attached: attached.collect(),
                lists: self.others(section),
                ..self.row(place, entry)
            }
        };
        let mut rows: Vec<Row> = lines.map(row).collect();
        rows.sort_by_cached_key(|row| {
            let cost = row.tile.as_ref().and_then(|it| it.cost.as_deref());
            let digits = cost.map(|it| it.trim_matches(|c: char| !c.is_ascii_digit()));
            (
                digits.and_then(|it| it.parse::<u32>().ok()),
                row.name.clone(),
            )
        });
        rows
    }

    fn row(self, place: Place, entry: &DeckEntry) -> Row {
        let tile = Tile::named(self.current, &entry.card, self.shell);
        let name = tile.as_ref().map_or(&entry.card, |it| &it.name).clone();
        let place = place.name();
        let pointer = format!("/{place}");
        let found = self.verdict.findings.iter();
        let here = found.filter(|it| it.places.contains(&pointer));
        let here: Vec<_> = here.collect();
        let mut broken: Vec<String> = here
            .iter()
            .filter_map(|it| Some(it.rule.as_ref()?.0.clone()))
            .collect();
        broken.dedup();
        Row {
            anchor: place.replace('/', "-"),
            place,
            tile,
            name,
            copies: entry.copies,
            note: entry.note.clone(),
            bad: !here.is_empty(),
            broken,
            attached: Vec::new(),
            lists: Vec::new(),
        }
    }

    /// The other lists of the game.
    fn others(self, section: Section) -> Vec<(&'static str, String)> {
        let others = lists(self.document.game).filter(|it| *it != section);
        others
            .map(|it| (it.word().id, self.list_name(it)))
            .collect()
    }

    /// The places on the table of a format's fixed lists, filled as far as the deck goes.
    pub fn stands(self, format: &Format) -> Vec<Stand> {
        let mut taken: BTreeMap<Section, usize> = BTreeMap::new();
        let stand = |(section, position): (Section, &Position)| {
            let lines = self.document.sections.get(&section).into_iter().flatten();
            let mut cards = lines.flat_map(|line| {
                let copies = line.copies.min(position.count.value);
                (0..copies).map(|_| line.card.as_str())
            });
            let at = taken.entry(section).or_default();
            let card = cards.nth(*at);
            *at += 1;
            Stand {
                name: position.name.get(self.shell.lang).to_owned(),
                id: section.word().id,
                tile: card.and_then(|id| Tile::named(self.current, id, self.shell)),
            }
        };
        standing(self.document.game, format)
            .into_iter()
            .map(stand)
            .collect()
    }
}

/// The places on the table of a format's fixed lists, one by one; the single one stands between the others.
pub fn standing(game: Game, format: &Format) -> Vec<(Section, &Position)> {
    let mut all = Vec::new();
    for section in Section::of(game) {
        let (list, position) = section.list();
        let list = format.lists.iter().find(|it| it.id == list);
        let positions = list.map_or(&[][..], |list: &CardList| &list.positions);
        let Some(position) = positions.iter().find(|it| Some(&*it.id) == position) else {
            continue;
        };
        let count = position.count.value as usize;
        let at = if count == 1 { all.len() / 2 } else { all.len() };
        all.splice(at..at, std::iter::repeat_n((*section, position), count));
    }
    all
}

fn group(name: String, rows: Vec<Row>) -> Group {
    let cards = rows.iter().map(|row| u64::from(row.copies)).sum();
    Group {
        name,
        cards,
        waits: rows.is_empty(),
        rows,
    }
}
