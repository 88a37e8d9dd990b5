//! The catalogue: every game, format, rule, ruling and card, verified as a whole.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_engine::{Format, Game, GameSheet, Rule, Ruling};
use foldhash::HashMap;

use crate::card::Card;
use crate::fabula::Library;
use crate::pools::{Pooled, Pools};
use crate::ready::{Ready, ReadyList};
use crate::sheet::Set;
use crate::shelf::Terms;
use crate::stock::Stock;
use crate::wins::Wins;
use crate::words::slug;

mod assemble;
mod every;
mod files;
mod mistake;
mod printings;
mod read;
mod renames;
mod rules;
mod strict;
pub(crate) mod texts;
mod verify;

pub(crate) use every::{Faults, every, rest};
pub use files::Files;
pub use mistake::{Mistake, Mistakes};
pub(crate) use printings::Printings;
pub(crate) use strict::Strict;
pub(crate) use verify::cards::name_rule;

/// What is known of one game.
#[derive(Debug, Clone)]
pub struct GameBook {
    /// Vocabulary and documents.
    pub sheet: GameSheet,
    /// Rules in book order, then construction rules.
    pub rules: Vec<Rule>,
    /// Rulings in order.
    pub rulings: Vec<Ruling>,
}

impl GameBook {
    /// Whether a rule or ruling has this id.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| rule.id.0 == id)
            || self.rulings.iter().any(|ruling| ruling.id.0 == id)
    }
}

/// Everything that the data says. Holding one is the proof that it was verified.
#[derive(Debug, Clone)]
pub struct Catalogue {
    hash: String,
    books: BTreeMap<Game, GameBook>,
    formats: Vec<Format>,
    sets: Vec<Set>,
    fabula: Library,
    terms: BTreeMap<Game, Terms>,
    decks: Vec<ReadyList>,
    wins: BTreeMap<Game, Wins>,
    /// By id.
    cards: Vec<Card>,
    /// Places of cards of all games by the letters of their names in either language.
    names: HashMap<String, Vec<u32>>,
    /// Whether a name begins with a digit, as copies do.
    digits: bool,
    /// By id.
    places: HashMap<String, u32>,
    /// Where ids have gone.
    renames: BTreeMap<String, String>,
    printings: Printings,
    pools: Pools,
    warnings: Vec<Mistake>,
}

impl Catalogue {
    /// Reads and verifies data files; every mistake is reported, none stops the search for others.
    pub fn load(files: &Files) -> Result<Self, Mistakes> {
        let mut mistakes = Vec::new();
        let stock = Stock::of(files, &mut mistakes);
        assemble::assemble(files, &stock, mistakes)
    }

    /// Verifies a stock of entries, with the games, rules and formats of these files.
    pub fn assemble(files: &Files, stock: &Stock) -> Result<Self, Mistakes> {
        assemble::assemble(files, stock, Vec::new())
    }

    /// A digest of all data: two catalogues with the same one say the same.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// The games, in the order in which they are shown.
    pub fn books(&self) -> impl Iterator<Item = (Game, &GameBook)> {
        self.books.iter().map(|(game, book)| (*game, book))
    }

    /// One game's book.
    pub fn book(&self, game: Game) -> Option<&GameBook> {
        self.books.get(&game)
    }

    /// The formats by game, then by id.
    pub fn formats(&self) -> &[Format] {
        &self.formats
    }

    /// One format.
    pub fn format(&self, id: &str) -> Option<&Format> {
        self.formats.iter().find(|format| format.id.0 == id)
    }

    /// The sets, the newest first.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// The first day on which a set that has the card comes out; a token has none.
    pub fn released(&self, card: &Card) -> Option<NaiveDate> {
        let printings = card.sheet.printings.iter();
        let sets = printings.filter_map(|it| self.sets.iter().find(|set| set.code == it.set));
        sets.map(|set| set.released).min()
    }

    /// The cards and tokens of all games, by id.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card or token with this id.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.get(self.place(id)?)
    }

    /// The place of a card among [`cards`](Self::cards).
    pub fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).map(|place| *place as usize)
    }

    /// The cards of a game with this name in either language, whatever its case, accents and marks.
    pub fn named(&self, game: Game, name: &str) -> impl Iterator<Item = &Card> {
        let places = self.places_named(&slug(name)).iter();
        let cards = places.filter_map(|place| self.cards.get(*place as usize));
        cards.filter(move |card| card.game == game)
    }

    /// The place of the card of a game that is called so, by its id, by one that it had, or by a name that no other
    /// card of the game has; else the places of all that have the name.
    pub fn called(&self, game: Game, written: &str) -> Result<usize, Vec<usize>> {
        let of_game = |place: &usize| self.cards.get(*place).is_some_and(|card| card.game == game);
        let renamed = || self.place(self.renamed(written)?);
        if let Some(place) = self.place(written).or_else(renamed).filter(of_game) {
            return Ok(place);
        }
        let named = self.places_named(&slug(written)).iter();
        let named: Vec<usize> = named.map(|place| *place as usize).filter(of_game).collect();
        match named[..] {
            [place] => Ok(place),
            _ => Err(named),
        }
    }

    /// Whether the name of a card begins with a digit.
    pub(crate) const fn has_names_with_digits(&self) -> bool {
        self.digits
    }

    /// The places of the cards of all games whose names have these letters, as [`slug`] leaves them.
    pub(crate) fn places_named(&self, letters: &str) -> &[u32] {
        self.names
            .get(letters)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Which card has which number in which set.
    pub(crate) const fn printings(&self) -> &Printings {
        &self.printings
    }

    /// The id that a card has now, where it had this one before.
    pub fn renamed(&self, id: &str) -> Option<&str> {
        self.renames.get(id).map(String::as_str)
    }

    /// The ids that cards had, each with the one that the card has now.
    pub fn renames(&self) -> impl Iterator<Item = (&str, &str)> {
        let renames = self.renames.iter();
        renames.map(|(from, to)| (from.as_str(), to.as_str()))
    }

    /// The cards of Fábula as the engine plays them.
    pub const fn fabula(&self) -> &Library {
        &self.fabula
    }

    /// The tags, keywords, statuses and paths of a game other than Fábula.
    pub fn terms(&self, game: Game) -> Option<&Terms> {
        self.terms.get(&game)
    }

    /// The ready decks and heroes of all games, game by game.
    pub fn ready(&self) -> impl Iterator<Item = Ready<'_>> {
        let fabula = self.fabula.decks.iter().map(|deck| Ready::of(&deck.sheet));
        let others = Game::ALL.into_iter().flat_map(|game| {
            let of_game = self.decks.iter().filter(move |deck| deck.game == game);
            of_game.map(Ready::of)
        });
        fabula.chain(others)
    }

    /// The ready decks and heroes of the games other than Fábula.
    pub fn decks(&self) -> &[ReadyList] {
        &self.decks
    }

    /// How the ready decks of a game fare against each other, where that was measured.
    pub fn wins(&self, game: Game) -> Option<&Wins> {
        self.wins.get(&game)
    }

    /// The cards of a game as construction sees them.
    pub fn pool<C: Pooled>(&self) -> &fabulario_engine::deck::Pool<C> {
        C::pool(&self.pools)
    }

    /// What is unusual and allowed.
    pub fn warnings(&self) -> &[Mistake] {
        &self.warnings
    }
}
