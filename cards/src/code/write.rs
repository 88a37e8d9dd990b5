//! From a deck to its code.

use fabulario_engine::Game;

use super::digits::{character, digit, put};
use super::{
    ANOTHER, COPIES, EncodeError, MOST_CHARACTERS, Mark, VERSION, check, prefix, sections,
};
use crate::Catalogue;
use crate::deck::{Deck, DeckLine};

/// A card with what is attached to it: its section, its printing, and the marks of the attachments.
type Bearer = (usize, Mark, Vec<Mark>);

pub(super) fn write(catalogue: &Catalogue, deck: &Deck) -> Result<String, EncodeError> {
    let (parts, bearers) = sorted(catalogue, deck)?;
    let sets = used(&parts, &bearers);
    let mut digits: Vec<u8> = prefix(deck.game).bytes().filter_map(digit).collect();
    digits.extend(digit(VERSION as u8));
    put_sets(catalogue, &sets, &mut digits);
    // Nothing is said of the sections after the last card.
    let last = parts.iter().rposition(|part| !part.is_empty());
    let count = last.map_or(0, |last| last + 1);
    let count = if bearers.is_empty() {
        count
    } else {
        parts.len()
    };
    for part in parts.iter().take(count) {
        put_marks(part, &sets, &mut digits);
    }
    if !bearers.is_empty() {
        put_bearers(&bearers, &sets, &mut digits);
    }
    whole(digits)
}

/// The cards of each section, and those with attachments, in the order of codes.
fn sorted(
    catalogue: &Catalogue,
    deck: &Deck,
) -> Result<(Vec<Vec<Mark>>, Vec<Bearer>), EncodeError> {
    let game = deck.game;
    let marks = Marks { catalogue, game };
    let lines = deck.clone().normal().lines;
    // Every line takes a character at least: what cannot fit is not begun.
    let attached: usize = lines.iter().map(|line| line.attached.len()).sum();
    if lines.len() + attached > MOST_CHARACTERS {
        return Err(EncodeError::TooLong);
    }
    let mut parts: Vec<Vec<Mark>> = vec![Vec::new(); sections(game).count()];
    let mut bearers: Vec<Bearer> = Vec::new();
    for line in lines {
        let section = sections(game).position(|section| section == line.section);
        let section = section.ok_or(EncodeError::NoSuchSection(line.section))?;
        let card = marks.mark(line.card, line.copies)?;
        if !line.attached.is_empty() {
            bearers.push((section, card, marks.attached(&line)?));
        } else if let Some(part) = parts.get_mut(section) {
            part.push(card);
        }
    }
    for part in &mut parts {
        part.sort_unstable();
    }
    bearers.sort_unstable();
    Ok((parts, bearers))
}

/// A code with its check, if it is not too long.
fn whole(mut digits: Vec<u8>) -> Result<String, EncodeError> {
    let check = check::digits(&digits);
    digits.extend(check);
    if digits.len() > MOST_CHARACTERS {
        return Err(EncodeError::TooLong);
    }
    Ok(digits.into_iter().map(character).collect())
}

struct Marks<'c> {
    catalogue: &'c Catalogue,
    game: Game,
}

impl Marks<'_> {
    /// The mark of a card by its first printing.
    fn mark(&self, place: usize, copies: u32) -> Result<Mark, EncodeError> {
        let card = self.catalogue.cards().get(place);
        let Some(card) = card.filter(|card| card.game == self.game) else {
            return Err(EncodeError::NoSuchCard { card: place });
        };
        let name = || card.sheet.name.clone();
        if !(1..=Deck::MOST_COPIES).contains(&copies) {
            return Err(EncodeError::Copies {
                card: place,
                name: name(),
                copies,
            });
        }
        let Some((set, number)) = self.catalogue.printings().first(place) else {
            return Err(EncodeError::Token {
                card: place,
                name: name(),
            });
        };
        Ok(Mark {
            set,
            number,
            copies,
        })
    }

    /// The marks of what is attached to a card.
    fn attached(&self, line: &DeckLine) -> Result<Vec<Mark>, EncodeError> {
        if self.game != Game::Apoteose || line.copies != 1 {
            return Err(EncodeError::Attached { card: line.card });
        }
        let attached = line.attached.iter();
        let marks = attached.map(|(card, copies)| self.mark(*card, *copies));
        let mut marks = marks.collect::<Result<Vec<_>, _>>()?;
        marks.sort_unstable();
        Ok(marks)
    }
}

/// The sets of all cards, in order.
fn used(parts: &[Vec<Mark>], bearers: &[Bearer]) -> Vec<usize> {
    let attached = bearers.iter().flat_map(|(_, card, marks)| {
        let marks = marks.iter();
        marks.chain([card]).map(|mark| mark.set)
    });
    let mut sets: Vec<usize> = parts.iter().flatten().map(|mark| mark.set).collect();
    sets.extend(attached);
    sets.sort_unstable();
    sets.dedup();
    sets
}

fn put_sets(catalogue: &Catalogue, sets: &[usize], digits: &mut Vec<u8>) {
    for (place, set) in sets.iter().enumerate() {
        let code = catalogue.printings().code(*set);
        let more = if place + 1 < sets.len() { ANOTHER } else { 0 };
        put(code.len() as u64 + more, digits);
        digits.extend(code.bytes().filter_map(digit));
    }
}

/// Set by set: how many cards, then each by its distance from the one before.
fn put_marks(mut marks: &[Mark], sets: &[usize], digits: &mut Vec<u8>) {
    for set in sets {
        let count = marks.partition_point(|mark| mark.set <= *set);
        let (of_set, rest) = marks.split_at_checked(count).unwrap_or_default();
        marks = rest;
        put(count as u64, digits);
        let mut before = 0;
        for mark in of_set {
            let distance = u64::from(mark.number - before) - 1;
            let copies = u64::from(mark.copies) - 1;
            put(distance * COPIES + copies.min(COPIES - 1), digits);
            if let Some(more) = copies.checked_sub(COPIES - 1) {
                put(more, digits);
            }
            before = mark.number;
        }
    }
}

fn put_bearers(bearers: &[Bearer], sets: &[usize], digits: &mut Vec<u8>) {
    put(bearers.len() as u64, digits);
    for (section, card, attached) in bearers {
        put(*section as u64, digits);
        put(sets.partition_point(|set| *set < card.set) as u64, digits);
        put(u64::from(card.number) - 1, digits);
        put_marks(attached, sets, digits);
    }
}
