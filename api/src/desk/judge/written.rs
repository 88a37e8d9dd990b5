//! A deck of the request as a list for the judge, and the way back from a line to its place.

use fabulario_cards::document::{LinePlace, list, places};
use fabulario_cards::pools::Pooled;
use fabulario_engine::deck::{DeckList, Section, Swap};

use super::known::Known;
use crate::wire::decks::{CardKey, DeckToJudge};

/// A deck ready for the judge.
pub struct Ready<'a> {
    /// The lines.
    pub list: DeckList<'a>,
    /// The swaps; their tags follow those of the lines.
    pub swaps: Vec<Swap<'a>>,
    deck: usize,
    /// By the tags of lines; none if the deck is written as a code.
    places: Option<Vec<LinePlace>>,
}

impl<'a> Ready<'a> {
    /// Reads the deck at this place of the request.
    pub fn new<C: Pooled>(place: usize, deck: &'a DeckToJudge, known: &'a Known<'a, C>) -> Self {
        let sections = &deck.deck.sections;
        let mut list = list(sections, known.pool());
        for line in list.lines.iter_mut().filter(|line| line.card.is_none()) {
            line.card = known.called(line.written);
        }
        let id = |card: &'a Option<CardKey>| card.as_ref().map(|card| id_of(known, &card.0));
        let swaps = (list.lines.len()..).zip(&deck.swaps);
        let swaps = swaps.map(|(tag, swap)| Swap {
            out: id(&swap.out),
            into: id(&swap.into),
            copies: swap.copies,
            section: swap.list,
            tag: u32::try_from(tag).unwrap_or(u32::MAX),
        });
        Self {
            swaps: swaps.collect(),
            deck: place,
            places: (!deck.from_code).then(|| places(sections).collect()),
            list,
        }
    }

    /// The JSON pointer of a line or swap.
    pub fn pointer(&self, tag: u32) -> Option<String> {
        let (deck, tag) = (self.deck, tag as usize);
        if let Some(swap) = tag.checked_sub(self.list.lines.len()) {
            return Some(format!("/decks/{deck}/swaps/{swap}"));
        }
        match &self.places {
            Some(places) => Some(format!("/decks/{deck}{}", places.get(tag)?)),
            None => Some(format!("/decks/{deck}/code")),
        }
    }

    /// The JSON pointer of a list.
    pub fn pointer_of(&self, section: Section) -> String {
        let list = self.places.as_ref().map_or("code", |_| section.word().id);
        format!("/decks/{}/{list}", self.deck)
    }
}

/// The id of a card that may be called otherwise.
fn id_of<'a, C: Pooled>(known: &'a Known<'a, C>, written: &'a str) -> &'a str {
    let pool = known.pool();
    let called = known.called(written).and_then(|no| pool.card(no));
    called.map_or(written, C::id)
}
