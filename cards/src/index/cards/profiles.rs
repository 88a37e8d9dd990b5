//! What each card has, card by card: what statistics count without looking through columns.

use fabulario_engine::Lang;

use super::CardIndex;
use super::facts::Facts;
use crate::query::{Field, Vocabulary};
use crate::words::fold;

/// The values and numbers of all cards.
#[derive(Debug, Default)]
pub(super) struct Profiles {
    values: Lists<(Field, u16)>,
    numbers: Lists<(Field, i16)>,
    ranks: Vec<[Vec<u16>; 2]>,
}

/// Many lists in one.
#[derive(Debug)]
struct Lists<T> {
    entries: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl<T> Lists<T> {
    fn close(&mut self) {
        let end = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        self.ends.push(end);
    }

    fn get(&self, at: usize) -> &[T] {
        let start = match at.checked_sub(1) {
            None => 0,
            Some(before) => self.ends.get(before).copied().unwrap_or_default(),
        };
        let end = self.ends.get(at).copied().unwrap_or(start);
        let entries = self.entries.get(start as usize..end as usize);
        entries.unwrap_or_default()
    }

    fn shrink(&mut self) {
        self.entries.shrink_to_fit();
        self.ends.shrink_to_fit();
    }
}

/// What one card has.
#[derive(Debug, Clone, Copy)]
pub struct Profile<'i> {
    /// Its values by field and place in the vocabulary, each once; types without the subtypes that are asked for
    /// as such.
    pub values: &'i [(Field, u16)],
    /// Its numbers, each field at most once.
    pub numbers: &'i [(Field, i16)],
}

impl Profile<'_> {
    /// The number of a field.
    #[must_use]
    pub fn number(&self, field: Field) -> Option<i16> {
        let found = self.numbers.iter().find(|(of, _)| *of == field);
        found.map(|(_, number)| *number)
    }
}

/// What is about the game or the printing, and what other values tell already.
const LEFT_OUT: &[Field] = &[Field::Game, Field::Is, Field::Finish, Field::Set];

impl Profiles {
    /// The next card, as it was read: before its printings, whose sets come with them.
    pub(super) fn add(&mut self, facts: &Facts<'_>) {
        let start = self.values.entries.len();
        let subtypes = facts.values.get(&Field::Subtype).map_or(0, Vec::len);
        for (field, places) in &facts.values {
            // Subtypes stand behind the types.
            let own = match field {
                Field::Type => places.len().saturating_sub(subtypes),
                field if LEFT_OUT.contains(field) => 0,
                _ => places.len(),
            };
            let places = places.iter().take(own);
            self.values.entries.extend(places.map(|it| (*field, *it)));
        }
        for (field, number) in &facts.numbers {
            if *field != Field::Prints {
                // Nothing that is printed is larger.
                let number = i16::try_from(*number).unwrap_or(i16::MAX);
                self.numbers.entries.push((*field, number));
            }
        }
        let mut own = self.values.entries.split_off(start);
        own.sort_unstable();
        own.dedup();
        self.values.entries.extend(own);
    }

    /// A set that the card which was added last is printed in.
    pub(super) fn printed(&mut self, facts: &Facts<'_>) {
        let before = self.values.ends.last().copied().unwrap_or_default() as usize;
        let sets = facts.values.get(&Field::Set).into_iter().flatten();
        for set in sets.map(|place| (Field::Set, *place)) {
            let own = self.values.entries.get(before..).unwrap_or_default();
            if !own.contains(&set) {
                self.values.entries.push(set);
            }
        }
    }

    /// The card which was added last is complete.
    pub(super) fn close(&mut self) {
        self.values.close();
        self.numbers.close();
    }

    /// All cards are there; names of values are put in order, once.
    pub(super) fn finish(&mut self, vocabulary: &Vocabulary) {
        self.values.shrink();
        self.numbers.shrink();
        let fields = Field::ALL.iter();
        let ranks = fields.map(|field| Lang::ALL.map(|lang| by_name(vocabulary, *field, lang)));
        self.ranks = ranks.collect();
    }
}

/// For each value of a field, how many names come before its own.
fn by_name(vocabulary: &Vocabulary, field: Field, lang: Lang) -> Vec<u16> {
    let values = vocabulary.of(field).list();
    let mut order: Vec<u16> = (0..=u16::MAX).take(values.len()).collect();
    order.sort_by_cached_key(|at| {
        let value = values.get(usize::from(*at));
        value.map(|value| (fold(value.name(lang)), value.id.clone()))
    });
    let mut ranks = vec![0; values.len()];
    for (rank, at) in (0..=u16::MAX).zip(order) {
        if let Some(place) = ranks.get_mut(usize::from(at)) {
            *place = rank;
        }
    }
    ranks
}

impl CardIndex {
    /// What a card has, by its place in the catalogue.
    #[must_use]
    pub fn profile(&self, card: usize) -> Profile<'_> {
        Profile {
            values: self.profiles.values.get(card),
            numbers: self.profiles.numbers.get(card),
        }
    }

    /// How many names of a field come before that of a value.
    #[must_use]
    pub fn rank(&self, field: Field, place: u16, lang: Lang) -> u16 {
        let ranks = self.profiles.ranks.get(field as usize);
        let ranks = ranks.map(|[pt, en]| lang.pick(pt, en));
        let rank = ranks.and_then(|ranks| ranks.get(usize::from(place)));
        rank.copied().unwrap_or(u16::MAX)
    }
}
