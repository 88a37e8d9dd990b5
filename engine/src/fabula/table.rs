//! The cards of a game, read, checked and prepared for play.

use std::collections::BTreeMap;

use serde_json::Value;

use super::ability::Ability;
use super::card::{Card, CardId, CardType};
use super::program::{Compiler, Cut, Script, ScriptId, Standing};
use super::read::{Mistake, Read as _, Reader, node};

pub use super::read::MAX_CARDS;
/// The most texts: a number of two bytes means one.
const MAX_SCRIPTS: usize = u16::MAX as usize;

/// Every card that a game may see: what a state's numbers mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    entries: Vec<Entry>,
    scripts: Vec<Script>,
    by_name: BTreeMap<String, CardId>,
}

/// A card and what was worked out about it before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The card as printed, its keywords written out as abilities.
    pub card: Card,
    /// The type that it has in play.
    pub role: CardType,
    /// What a Manobra does.
    pub effect: Option<ScriptId>,
    /// What each ability does; a passive one has no script.
    pub scripts: Vec<Option<ScriptId>>,
    /// The kinds of event that its triggers wait for, one bit each.
    pub watches: u32,
    /// What its passive abilities read, one bit each; zero if there is none.
    pub reads: u8,
    /// Whether they read or change permanents besides its own and what that is attached to.
    pub looks_around: bool,
    /// Its passive abilities that are written onto permanents, in their order.
    pub standing: Vec<Standing>,
    /// Its passive abilities that make cards cheaper, in their order.
    pub cuts: Vec<Cut>,
    /// The types of card that they are about, one bit each.
    pub cheapens: u8,
    /// What its passive abilities are about besides permanents, one bit each.
    pub topics: u8,
    /// Whether its own text lets it be played face down, and at any time.
    pub face_down: bool,
    /// Whether its own text lets it be played at any time.
    pub at_any_time: bool,
    /// The cost as players speak of it.
    pub cost: i16,
    /// Ofensiva, vida and influência as printed; zero where there is none.
    pub values: [i16; 3],
    /// What its abilities add to its worth in play, in the eyes of the greedy player.
    pub extras: i32,
}

node! {
    /// A keyword: a name for abilities. FAB 1.14.2
    struct Keyword {
        /// The name.
        name: String,
        /// What it stands for.
        abilities: Vec<Ability>,
    }
}

impl Table {
    /// Reads a list of cards: every mistake with its path, or a table.
    pub fn read(cards: &Value) -> Result<Self, Vec<Mistake>> {
        Self::with_keywords(cards, &Value::Array(Vec::new()))
    }

    /// Reads a list of cards that use keywords.
    pub fn with_keywords(cards: &Value, keywords: &Value) -> Result<Self, Vec<Mistake>> {
        let mut reader = TableReader::new(keywords);
        match cards {
            Value::Array(list) => list.iter().for_each(|card| reader.card(card)),
            _ => reader.refuse("must be a list"),
        }
        reader.finish()
    }

    /// The card with this name. FAB 2.1.3
    #[must_use]
    pub fn find(&self, name: &str) -> Option<CardId> {
        self.by_name.get(name).copied()
    }

    /// The card with this number; a number of another table gives a blank.
    #[must_use]
    pub fn entry(&self, id: CardId) -> &Entry {
        self.entries
            .get(usize::from(id.0))
            .unwrap_or_else(|| blank())
    }

    /// The printed card.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.entry(id).card
    }

    /// Every number of this table.
    pub fn ids(&self) -> impl Iterator<Item = CardId> {
        (0..self.entries.len())
            .filter_map(|i| u16::try_from(i).ok())
            .map(CardId)
    }

    pub(crate) fn script(&self, id: ScriptId) -> Option<&Script> {
        self.scripts.get(usize::from(id.0))
    }
}

