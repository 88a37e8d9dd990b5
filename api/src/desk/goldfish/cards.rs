//! Which cards of a deck a request means, and what an answer calls them.

use std::time::{Duration, Instant};

use fabulario_cards::index::Asked;
use fabulario_engine::Game;
use fabulario_engine::Lang;
use fabulario_engine::fabula::CardId;

use super::{Lab, Unplayed, engine_deck};
use crate::desk::decks;
use crate::desk::search::not_understood;
use crate::desk::search::remembered::{Unfound, find};
use crate::http::extract::MOST_MISTAKES;
use crate::http::query::MOST_WARNINGS;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::CardKey;
use crate::wire::goldfish::PlayedCard;
use crate::words::{Message, Phrase, goldfish as words};

/// The longest that all queries of a request may take together.
const LONGEST: Duration = Duration::from_secs(2);

/// Finds cards of a deck by query and by name; what is wrong with them is gathered.
pub(super) struct Finder<'c> {
    lab: Lab<'c>,
    /// The cards of the deck, each once, in order.
    deck: Vec<CardId>,
    index: Asked<'c>,
    pub warnings: Vec<Warning>,
    pub mistakes: Vec<Mistake>,
}

impl<'c> Finder<'c> {
    /// For a main deck.
    pub fn new(lab: &Lab<'c>, main: &[CardId]) -> Self {
        let mut deck = main.to_vec();
        deck.sort_unstable();
        deck.dedup();
        Self {
            lab: *lab,
            deck,
            index: Asked::new(&lab.current.catalogue, Some(Instant::now() + LONGEST)),
            warnings: Vec::new(),
            mistakes: Vec::new(),
        }
    }

    /// What it looks in.
    pub const fn lab(&self) -> &Lab<'_> {
        &self.lab
    }

    /// Whether the deck has a card.
    fn has(&self, card: CardId) -> bool {
        self.deck.binary_search(&card).is_ok()
    }

    /// The cards of the deck that a query finds.
    pub fn query(&mut self, text: &str, pointer: &str) -> Result<Vec<CardId>, Unplayed> {
        let Lab { current, lang, .. } = self.lab;
        let found = match find(current, text, &self.index, true) {
            Ok(found) => found,
            Err(Unfound::Heavy | Unfound::Slow) => return Err(Unplayed::Slow),
            Err(Unfound::Refused(refused)) => {
                let mistake = not_understood(&refused, pointer.to_owned(), lang);
                self.mistakes.push(mistake);
                return Ok(Vec::new());
            }
        };
        let room = MOST_WARNINGS.saturating_sub(self.warnings.len());
        let told = found.query.warnings.iter().take(room);
        let told = told.map(|it| Warning::of_query(it, lang).at(pointer.to_owned()));
        self.warnings.extend(told);
        let found = found.places.iter();
        let found = found.filter_map(|place| engine_deck::number(&self.lab, *place));
        let found: Vec<CardId> = found.filter(|card| self.has(*card)).collect();
        if found.is_empty() {
            self.warn("empty_query", &words::empty_query(), pointer);
        }
        Ok(found)
    }

    /// Cards by id or name; one that the deck does not have is told in a warning.
    pub fn named(&mut self, cards: &[CardKey], pointer: &str) -> Vec<CardId> {
        let mut found = Vec::with_capacity(cards.len());
        for (at, CardKey(written)) in cards.iter().enumerate() {
            if self.mistakes.len() >= MOST_MISTAKES {
                // More are not told, and finding the nearest names takes its time.
                break;
            }
            let place = format!("{pointer}/{at}");
            let Some(card) = self.card(written, &place) else {
                continue;
            };
            if self.has(card) {
                found.push(card);
            } else {
                self.warn("not_in_deck", &words::not_in_deck(written), &place);
            }
        }
        found
    }

    /// The card that is called so, whether or not the deck has it.
    pub fn card(&mut self, written: &str, pointer: &str) -> Option<CardId> {
        let Lab { current, lang, .. } = self.lab;
        let place = decks::card(written, Game::Fabula, current, || pointer.to_owned(), lang);
        let place = place.map_err(|mistake| self.mistakes.push(mistake)).ok()?;
        engine_deck::number(&self.lab, place)
    }

    /// A mistake in the reader's language.
    pub fn wrong(&mut self, pointer: String, code: &'static str, message: impl Into<Phrase>) {
        let mistake = Mistake::new(pointer, code, self.lab.lang, message);
        self.mistakes.push(mistake);
    }

    fn warn(&mut self, code: &'static str, message: &Message, pointer: &str) {
        if self.warnings.len() < MOST_WARNINGS {
            let message = message.to(self.lab.lang);
            let warning = Warning::new(code, message).at(pointer.to_owned());
            self.warnings.push(warning);
        }
    }

    /// The warnings, if nothing was wrong.
    pub fn finish(self) -> Result<Vec<Warning>, Unplayed> {
        if self.mistakes.is_empty() {
            Ok(self.warnings)
        } else {
            Err(Unplayed::Mistaken(self.mistakes))
        }
    }
}

impl Lab<'_> {
    /// A card as answers tell it.
    pub(super) fn told(&self, card: CardId) -> PlayedCard {
        let entry = self.current.catalogue.fabula().table.entry(card);
        PlayedCard {
            id: self.id_of(card).to_owned(),
            name: self.name_of(card, self.lang).to_owned(),
            cost: entry.cost,
            kind: entry.card.kind,
        }
    }

    /// Cards as answers tell them, by cost, then by name.
    pub(super) fn told_all(&self, cards: &[CardId]) -> Vec<PlayedCard> {
        let mut told: Vec<PlayedCard> = cards.iter().map(|card| self.told(*card)).collect();
        told.sort_by(|a, b| (a.cost, &a.name).cmp(&(b.cost, &b.name)));
        told
    }

    /// The id of a card.
    pub(super) fn id_of(&self, card: CardId) -> &str {
        let sheet = self.sheet(card);
        sheet.map_or("", |printed| printed.sheet.id.as_str())
    }

    /// The name of a card in a language.
    pub(super) fn name_of(&self, card: CardId, lang: impl Into<Lang>) -> &str {
        let table = &self.current.catalogue.fabula().table;
        let sheet = self.sheet(card);
        sheet.map_or(&*table.card(card).name, |printed| {
            printed.sheet.name.get(lang)
        })
    }

    /// Cards and, after them, fichas stand at their numbers.
    fn sheet(&self, CardId(number): CardId) -> Option<&fabulario_cards::fabula::PrintedCard> {
        let library = self.current.catalogue.fabula();
        let (number, cards) = (usize::from(number), library.cards.len());
        match number.checked_sub(cards) {
            Some(ficha) => library.fichas.get(ficha),
            None => library.cards.get(number),
        }
    }
}
