//! Which cards a group has.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use fabulario_cards::index::Asked;

use super::{Effort, Reckoner, Unanswered};
use crate::desk::decks;
use crate::desk::search::not_understood;
use crate::desk::search::remembered::{Found, Unfound, find};
use crate::http::extract::MOST_MISTAKES;
use crate::http::query::MOST_WARNINGS;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::CardKey;
use crate::wire::odds::{Count, OddsAsked, OddsGroup};
use crate::words::Language;
use crate::words::{Message, odds as words};

/// The longest that all queries of a request may take together.
const LONGEST: Duration = Duration::from_secs(2);

/// The places of the cards of a group, in order.
pub(super) enum Members {
    Named(Vec<usize>),
    Found(Rc<Found>),
}

impl Members {
    const NONE: Self = Self::Named(Vec::new());

    /// Whether a card is in the group.
    pub(super) fn contains(&self, card: usize) -> bool {
        let places = match self {
            Self::Named(places) => places,
            Self::Found(found) => &found.places,
        };
        places.binary_search(&card).is_ok()
    }
}

/// Ids that several groups have.
pub(super) fn same_ids(asked: &OddsAsked, lang: Language) -> Vec<Mistake> {
    let groups = asked.groups.iter().enumerate();
    let again = groups.filter(|(place, group)| {
        let mut earlier = asked.groups.iter().take(*place);
        earlier.any(|other| other.id == group.id)
    });
    let again = again.map(|(place, _)| {
        let pointer = format!("/groups/{place}/id");
        Mistake::new(pointer, "not_unique", lang, words::same_id())
    });
    again.collect()
}

/// How many cards a group has that is told by nothing else.
pub(super) const fn count(group: &OddsGroup) -> Option<u32> {
    match group {
        OddsGroup {
            cards: None,
            query: None,
            count: Some(Count(count)),
            ..
        } => Some(*count),
        _ => None,
    }
}

/// The cards of every group; `deck` has those that are shuffled, if that much is known.
pub(super) fn members(
    asked: &OddsAsked,
    deck: Option<&BTreeMap<usize, u32>>,
    reckoner: &Reckoner<'_>,
    warnings: &mut Vec<Warning>,
    mistakes: &mut Vec<Mistake>,
) -> Result<Vec<Members>, Unanswered> {
    let mut reader = Reader {
        asked,
        deck,
        reckoner,
        index: Asked::new(&reckoner.current.catalogue, Some(Instant::now() + LONGEST)),
        warnings,
        mistakes,
    };
    let groups = asked.groups.iter().enumerate();
    groups
        .map(|(place, group)| reader.members(group, place))
        .collect()
}

struct Reader<'r, 'c> {
    asked: &'r OddsAsked,
    deck: Option<&'r BTreeMap<usize, u32>>,
    reckoner: &'r Reckoner<'c>,
    index: Asked<'c>,
    warnings: &'r mut Vec<Warning>,
    mistakes: &'r mut Vec<Mistake>,
}

impl Reader<'_, '_> {
    fn members(&mut self, group: &OddsGroup, place: usize) -> Result<Members, Unanswered> {
        // Only what there is to tell needs to know its place in words.
        let pointer = || format!("/groups/{place}");
        let members = match group {
            OddsGroup {
                cards: Some(cards),
                query: None,
                count: None,
                ..
            } => self.named(cards, &pointer),
            OddsGroup {
                cards: None,
                query: Some(query),
                count: None,
                ..
            } => self.found(query, || format!("{}/query", pointer()))?,
            _ => {
                self.mistakes.push(Mistake::new(
                    pointer(),
                    "one_of",
                    self.reckoner.lang,
                    words::cards_or_query(),
                ));
                return Ok(Members::NONE);
            }
        };
        let empty = |deck: &BTreeMap<usize, u32>| !deck.keys().any(|card| members.contains(*card));
        if self.deck.is_some_and(empty) {
            self.warn("empty_group", &words::empty_group(), pointer());
        }
        Ok(members)
    }

    fn named(&mut self, cards: &[CardKey], pointer: &impl Fn() -> String) -> Members {
        let mut members = Vec::with_capacity(cards.len());
        for (at, CardKey(written)) in cards.iter().enumerate() {
            if self.mistakes.len() >= MOST_MISTAKES {
                // More are not told, and finding the nearest names takes its time.
                break;
            }
            let pointer = || format!("{}/cards/{at}", pointer());
            let Reckoner { current, lang, .. } = *self.reckoner;
            let place = match decks::card(written, self.asked.game, current, pointer, lang) {
                Ok(place) => place,
                Err(mistake) => {
                    self.mistakes.push(mistake);
                    continue;
                }
            };
            members.push(place);
            if self.deck.is_some_and(|deck| !deck.contains_key(&place)) {
                self.warn("not_in_deck", &words::not_shuffled(written), pointer());
            }
        }
        members.sort_unstable();
        Members::Named(members)
    }

    fn found(&mut self, text: &str, pointer: impl Fn() -> String) -> Result<Members, Unanswered> {
        let Reckoner {
            current,
            lang,
            effort,
            ..
        } = *self.reckoner;
        let at_leisure = !matches!(effort, Effort::Light);
        let found = match find(current, text, &self.index, at_leisure) {
            Ok(found) => found,
            Err(Unfound::Heavy) => return Err(Unanswered::Heavy),
            Err(Unfound::Slow) => return Err(Unanswered::Slow),
            Err(Unfound::Refused(refused)) => {
                let mistake = not_understood(&refused, pointer(), lang);
                self.mistakes.push(mistake);
                return Ok(Members::NONE);
            }
        };
        let room = MOST_WARNINGS.saturating_sub(self.warnings.len());
        let told = found.query.warnings.iter().take(room);
        let told = told.map(|it| Warning::of_query(it, lang).at(pointer()));
        self.warnings.extend(told);
        Ok(Members::Found(found))
    }

    fn warn(&mut self, code: &'static str, message: &Message, pointer: String) {
        if self.warnings.len() < MOST_WARNINGS {
            let message = message.to(self.reckoner.lang);
            self.warnings.push(Warning::new(code, message).at(pointer));
        }
    }
}
