//! Ready decks and heroes, judged by the same judge that answers players.

use std::collections::BTreeMap;

use fabulario_engine::deck::{Judge, LegalDeck, Pool, Printed, Rules, Section, Violation};
use fabulario_engine::{Format, Game, Lang};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::catalogue::{Faults, Mistake, every, texts};
use crate::document::{DeckDocument, DeckEntry, list};
use crate::sheet::Set;
use crate::shelf::strict;
use crate::stock::{Entry, Kind, Stock};
use crate::words::Words;

/// A deck or hero that can be played as it is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyList {
    /// The game, which its file tells.
    #[serde(skip, default = "first_game")]
    pub game: Game,
    /// What it is called in addresses; it never changes.
    pub id: String,
    /// The name.
    pub name: Words,
    /// How it is played, in one paragraph.
    pub guide: Words,
    /// The format that it is legal in.
    pub format: String,
    /// How many copies of which card, list by list.
    pub lists: BTreeMap<String, BTreeMap<String, u32>>,
}

const fn first_game() -> Game {
    Game::Dominions
}

/// A ready deck or hero of any game.
#[derive(Debug, Clone)]
pub struct Ready<'c> {
    /// What it is called in addresses; it never changes.
    pub id: &'c str,
    /// The name.
    pub name: Words,
    /// How it is played, in one paragraph.
    pub guide: Words,
    /// The format that it is made for.
    pub format: &'c str,
    /// What it consists of, under its Portuguese name.
    pub document: DeckDocument,
}

impl<'c> Ready<'c> {
    pub(crate) fn of(sheet: &'c impl DeckSheet) -> Self {
        Self {
            id: sheet.id(),
            name: sheet.name(),
            guide: sheet.guide(),
            format: sheet.format(),
            document: sheet.document(),
        }
    }
}

/// A file that holds a deck.
pub(crate) trait DeckSheet: DeserializeOwned {
    /// The deck's id.
    fn id(&self) -> &str;

    /// The name.
    fn name(&self) -> Words;

    /// How it is played.
    fn guide(&self) -> Words;

    /// The format that it is legal in.
    fn format(&self) -> &str;

    /// The deck.
    fn document(&self) -> DeckDocument;

    /// Where a line of the document stands in the file; where all of them do, if it is about none.
    fn pointer(&self, line: Option<(Section, &str, usize)>) -> String;
}

impl DeckSheet for ReadyList {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> Words {
        self.name.clone()
    }

    fn guide(&self) -> Words {
        self.guide.clone()
    }

    fn format(&self) -> &str {
        &self.format
    }

    /// Under its Portuguese name; lists that the game does not have are left out.
    fn document(&self) -> DeckDocument {
        let sections = Section::of(self.game).iter().filter_map(|section| {
            let cards = self.lists.get(section.word().id)?.iter();
            let lines = cards.map(|(id, copies)| DeckEntry::new(id, *copies));
            Some((*section, lines.collect()))
        });
        DeckDocument {
            game: self.game,
            name: Some(self.name.pt.clone()),
            note: None,
            sections: sections.collect(),
        }
    }

    fn pointer(&self, line: Option<(Section, &str, usize)>) -> String {
        let lists = "/lists".to_owned();
        line.map_or(lists, |(section, id, _)| {
            format!("/lists/{}/{id}", section.word().id)
        })
    }
}

/// Reads the decks of a game; each must be legal in its format.
pub(crate) fn read<C: Printed>(
    stock: &Stock,
    pool: &Pool<C>,
    formats: &[Format],
    sets: &[Set],
    mistakes: &mut Vec<Mistake>,
) -> Vec<ReadyList> {
    let sheets = sheets::<ReadyList>(stock, C::GAME, mistakes).into_iter();
    let game = C::GAME;
    let mut decks = Vec::new();
    for (entry, deck) in sheets.map(|(entry, deck)| (entry, ReadyList { game, ..deck })) {
        let known = |name: &str| Section::of(game).iter().any(|list| list.word().id == name);
        for name in deck.lists.keys().filter(|name| !known(name)) {
            let pointer = format!("/lists/{name}");
            mistakes.push(entry.wrong(&pointer, "is no list of this game".to_owned()));
        }
        let called = |id: &str| pool.find(id).map(|_| id.to_owned());
        let found = judged(&deck, called, pool, formats, sets).err();
        let found = found.into_iter().flatten();
        mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
        decks.push(deck);
    }
    decks
}

/// Every file of decks of a game that can be read.
pub(crate) fn sheets<'s, D: DeckSheet>(
    stock: &'s Stock,
    game: Game,
    mistakes: &mut Vec<Mistake>,
) -> Vec<(&'s Entry, D)> {
    let mut sheets = Vec::new();
    for entry in stock.kind(game, Kind::Deck) {
        let Some(value) = strict(entry, mistakes) else {
            continue;
        };
        texts::check(entry, &value, mistakes);
        match every::<D>(value) {
            Ok(sheet) => {
                mistakes.extend(file_of(entry, sheet.id()));
                sheets.push((entry, sheet));
            }
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
            }
        }
    }
    sheets
}

/// What is wrong with the name of a deck's file, where it has one of its own.
fn file_of(entry: &Entry, id: &str) -> Option<Mistake> {
    let right = format!("{}/decks/{id}.json", entry.game.slug());
    let wrong = entry.bilingual && *entry.file != *right;
    wrong.then(|| entry.wrong("/id", format!("the file of {id} must be {id}.json")))
}

/// Judges a ready deck, or tells everything that is wrong with it; `called` is what the pool calls the card of an id.
pub(crate) fn judged<'f, C: Printed>(
    sheet: &impl DeckSheet,
    called: impl Fn(&str) -> Option<String>,
    pool: &Pool<C>,
    formats: &'f [Format],
    sets: &[Set],
) -> Result<LegalDeck<'f>, Faults> {
    let document = sheet.document().sections;
    let mut found = Faults::new();
    let mut sections = document.clone();
    for (section, lines) in &mut sections {
        for (at, line) in lines.iter_mut().enumerate() {
            let pointer = sheet.pointer(Some((*section, &line.card, at)));
            match called(&line.card) {
                None => found.push((pointer, format!("{} is the id of no card", line.card))),
                Some(_) if line.copies == 0 => {
                    found.push((pointer, "must be at least 1".to_owned()));
                }
                Some(name) => line.card = name,
            }
        }
    }
    let format = formats.iter().find(|it| it.id.0 == sheet.format());
    let Some(format) = format.filter(|format| format.game == C::GAME) else {
        let message = format!("{} is no format of this game", sheet.format());
        found.push(("/format".to_owned(), message));
        return Err(found);
    };
    // The day on which the last set came out: every card of the data is there.
    let sets = sets.iter().filter(|set| set.game == C::GAME);
    let Some(day) = sets.map(|set| set.released).max() else {
        found.push((String::new(), "there is no set".to_owned()));
        return Err(found);
    };
    if !found.is_empty() {
        return Err(found);
    }
    let rules = Rules::of(format, &[], day);
    let legal = Judge::new(&rules, pool).check(&list(&sections, pool));
    legal.map_err(|refused| {
        let told = |violation: &Violation<'_>| {
            let mut lines = document.iter().flat_map(|(section, lines)| {
                let lines = lines.iter().enumerate();
                lines.map(move |(at, line)| (*section, line.card.as_str(), at))
            });
            let line = violation
                .lines
                .first()
                .and_then(|tag| lines.nth(*tag as usize));
            let message = violation.message(pool, Printed::name, Lang::En);
            (sheet.pointer(line), message)
        };
        refused.violations.iter().map(told).collect()
    })
}