/// Reads cards one after the other, so that nobody has to hold the trees of all of them.
#[derive(Debug)]
pub struct TableReader {
    reader: Reader,
    cards: Vec<(usize, Card)>,
    /// How many were offered, readable or not.
    offered: usize,
}

impl TableReader {
    /// A reader of cards that use these keywords.
    #[must_use]
    pub fn new(keywords: &Value) -> Self {
        let mut reader = Reader::default();
        for (i, keyword) in reader.list::<Keyword>("keywords", keywords) {
            let size = serde_json::to_vec(&keyword.abilities).map_or(0, |written| written.len());
            let known = (size, keyword.abilities);
            if reader
                .keywords
                .insert(keyword.name.clone(), known)
                .is_some()
            {
                reader.within(&["keywords", &i.to_string(), "name"], |reader| {
                    reader.wrong(format!("the keyword {} is defined twice", keyword.name));
                });
            }
        }
        Self {
            reader,
            cards: Vec::new(),
            offered: 0,
        }
    }

    /// Reads the next card; what is wrong with it is told at the end.
    pub fn card(&mut self, tree: &Value) {
        let place = self.offered;
        self.offered += 1;
        if place == MAX_CARDS {
            self.refuse(format!("more than {MAX_CARDS} entries are not allowed"));
        }
        if place >= MAX_CARDS {
            return;
        }
        let mut read = None;
        self.reader.within(&["cards"], |reader| {
            read = reader.at(place, |reader| Card::read(tree, reader));
        });
        self.cards.extend(read.map(|card| (place, card)));
    }

    fn refuse(&mut self, message: impl Into<String>) {
        let wrong = |reader: &mut Reader| reader.wrong(message);
        self.reader.within(&["cards"], wrong);
    }

    /// The table of all cards that were read, or every mistake with its path.
    pub fn finish(mut self) -> Result<Table, Vec<Mistake>> {
        check_names(&self.cards, &mut self.reader);
        self.reader.finish()?;
        let compiler = Compiler::run(self.cards.into_iter().map(|(_, card)| card).collect());
        for (count, most, what) in [
            (compiler.entries.len(), MAX_CARDS, "cards and fichas"),
            (compiler.scripts.len(), MAX_SCRIPTS, "texts of abilities"),
        ] {
            if count > most {
                let message = format!("{count} {what}, at most {most} are allowed");
                let path = String::from("/cards");
                return Err(vec![Mistake { path, message }]);
            }
        }
        let mut by_name = BTreeMap::new();
        for (i, entry) in (0..).zip(&compiler.entries) {
            if entry.card.kind != CardType::Ficha {
                by_name.insert(entry.card.name.clone(), CardId(i));
            }
        }
        Ok(Table {
            entries: compiler.entries,
            scripts: compiler.scripts,
            by_name,
        })
    }
}

fn blank() -> &'static Entry {
    static BLANK: std::sync::LazyLock<Entry> = std::sync::LazyLock::new(|| {
        let card = Card::blank();
        Entry {
            role: card.role(),
            card,
            effect: None,
            scripts: Vec::new(),
            watches: 0,
            reads: 0,
            looks_around: false,
            standing: Vec::new(),
            cuts: Vec::new(),
            cheapens: 0,
            topics: 0,
            face_down: false,
            at_any_time: false,
            cost: 0,
            values: [0; 3],
            extras: 0,
        }
    });
    &BLANK
}

/// Names of cards that are not Fichas are unique. FAB 2.1.3
fn check_names(cards: &[(usize, Card)], reader: &mut Reader) {
    let mut first: BTreeMap<&str, usize> = BTreeMap::new();
    for (i, card) in cards {
        if card.kind == CardType::Ficha {
            continue;
        }
        if let Some(earlier) = first.insert(&card.name, *i) {
            reader.within(&["cards", &i.to_string(), "name"], |reader| {
                reader.wrong(format!(
                    "{} is also the name of card {earlier} (FAB 2.1.3)",
                    card.name
                ));
            });
        }
    }
}
